import type { SmsLogRow } from '@shiji/contract/messaging/messaging.ts'
import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import { type ListSpec, number, type ParsedList, text, time, word } from '../../../records/list.ts'
import { inOrder, listCondition, pageIds, toPage } from '../../../records/list-sql.ts'
import { smsLogs } from './sms.table.ts'

export const smsLogList: ListSpec = {
  filters: {
    id: number(smsLogs.id),
    phone: text(smsLogs.phone),
    name: word(smsLogs.name),
    content: text(smsLogs.content),
    ip: text(smsLogs.ip),
    status: word(smsLogs.status),
    created_at: time(smsLogs.createdAt),
  },
  sorts: { id: smsLogs.id, created_at: smsLogs.createdAt },
  defaultSort: { prop: 'created_at', order: 'desc' },
}

/** What was sent to whom, newest first. */
export async function smsLogPage(ctx: Ctx, list: ParsedList) {
  const { ids, total } = await pageIds(ctx, smsLogs, smsLogs.id, list, listCondition(list))
  const rows = ids.length === 0 ? [] : await ctx.db.select().from(smsLogs).where(inArray(smsLogs.id, ids))
  return toPage(list, inOrder(ids, rows).map(wireLog), total)
}

const wireLog = (row: typeof smsLogs.$inferSelect): SmsLogRow => ({
  id: row.id,
  phone: row.phone,
  name: row.name,
  content: row.content,
  status: row.status === 'sent' ? 'sent' : 'failed',
  error_msg: row.errorMsg,
  ip: row.ip,
  created_at: row.createdAt.toISOString(),
})
