import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { smsLogsCall } from '@shiji/contract/messaging/messaging.calls.ts'

const smsLogs = declarePage(smsLogsCall, ({ say }) => ({
  columns: [
    { id: 'phone', title: say('records.phone') },
    { id: 'name', title: say('records.purpose') },
    { id: 'content', title: say('records.content') },
    { id: 'status', title: say('records.status') },
    { id: 'error_msg', title: say('records.last_error') },
    { id: 'ip', title: say('records.ip'), priority: 'low' },
    { id: 'created_at', title: say('common.created_at'), kind: 'time', sortable: true },
  ],
  search: [
    { type: 'text', name: 'phone', label: say('records.phone'), operator: 'likeRight' },
    { type: 'daterange', name: 'created_at', label: say('common.created_at') },
  ],
  buttons: { show: false, store: false, update: false, destroy: false },
}))

/** SMS that were sent; with the console provider of the demo the code is shown. */
export const Component = () => <ResourcePage declare={smsLogs} texts={['records']} />
