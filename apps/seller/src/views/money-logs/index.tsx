import { MoneyLogCard } from '@shiji/backoffice/nouns/records/money-log-card.tsx'
import { moneyLogColumns } from '@shiji/backoffice/nouns/records/money-log-columns.ts'
import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { sellerMoneyLogsCall } from '@shiji/contract/finance/finance.calls.ts'

const logs = declarePage(sellerMoneyLogsCall, tools => ({
  columns: moneyLogColumns(tools, false),
  card: row => <MoneyLogCard row={row} />,
  sums: ['money'],
  search: [{ type: 'daterange', name: 'created_at', label: tools.say('common.created_at') }],
  buttons: { show: false, store: false, update: false, destroy: false },
}))

/** Money of the store. */
export const Component = () => <ResourcePage declare={logs} texts={['records']} />
