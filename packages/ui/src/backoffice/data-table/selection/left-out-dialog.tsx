import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '../../../common/button/button.tsx'
import { Dialog } from '../../../common/dialog/dialog.tsx'
import type { ActionFailure } from './table-selection.ts'

export interface LeftOutDialogProps {
  readonly title: string
  readonly done: number
  readonly failed: readonly ActionFailure[]
  readonly busy: boolean
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** Result of a long action: which rows it skipped and why (point 23). */
export function LeftOutDialog({ title, done, failed, busy, onRetry, onClose }: LeftOutDialogProps) {
  const say = useText('common', 'table')
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={say('table.bulk_result', { done, failed: failed.length })}
      footer={
        <>
          <Button onClick={onClose}>{say('common.close')}</Button>
          <Button look="solid" loading={busy} onClick={onRetry}>
            {say('table.bulk_retry')}
          </Button>
        </>
      }
    >
      <chakra.ul display="grid" gap="2" textStyle="md">
        {failed.map(({ id, name, reason }) => (
          <li key={id}>
            <chakra.strong fontWeight="semibold">{name}</chakra.strong>
            <chakra.span color="status.danger.fg" ms="2">
              {reason}
            </chakra.span>
          </li>
        ))}
      </chakra.ul>
    </Dialog>
  )
}
