import { adminAuditCall, sellerAuditCall } from '@shiji/contract/platform/desk.calls.ts'
import type { AuditRow } from '@shiji/contract/platform/platform.ts'
import { desc, inArray } from 'drizzle-orm'
import { auditLogs } from '../../../../infra/audit/audit.table.ts'
import type { AdminActor, Ctx, SellerActor } from '../../../../infra/context.ts'
import { inScope } from '../../../../records/in-scope.ts'
import type { ParsedList } from '../../../../records/list.ts'
import { listOf } from '../../../../records/list-of.ts'
import { inOrder, listCondition, pageIds } from '../../../../records/list-sql.ts'

const columns = {
  id: auditLogs.id,
  area: auditLogs.area,
  actor_id: auditLogs.actorId,
  actor_name: auditLogs.actorName,
  action: auditLogs.action,
  subject_type: auditLogs.subjectType,
  subject_id: auditLogs.subjectId,
  ip: auditLogs.ip,
  created_at: auditLogs.createdAt,
}
export const sellerAuditList = listOf(sellerAuditCall, columns)
export const adminAuditList = listOf(adminAuditCall, columns)

/** Audit log: everything for the platform, a store's own rows for a store. */
export async function auditPage(ctx: Ctx<AdminActor | SellerActor>, list: ParsedList) {
  const own = inScope(ctx.scope, { store: auditLogs.storeId })
  const { ids, total } = await pageIds(ctx, auditLogs, auditLogs.id, list, listCondition(list, own))
  const rows =
    ids.length === 0
      ? []
      : await ctx.db.select().from(auditLogs).where(inArray(auditLogs.id, ids)).orderBy(desc(auditLogs.id))
  return { rows: inOrder(ids, rows).map(wireAudit), total }
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
