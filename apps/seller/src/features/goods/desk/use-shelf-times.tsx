import { useShelfTimesMutation } from '@shiji/api/catalog/catalog.back-office.api.ts'
import { ActionDialog } from '@shiji/backoffice/core/action/action-dialog.tsx'
import type { GoodsRow } from '@shiji/contract/catalog/catalog.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { type ReactNode, useCallback, useState } from 'react'
import { useAsked } from './use-asked.ts'

type Goods = Pick<GoodsRow, 'id' | 'shelf_on_at' | 'shelf_off_at'>

/** Sets when the shelf of goods is switched, or cancels that. */
export function useShelfTimes(): {
  readonly set: (rows: readonly Goods[]) => Promise<boolean>
  readonly dialog: ReactNode
} {
  const say = useText('goods')
  const locale = useLocale()
  const { ids, isOpen, open, end } = useAsked()
  const [first, setFirst] = useState<Goods>()
  const [send] = useShelfTimesMutation()
  const timeOf = (at: string | null | undefined) => (at ? formatDateTime(at, locale) : '')
  const dialog = (
    <ActionDialog
      key={`times ${ids.join()}`}
      open={isOpen}
      title={say('goods.shelf_times')}
      fields={[
        {
          ...{ type: 'datetime', name: 'on_at', label: say('goods.shelf_on_at'), span: 24 },
          hint: say('goods.shelf_on_at_hint'),
        },
        { type: 'datetime', name: 'off_at', label: say('goods.shelf_off_at'), span: 24 },
      ]}
      initial={{ on_at: timeOf(first?.shelf_on_at), off_at: timeOf(first?.shelf_off_at) }}
      onSubmit={async values => {
        await send({ id: [...ids], on_at: String(values.on_at ?? ''), off_at: String(values.off_at ?? '') }).unwrap()
        end(true)
      }}
      onClose={() => end(false)}
    >
      {say('goods.shelf_times_many', { count: ids.length })}
    </ActionDialog>
  )
  const set = useCallback(
    (rows: readonly Goods[]) => {
      // The times of one are changed; several get the same new ones.
      setFirst(rows.length === 1 ? rows[0] : undefined)
      return open(rows.map(row => row.id))
    },
    [open],
  )
  return { set, dialog }
}
