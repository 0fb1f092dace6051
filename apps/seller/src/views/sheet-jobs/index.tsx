import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { SheetJobs } from '@shiji/backoffice/nouns/sheet-job/sheet-jobs.tsx'
import type { ImportKind, SheetKind } from '@shiji/contract/exchange/sheet.words.ts'
import type { SellerPermission } from '@shiji/contract/permissions.ts'

const SEEN_WITH = {
  goods: 'goods.view',
  stock: 'stock.view',
  prices: 'goods.view',
  orders: 'order.view',
} as const satisfies Partial<Record<SheetKind, SellerPermission>>
const CHANGED_WITH: Readonly<Record<ImportKind, readonly SellerPermission[]>> = {
  goods: ['goods.create', 'goods.update', 'stock.update'],
  stock: ['stock.update'],
  prices: ['goods.update'],
}
const KINDS = ['goods', 'stock', 'prices', 'orders'] as const

/** Imports and exports of the store. */
export function Component() {
  const holds = useHeldPermissions()
  return (
    <SheetJobs
      kinds={KINDS.filter(kind => holds(SEEN_WITH[kind]))}
      mayImport={kind => holds('sheet.import') && CHANGED_WITH[kind].every(each => holds(each))}
    />
  )
}
