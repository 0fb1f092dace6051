import { SETTLEMENT_SUMS, settlementColumns, settlementSearch } from '@shiji/backoffice/records/settlement-columns.ts'
import type { DeclareResource } from '@shiji/backoffice/resource/resource-declaration.ts'
import { ResourcePage } from '@shiji/backoffice/resource/resource-page.tsx'

const settlements: DeclareResource = tools => ({
  path: '/Seller/order_settlements',
  noun: 'order_settlement',
  columns: settlementColumns(tools, false),
  sums: SETTLEMENT_SUMS,
  search: settlementSearch(tools),
  buttons: { store: false, update: false, destroy: false },
})

/** What orders brought to the store's balance. */
export const Component = () => <ResourcePage declare={settlements} texts={['records', 'status']} />
