import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '../../../common/button/button.tsx'
import type { TableFailure } from './table-failure.ts'

export interface FailureBarProps {
  readonly failure: TableFailure
  readonly retrying: boolean
  readonly onRetry: (() => void) | undefined
}

/** Shows above old rows that new ones failed to load: reason, request id, retry (point 34). */
export function FailureBar({ failure, retrying, onRetry }: FailureBarProps) {
  const say = useText('common', 'error', 'table')
  return (
    <chakra.div
      role="alert"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      px="4"
      py="2"
      bg="status.danger.subtle"
      color="status.danger.fg"
      borderRadius="md"
      textStyle="md"
    >
      <chakra.span flex="1">
        {say('table.load_failed')}
        {failure.message && ` ${failure.message}`}
        {failure.requestId && ` ${say('error.request_id', { id: failure.requestId })}`}
      </chakra.span>
      {onRetry && (
        <Button size="sm" loading={retrying} onClick={onRetry}>
          {say('common.retry')}
        </Button>
      )}
    </chakra.div>
  )
}
