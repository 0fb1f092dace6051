import type { AuditChange, AuditName } from '@shiji/contract/platform/audit.ts'
import { adminAuditCall, sellerAuditCall } from '@shiji/contract/platform/desk.calls.ts'
import type { AuditRow } from '@shiji/contract/platform/platform.ts'
import { desc, inArray } from 'drizzle-orm'
import { auditLogs } from '../../../../infra/audit/audit.table.ts'
import type { AdminActor, Ctx, SellerActor } from '../../../../infra/context.ts'
import { inScope } from '../../../../records/in-scope.ts'
import type { ParsedList } from '../../../../records/list.ts'
import { listOf } from '../../../../records/list-of.ts'
import { inOrder, listCondition, pageIds } from '../../../../records/list-sql.ts'
import { changesOf, MOST_CHANGES } from '../../domain/audit-change.ts'
import { idsIn } from '../../domain/audit-names.ts'

const columns = {
  id: auditLogs.id,
  area: auditLogs.area,
  actor_id: auditLogs.actorId,
  actor_name: auditLogs.actorName,
  action: auditLogs.action,
  subject_type: auditLogs.subjectType,
  subject_id: auditLogs.subjectId,
  subject_name: auditLogs.subjectName,
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
  const entries = inOrder(ids, rows).map(row => ({ ...row, changes: changesOf(row.before, row.after) }))
  const names = await namesIn(ctx, entries)
  return { rows: entries.map(entry => wireAudit(entry, names)), total }
}

type Entry = typeof auditLogs.$inferSelect & { readonly changes: readonly AuditChange[] }
type Names = ReadonlyMap<string, ReadonlyMap<number, AuditName>>

/** Names of all ids in these entries, by kind: one query for each kind. */
async function namesIn(ctx: Ctx, entries: readonly Entry[]): Promise<Names> {
  const wanted = Map.groupBy(
    entries.flatMap(({ subjectType, changes }) => idsIn(subjectType, changes)),
    ({ kind }) => kind,
  )
  const found = new Map<string, ReadonlyMap<number, AuditName>>()
  for (const [kind, fields] of wanted) {
    const ids = new Set(fields.flatMap(field => field.ids))
    found.set(kind, (await ctx.ports.recordNames[kind]?.(ctx, [...ids])) ?? new Map())
  }
  return found
}

function namesOf({ subjectType, changes }: Entry, names: Names): AuditRow['names'] {
  const shown: Record<string, Record<string, AuditName>> = {}
  for (const { field, kind, ids } of idsIn(subjectType, changes)) {
    const named = ids.flatMap(id => {
      const name = names.get(kind)?.get(id)
      return name === undefined ? [] : [[String(id), name] as const]
    })
    shown[field] = { ...shown[field], ...Object.fromEntries(named) }
  }
  return shown
}

const wireAudit = (row: Entry, names: Names): AuditRow => ({
  id: row.id,
  area: row.area,
  actor_id: row.actorId,
  actor_name: row.actorName,
  action: row.action,
  subject_type: row.subjectType,
  subject_id: row.subjectId,
  subject_name: row.subjectName,
  changes: row.changes.slice(0, MOST_CHANGES),
  change_count: row.changes.length,
  names: namesOf(row, names),
  ip: row.ip,
  created_at: row.createdAt.toISOString(),
})
