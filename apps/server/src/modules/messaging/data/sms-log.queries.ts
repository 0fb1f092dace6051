import { smsLogsCall } from '@shiji/contract/messaging/messaging.calls.ts'
import type { SmsLogRow } from '@shiji/contract/messaging/messaging.ts'
import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import type { ParsedList } from '../../../records/list.ts'
import { listOf } from '../../../records/list-of.ts'
import { inOrder, listCondition, pageIds } from '../../../records/list-sql.ts'
import { smsLogs } from './sms.table.ts'

export const smsLogList = listOf(smsLogsCall, {
  id: smsLogs.id,
  phone: smsLogs.phone,
  name: smsLogs.name,
  content: smsLogs.content,
  ip: smsLogs.ip,
  status: smsLogs.status,
  created_at: smsLogs.createdAt,
})

/** Sent messages, newest first. */
export async function smsLogPage(ctx: Ctx, list: ParsedList) {
  const { ids, total } = await pageIds(ctx, smsLogs, smsLogs.id, list, listCondition(list))
  const rows = ids.length === 0 ? [] : await ctx.db.select().from(smsLogs).where(inArray(smsLogs.id, ids))
  return { rows: inOrder(ids, rows).map(wireLog), total }
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
