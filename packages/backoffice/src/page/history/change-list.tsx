import { chakra } from '@chakra-ui/react/styled-system'
import type { AuditRow } from '@shiji/contract/platform/platform.ts'
import { formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText, useTranslation } from '@shiji/i18n/react.ts'
import { changeText } from './audit-text.ts'

interface ChangeListProps {
  readonly row: AuditRow
  /** Changes to show; the rest is counted. @default all that were sent */
  readonly most?: number
}

/** What an audited action changed, a sentence for each change. */
export function ChangeList({ row, most = row.changes.length }: ChangeListProps) {
  const say = useText('audit', 'status', 'permission')
  const { i18n } = useTranslation('audit')
  const locale = useLocale()
  const shown = row.changes.slice(0, most)
  const rest = row.change_count - shown.length
  if (shown.length === 0)
    return row.action.endsWith('.update') ? (
      <chakra.span color="fg.muted">{say('audit.change.none')}</chakra.span>
    ) : null
  return (
    <chakra.ul listStyleType="none" display="grid" gap="1" minW="0">
      {shown.map((change, at) => (
        <chakra.li key={at} overflowWrap="anywhere">
          {changeText({ say, i18n, locale }, row, change)}
        </chakra.li>
      ))}
      {rest > 0 && (
        <chakra.li color="fg.muted">{say('audit.change.more', { count: formatNumber(rest, locale) })}</chakra.li>
      )}
    </chakra.ul>
  )
}
