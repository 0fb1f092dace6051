import { DEMO_PAY_PASSWORD_HASH } from '@shiji/server/seeds/demo/load/secrets.ts'
import { systemContext } from '@shiji/server/src/infra/context.ts'
import { transact } from '@shiji/server/src/infra/database/transact.ts'
import { bookAll } from '@shiji/server/src/modules/finance/index.ts'
import { openSession } from '@shiji/server/src/modules/identity/index.ts'
import { sql } from 'drizzle-orm'
import type { Shop } from './runtime.ts'

/** The payment password of every prepared buyer. */
export const PAY_PASSWORD = '246810'
/** Fen that each of them gets: enough for hundreds of checkouts. */
const BALANCE = 1_000_000_00

export interface Buyer {
  readonly token: string
  readonly addressId: number
}

/** Buyers of the world who can check out: with a session, an address, a payment password and money. */
export async function prepareBuyers({ runtime }: Shop, count: number): Promise<Buyer[]> {
  const ctx = systemContext(runtime, 'bench')
  const { rows } = await runtime.db.execute<{ user_id: string; address_id: string }>(
    sql`select u.id as user_id, min(a.id) as address_id from users u join addresses a on a.user_id = u.id
      where u.status = 'active' and u.belong_id = 0 group by u.id order by u.id limit ${count}`,
  )
  if (rows.length < count) throw new Error(`${count} buyers with an address are needed, there are ${rows.length}`)
  const ids = rows.map(row => Number(row.user_id))
  await runtime.db.execute(
    sql`update users set pay_password_hash = ${DEMO_PAY_PASSWORD_HASH} where id in (${sql.join(ids, sql`, `)})`,
  )
  await transact(ctx, async tx => {
    await bookAll(
      tx,
      ids.map(id => ({
        cause: `bench:${crypto.randomUUID()}`,
        kind: 'adjusted' as const,
        memo: { reason: 'bench' },
        postings: [
          { account: 'user.balance' as const, ownerId: id, amount: BALANCE },
          { account: 'platform.adjustment' as const, ownerId: 0, amount: -BALANCE },
        ],
      })),
    )
  })
  const buyers: Buyer[] = []
  for (const row of rows) {
    const { token } = await openSession(ctx, { area: 'buyer', accountId: Number(row.user_id), storeId: null })
    buyers.push({ token, addressId: Number(row.address_id) })
  }
  return buyers
}
