import { useChangeStockMutation } from '@shiji/api/stock/stock.seller.api.ts'
import { ActionDialog } from '@shiji/backoffice/core/action/action-dialog.tsx'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { useIdempotencyKey } from '@shiji/backoffice/page/record/idempotency.ts'
import type { StockRow } from '@shiji/contract/stock/stock.ts'
import { STOCK_REASONS } from '@shiji/contract/stock/stock.words.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'

export interface ChangeDialogProps {
  /** The SKU; the dialog is closed without one. */
  readonly row: StockRow | undefined
  readonly onClose: () => void
}

const NOTE = 100

/** Books what came in or went out of one SKU, with the cause. */
export function ChangeDialog({ row, onClose }: ChangeDialogProps) {
  const say = useText('stock')
  const locale = useLocale()
  const [change] = useChangeStockMutation()
  const keyOf = useIdempotencyKey()
  const names =
    row === undefined
      ? []
      : [inLanguage(row, 'goods_name', locale), inLanguage(row, 'sku_name', locale)].filter(Boolean)
  return (
    <ActionDialog
      key={row?.id}
      open={row !== undefined}
      title={say('stock.change')}
      fields={[
        {
          type: 'number',
          name: 'difference',
          label: say('stock.difference'),
          hint: say('stock.difference_hint'),
          required: true,
          span: 24,
        },
        {
          type: 'select',
          name: 'reason',
          label: say('stock.cause'),
          choices: STOCK_REASONS.map(value => ({ value, label: say(`stock.reason.${value}`) })),
          required: true,
          span: 24,
        },
        { type: 'textarea', name: 'note', label: say('stock.note'), limit: NOTE, span: 24 },
      ]}
      initial={{ difference: null, reason: 'purchase', note: '' }}
      schema={rules =>
        rules.object({
          note: rules.string().max(NOTE, say('error.max_length', { limit: NOTE })),
        })
      }
      onSubmit={async values => {
        const body = {
          sku_id: row?.id ?? 0,
          difference: Number(values.difference),
          reason: STOCK_REASONS.find(reason => reason === values.reason) ?? 'correction',
          note: String(values.note ?? ''),
        }
        await change({ ...body, idempotencyKey: keyOf(body) }).unwrap()
      }}
      onClose={onClose}
    >
      {row !== undefined && (
        <>
          {names.join(' · ')} · {say('stock.on_hand')} {row.on_hand} · {say('stock.reserved')} {row.reserved}
        </>
      )}
    </ActionDialog>
  )
}
