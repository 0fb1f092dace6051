import {
  SETTLEMENT_SUMS,
  settlementColumns,
  settlementSearch,
} from '@shiji/backoffice/nouns/records/settlement-columns.ts'
import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { sellerSettlementsCall } from '@shiji/contract/finance/finance.calls.ts'

const settlements = declarePage(sellerSettlementsCall, tools => ({
  columns: settlementColumns(tools, false),
  sums: SETTLEMENT_SUMS,
  search: settlementSearch(tools),
  buttons: { store: false, update: false, destroy: false },
}))

/** What orders brought to the store's balance. */
export const Component = () => <ResourcePage declare={settlements} texts={['records', 'status']} />
