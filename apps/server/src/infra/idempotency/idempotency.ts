import { createHash } from 'node:crypto'
import { AppError } from '../app-error.ts'
import type { Actor, Ctx } from '../context.ts'
import { named } from '../database/named.ts'
import { transact } from '../database/transact.ts'

export interface KeyedCall {
  readonly actor: string
  readonly route: string
  readonly key: string
  readonly body: unknown
}

const TAKE = `
  insert into idempotency_keys (actor, route, key, body_hash, created_at) values ($1, $2, $3, $4, $5)
  on conflict do nothing returning key`
const READ = 'select body_hash, answer from idempotency_keys where actor = $1 and route = $2 and key = $3'
const KEEP = 'update idempotency_keys set answer = $4 where actor = $1 and route = $2 and key = $3'

/**
 * Runs `work` at most once per (actor, route, key): a repeat gets the first answer, a repeat with another body is
 * refused. Key, work and answer share one transaction, so a failed or interrupted try leaves nothing and may be
 * repeated; a second call that arrives while the first runs waits for it on the key's row.
 */
export async function idempotently<A extends Actor, T>(
  ctx: Ctx<A>,
  call: KeyedCall,
  work: (tx: Ctx<A>) => Promise<T>,
): Promise<T> {
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(call.body ?? null))
    .digest('hex')
  const mine = [call.actor, call.route, call.key]
  const once = async (tx: Ctx<A>): Promise<T> => {
    const taken = await named<{ key: string }>(tx, 'idempotency_take', TAKE, [...mine, bodyHash, tx.clock.now()])
    if (taken.length === 0) {
      const [first] = await named<{ body_hash: string; answer: T }>(tx, 'idempotency_read', READ, mine)
      if (first === undefined || first.body_hash !== bodyHash) throw new AppError('idempotency.reused')
      return first.answer
    }
    const answer = await work(tx)
    await named(tx, 'idempotency_keep', KEEP, [...mine, JSON.stringify(answer ?? null)])
    return answer
  }
  // A commit whose answer was lost is repeated: the key's row shows whether it succeeded.
  return transact(ctx, once, { ifUnsure: 'repeat' })
}
