import { useShelfTimesMutation } from '@shiji/api/catalog/catalog.back-office.api.ts'
import { ActionDialog } from '@shiji/backoffice/core/action/action-dialog.tsx'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import type { DeskDialogProps } from './desk-dialog.ts'

/** Sets when the shelf of goods is switched, or cancels that. */
export function ShelfTimesDialog({ rows, onEnd }: DeskDialogProps) {
  const say = useText('goods', 'records')
  const locale = useLocale()
  // The times of one are changed; several get the same new ones.
  const first = rows.length === 1 ? rows[0] : undefined
  const [send] = useShelfTimesMutation()
  const timeOf = (at: string | null | undefined) => (at ? formatDateTime(at, locale) : '')
  return (
    <ActionDialog
      open
      title={say('records.goods_shelf_times')}
      fields={[
        {
          ...{ type: 'datetime', name: 'on_at', label: say('goods.shelf_on_at'), span: 24 },
          hint: say('goods.shelf_on_at_hint'),
        },
        { type: 'datetime', name: 'off_at', label: say('goods.shelf_off_at'), span: 24 },
      ]}
      initial={{ on_at: timeOf(first?.shelf_on_at), off_at: timeOf(first?.shelf_off_at) }}
      onSubmit={async values => {
        const id = rows.map(row => row.id)
        await send({ id, on_at: String(values.on_at ?? ''), off_at: String(values.off_at ?? '') }).unwrap()
        onEnd(true)
      }}
      onClose={() => onEnd(false)}
    >
      {say('goods.shelf_times_many', { count: rows.length })}
    </ActionDialog>
  )
}
