import { settlementColumns, settlementSearch } from '@shiji/backoffice/records/settlement-columns.ts'
import type { DeclareResource } from '@shiji/backoffice/resource/resource-declaration.ts'
import { ResourcePage } from '@shiji/backoffice/resource/resource-page.tsx'

const settlements: DeclareResource = tools => ({
  path: '/Admin/order_settlements',
  noun: 'order_settlement',
  columns: settlementColumns(tools, true),
  search: settlementSearch(tools),
  buttons: { show: false, store: false, update: false, destroy: false },
})

/** What stores were paid and what the platform earned, order by order. */
export const Component = () => <ResourcePage declare={settlements} texts={['records', 'status']} />
