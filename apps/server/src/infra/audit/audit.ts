import type { AuditAction, AuditRecord } from '@shiji/contract/platform/audit.ts'
import type { Ctx } from '../context.ts'
import { storeIdOf } from '../scope.ts'
import { auditLogs } from './audit.table.ts'

export interface AuditEntry {
  /** What was done, as a permission-like id: `express.update`. */
  readonly action: AuditAction
  readonly subjectType: AuditRecord
  readonly subjectId?: number
  readonly before?: unknown
  readonly after?: unknown
}

const SECRET = /password|secret|token|_hash|hash$/i

/**
 * Writes one audit row in the change's own transaction. Actions of buyers and of the system are not audited here (they
 * have histories).
 */
export async function audit(tx: Ctx, entry: AuditEntry): Promise<void> {
  const { actor } = tx
  if (actor.kind !== 'admin' && actor.kind !== 'seller') return
  await tx.db.insert(auditLogs).values({
    id: await tx.ids.next(),
    area: actor.kind,
    actorId: actor.id,
    actorName: actor.name,
    storeId: storeIdOf(tx.scope),
    action: entry.action,
    subjectType: entry.subjectType,
    subjectId: entry.subjectId ?? null,
    before: withoutSecrets(entry.before),
    after: withoutSecrets(entry.after),
    ip: tx.ip,
    requestId: tx.requestId,
    createdAt: tx.clock.now(),
  })
}

function withoutSecrets(value: unknown): unknown {
  if (value === undefined) return null
  return JSON.parse(
    JSON.stringify(value, (key, part: unknown) => (SECRET.test(key) && part !== null ? '[hidden]' : part)),
  )
}
