import type { AuditAction, AuditRecord, AuditSubject, AuditVerb } from '@shiji/contract/platform/audit.words.ts'
import type { Ctx } from '../context.ts'
import { storeIdOf } from '../scope.ts'
import { auditLogs } from './audit.table.ts'

interface AuditedRecord {
  readonly subjectType: AuditRecord
  readonly subjectId?: number
  /** Name or number of the record, by which the log finds it; by default that of `after` or `before`. */
  readonly subjectName?: string
}

/** Verbs of things that happened and changed no single record: their entry says only what happened. */
type Happening = 'run' | 'view'
type ChangeVerb = Exclude<AuditVerb, Happening | 'create' | 'delete'>

/**
 * One audited action, named like a permission: `express.update`. Every change has the values before and after, a new
 * record those after and a deleted one those before; anything else does not compile.
 */
export type AuditEntry = AuditedRecord &
  (
    | { readonly action: `${AuditSubject}.create`; readonly before?: never; readonly after: object }
    | { readonly action: `${AuditSubject}.delete`; readonly before: object; readonly after?: never }
    | { readonly action: `${AuditSubject}.${Happening}`; readonly before?: object; readonly after: object }
    | { readonly action: `${AuditSubject}.${ChangeVerb}`; readonly before: object; readonly after: object }
  )

const SECRET = /password|secret|token|_hash|hash$/i

/**
 * Writes one audit row in the change's own transaction. Actions of buyers and of the system are not audited here (they
 * have histories).
 */
export async function audit(tx: Ctx, entry: AuditEntry): Promise<void> {
  const { actor } = tx
  if (actor.kind !== 'admin' && actor.kind !== 'seller') return
  const { action, before, after }: { action: AuditAction; before?: object; after?: object } = entry
  await tx.db.insert(auditLogs).values({
    id: await tx.ids.next(),
    area: actor.kind,
    actorId: actor.id,
    actorName: actor.name,
    storeId: storeIdOf(tx.scope),
    action,
    subjectType: entry.subjectType,
    subjectId: entry.subjectId ?? null,
    subjectName: entry.subjectName ?? ownName(before) ?? ownName(after) ?? '',
    before: withoutSecrets(before),
    after: withoutSecrets(after),
    ip: tx.ip,
    requestId: tx.requestId,
    createdAt: tx.clock.now(),
  })
}

/** Members that name a record, the best first. */
const NAMES = ['order_no', 'orderNo', 'name', 'title', 'nameZh', 'word', 'nickname', 'username']

function ownName(record: object | undefined): string | undefined {
  if (record === undefined) return undefined
  const names = NAMES.map((name): unknown => Reflect.get(record, name))
  return names.find(name => typeof name === 'string' && name !== '')?.toString()
}

/** Values of passwords and the like are never kept, only that there was one. */
function withoutSecrets(value: unknown): unknown {
  if (value === undefined) return null
  return JSON.parse(
    JSON.stringify(value, (key, part: unknown) =>
      SECRET.test(key) && part !== null && part !== '' ? '[hidden]' : part,
    ),
  )
}
