import { useGetGoodsFormQuery } from '@shiji/api/catalog/catalog.back-office.api.ts'
import { GuardedDialog } from '@shiji/backoffice/core/action/guarded-dialog.tsx'
import { RecordState } from '@shiji/backoffice/page/record/record-state.tsx'
import { useText } from '@shiji/i18n/react.ts'
import { lazyPart } from '@shiji/ui/common/lazy/lazy-part.tsx'
import { Suspense, useState } from 'react'

const StockForm = lazyPart(() => import('./stock-form.tsx').then(module => module.StockForm))

export interface StockDialogProps {
  /** The goods whose stock is counted; the dialog is closed without any. */
  readonly goodsId: number | undefined
  readonly onClose: () => void
}

/** Counts the stock of goods, SKU by SKU, based on the current stock on the server. */
export function StockDialog({ goodsId, onClose }: StockDialogProps) {
  const say = useText('records')
  const [dirty, setDirty] = useState(false)
  const asked = useGetGoodsFormQuery(
    { area: 'seller', id: goodsId ?? 0 },
    { skip: goodsId === undefined, refetchOnMountOrArgChange: true },
  )
  const goods = asked.currentData
  const close = () => {
    setDirty(false)
    onClose()
  }
  const waiting = <RecordState record={asked} />
  return (
    <GuardedDialog
      open={goodsId !== undefined}
      onClose={close}
      title={say('records.count_stock')}
      width="half"
      dirty={dirty}
    >
      {goods === undefined ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <StockForm
            key={goods.id}
            goods={goods}
            look={async () => (await asked.refetch()).data}
            onDirty={setDirty}
            onClose={close}
          />
        </Suspense>
      )}
    </GuardedDialog>
  )
}
