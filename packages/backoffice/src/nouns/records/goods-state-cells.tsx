import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsRow } from '@shiji/contract/catalog/catalog.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import type { SayText } from '@shiji/i18n/react.ts'
import { StatusTag } from '@shiji/ui/common/status-tag/status-tag.tsx'

/** Review of goods, and the state of their open change. */
export const ReviewCell = ({ row }: { readonly row: Pick<GoodsRow, 'verify' | 'change_state'> }) => (
  <chakra.span display="inline-flex" flexDirection="column" alignItems="flex-start" gap="1">
    <StatusTag kind="review" status={row.verify} />
    {row.change_state && <StatusTag kind="change" status={row.change_state} />}
  </chakra.span>
)

interface ShelfCellProps {
  readonly row: Pick<GoodsRow, 'shelf' | 'shelf_on_at' | 'shelf_off_at'>
  readonly say: SayText
  readonly locale: Locale
}

/** Shelf of goods, and when it is switched. */
export const ShelfCell = ({ row, say, locale }: ShelfCellProps) => (
  <chakra.span display="inline-flex" flexDirection="column" alignItems="flex-start" gap="1">
    <StatusTag kind="shelf" status={row.shelf} />
    {(['shelf_on_at', 'shelf_off_at'] as const).map(
      name =>
        row[name] && (
          <chakra.span key={name} textStyle="xs" color="fg.muted">
            {say(`records.${name}`, { time: formatDateTime(row[name], locale) })}
          </chakra.span>
        ),
    )}
  </chakra.span>
)
