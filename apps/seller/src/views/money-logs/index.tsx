import { moneyLogColumns } from '@shiji/backoffice/records/money-log-columns.ts'
import type { DeclareResource } from '@shiji/backoffice/resource/resource-declaration.ts'
import { ResourcePage } from '@shiji/backoffice/resource/resource-page.tsx'

const logs: DeclareResource = tools => ({
  path: '/Seller/money_logs',
  noun: 'money_log',
  columns: moneyLogColumns(tools, false),
  sums: ['money'],
  search: [{ type: 'daterange', name: 'created_at', label: tools.say('common.created_at') }],
  buttons: { show: false, store: false, update: false, destroy: false },
})

/** Money of the store. */
export const Component = () => <ResourcePage declare={logs} texts={['records']} />
