import { chakra } from '@chakra-ui/react/styled-system'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'

/** Offers to restore unsaved input, for example after the session ended. */
export function KeptOffer({
  at,
  onTake,
  onDrop,
}: {
  /** When it was typed, ISO 8601. */
  readonly at: string
  readonly onTake: () => void
  readonly onDrop: () => void
}) {
  const say = useText('goods')
  const locale = useLocale()
  return (
    <chakra.div
      role="status"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      p="3"
      mb="4"
      borderRadius="md"
      bg="status.warning.subtle"
      borderWidth="1px"
      borderColor="status.warning.border"
      textStyle="sm"
    >
      <chakra.span flex="1" minW="200px">
        {say('goods.kept', { time: formatDateTime(at, locale) })}
      </chakra.span>
      <Button size="sm" look="solid" onClick={onTake}>
        {say('goods.kept_take')}
      </Button>
      <Button size="sm" onClick={onDrop}>
        {say('goods.kept_drop')}
      </Button>
    </chakra.div>
  )
}
