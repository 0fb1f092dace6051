import { DEMO_PASSWORD_HASH } from '@shiji/server/seeds/demo/load/secrets.ts'
import { systemContext } from '@shiji/server/src/infra/context.ts'
import { admins, joinStore, openSession, users } from '@shiji/server/src/modules/identity/index.ts'
import { sql } from 'drizzle-orm'
import type { Shop } from './runtime.ts'

export interface Desk {
  readonly token: string
  readonly storeId: number
}

/** Platform people who may do everything, each with a session. */
export async function prepareAdmins({ runtime }: Shop, count: number): Promise<readonly Desk[]> {
  const ctx = systemContext(runtime, 'bench')
  const desks: Desk[] = []
  for (let at = 0; at < count; at += 1) {
    const id = await runtime.ids.next()
    await runtime.db.insert(admins).values({
      id,
      username: `bench_${id}`,
      passwordHash: DEMO_PASSWORD_HASH,
      nickname: `bench ${at}`,
      isSuper: true,
      createdAt: runtime.clock.now(),
    })
    const { token } = await openSession(ctx, { area: 'admin', accountId: id, storeId: null })
    desks.push({ token, storeId: 0 })
  }
  return desks
}

/** Owners of the stores with the most orders, `each` of every store, with a session bound to it; stores in turn. */
export async function prepareOwners({ runtime }: Shop, stores: number, each: number): Promise<readonly Desk[]> {
  const ctx = systemContext(runtime, 'bench')
  const { rows } = await runtime.db.execute<{ id: string }>(
    sql`select s.id from stores s join orders o on o.store_id = s.id group by s.id order by count(*) desc, s.id limit ${stores}`,
  )
  const desks: Desk[] = []
  for (let at = 0; at < rows.length * each; at += 1) {
    const storeId = Number(rows[at % rows.length]?.id)
    const id = await runtime.ids.next()
    await runtime.db.insert(users).values({
      id,
      username: `bench_${id}`,
      passwordHash: DEMO_PASSWORD_HASH,
      nickname: `bench ${at}`,
      createdAt: runtime.clock.now(),
    })
    await joinStore(ctx, { userId: id, storeId, role: 'owner' })
    const { token } = await openSession(ctx, { area: 'seller', accountId: id, storeId })
    desks.push({ token, storeId })
  }
  return desks
}
