import type { AuditRow } from '@shiji/contract/platform/platform.ts'
import { desc, inArray } from 'drizzle-orm'
import { auditLogs } from '../../../infra/audit/audit.table.ts'
import type { AdminActor, Ctx, SellerActor } from '../../../infra/context.ts'
import { inScope } from '../../../records/in-scope.ts'
import { type ListSpec, number, type ParsedList, text, time, word } from '../../../records/list.ts'
import { inOrder, listCondition, pageIds, toPage } from '../../../records/list-sql.ts'

export const auditList: ListSpec = {
  filters: {
    id: number(auditLogs.id),
    area: word(auditLogs.area),
    actor_id: number(auditLogs.actorId),
    actor_name: text(auditLogs.actorName),
    action: text(auditLogs.action),
    subject_type: text(auditLogs.subjectType),
    subject_id: number(auditLogs.subjectId),
    ip: text(auditLogs.ip),
    created_at: time(auditLogs.createdAt),
  },
  sorts: { id: auditLogs.id, created_at: auditLogs.createdAt },
  defaultSort: { prop: 'created_at', order: 'desc' },
}

/** Who changed what: everything for the platform, the own store's for a store. */
export async function auditPage(ctx: Ctx<AdminActor | SellerActor>, list: ParsedList) {
  const own = inScope(ctx.scope, { store: auditLogs.storeId })
  const { ids, total } = await pageIds(ctx, auditLogs, auditLogs.id, list, listCondition(list, own))
  const rows =
    ids.length === 0
      ? []
      : await ctx.db.select().from(auditLogs).where(inArray(auditLogs.id, ids)).orderBy(desc(auditLogs.id))
  return toPage(list, inOrder(ids, rows).map(wireAudit), total)
}

const wireAudit = (row: typeof auditLogs.$inferSelect): AuditRow => ({
  id: row.id,
  area: row.area,
  actor_id: row.actorId,
  actor_name: row.actorName,
  action: row.action,
  subject_type: row.subjectType,
  subject_id: row.subjectId,
  before: row.before,
  after: row.after,
  ip: row.ip,
  created_at: row.createdAt.toISOString(),
})
