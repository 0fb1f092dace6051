import { and, desc, eq } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { auditLogs } from './audit.table.ts'

/** Who last changed a record from a back office, and when; nulls if there was no change. */
export interface LastChange {
  readonly changed_by: string | null
  /** ISO 8601. */
  readonly changed_at: string | null
}

/** Reads the newest audit row of a record. */
export async function lastChange(tx: Ctx, subjectType: string, subjectId: number): Promise<LastChange> {
  const [row] = await tx.db
    .select({ by: auditLogs.actorName, at: auditLogs.createdAt })
    .from(auditLogs)
    .where(and(eq(auditLogs.subjectType, subjectType), eq(auditLogs.subjectId, subjectId)))
    .orderBy(desc(auditLogs.createdAt), desc(auditLogs.id))
    .limit(1)
  return { changed_by: row?.by ?? null, changed_at: row?.at.toISOString() ?? null }
}
