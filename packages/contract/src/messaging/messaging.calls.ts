import { listCall } from '../lists/list-call.ts'
import type { SmsLogRow } from './messaging.ts'

/** Texts that were sent. */
export const smsLogsCall = listCall<SmsLogRow>()({
  area: 'admin',
  path: 'sms_logs',
  noun: 'sms_log',
  filters: {
    id: 'number',
    phone: 'text',
    name: 'word',
    content: 'text',
    ip: 'text',
    status: 'word',
    created_at: 'time',
  },
  sorts: ['id', 'created_at'],
  defaultSort: { prop: 'created_at', order: 'desc' },
})
