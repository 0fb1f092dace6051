import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../app-error.ts'
import type { Actor, Ctx } from '../context.ts'
import { transact } from '../database/transact.ts'
import { idempotencyKeys } from './idempotency.table.ts'

export interface KeyedCall {
  readonly actor: string
  readonly route: string
  readonly key: string
  readonly body: unknown
}

/**
 * Runs `work` at most once per (actor, route, key): a repeat gets the first answer, a repeat with another body is refused.
 * Key, work and answer share one transaction, so a failed or cut-off try leaves nothing and may be repeated; a second call
 * that arrives while the first runs waits for it on the key's row.
 */
export async function idempotently<A extends Actor, T>(
  ctx: Ctx<A>,
  call: KeyedCall,
  work: (tx: Ctx<A>) => Promise<T>,
): Promise<T> {
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(call.body ?? null))
    .digest('hex')
  return transact(ctx, async tx => {
    const mine = and(
      eq(idempotencyKeys.actor, call.actor),
      eq(idempotencyKeys.route, call.route),
      eq(idempotencyKeys.key, call.key),
    )
    const inserted = await tx.db
      .insert(idempotencyKeys)
      .values({ actor: call.actor, route: call.route, key: call.key, bodyHash, createdAt: tx.clock.now() })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    if (inserted.length === 0) {
      const [first] = await tx.db.select().from(idempotencyKeys).where(mine)
      if (first === undefined || first.bodyHash !== bodyHash) throw new AppError('idempotency.reused')
      return first.answer as T
    }
    const answer = await work(tx)
    await tx.db.update(idempotencyKeys).set({ answer }).where(mine)
    return answer
  })
}
