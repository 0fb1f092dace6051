import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, anAdmin } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aClass, type BuiltGoods, goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { AppError } from '../../../../infra/app-error.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { storePlace, stores } from '../../../store/index.ts'
import { goodsClasses } from '../../data/classes/class.table.ts'
import { goods } from '../../data/goods/goods.table.ts'
import { classPlace } from '../../data/goods/goods-place.queries.ts'

let server: TestApp
let admin: Account
beforeAll(async () => {
  server = await createTestApp()
  admin = await anAdmin(server)
})
afterAll(() => server.close())

/** A step in the middle at which a transaction waits. */
function gate() {
  let open: () => void = () => undefined
  const passed = new Promise<void>(resolve => {
    open = resolve
  })
  return { passed, open: () => open() }
}

const close = (id: number) =>
  server.call('PUT', '/Admin/stores/status', {
    token: admin.token,
    body: { id, store_status: 'closed', reason: 'race' },
  })

/** Waits until a statement of this database waits for a lock; every check is a round trip, so nothing spins. */
async function untilBlocked(): Promise<void> {
  for (let look = 0; look < 2_000; look += 1) {
    const { rows } = await server.ctx.db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows.length > 0) return
  }
  throw new Error('nothing waits')
}

type ReadsTrading = (tx: Ctx, storeId: number) => Promise<boolean>

/**
 * A save has read the store and is about to list its goods while the platform closes the store, which waits or is done
 * first.
 */
async function saveWhileClosing(readTrading: ReadsTrading, closing: 'waits' | 'is done'): Promise<boolean | undefined> {
  const store = await aStore(server.ctx)
  const built = await goodsOf(server.ctx, store.id, { isListed: false })
  const [read, go] = [gate(), gate()]
  const saved = transact(server.ctx, async tx => {
    const isTrading = await readTrading(tx, store.id)
    read.open()
    await go.passed
    await tx.db.update(goods).set({ isListed: isTrading }).where(eq(goods.id, built.id))
  })
  await read.passed
  const closed = close(store.id).then(() => server.drain())
  await (closing === 'waits' ? untilBlocked() : closed)
  go.open()
  await Promise.all([saved, closed])
  return isListed(built)
}

async function isListed(built: BuiltGoods): Promise<boolean | undefined> {
  const [row] = await server.ctx.db.select({ isListed: goods.isListed }).from(goods).where(eq(goods.id, built.id))
  return row?.isListed
}

describe('goods that are saved while their store closes', () => {
  it('end up delisted', async () => {
    expect(await saveWhileClosing(async (tx, id) => (await storePlace(tx, id))?.isTrading === true, 'waits')).toBe(
      false,
    )
  })

  it('stay listed forever if the store is only read, not locked (the mutant)', async () => {
    const look: ReadsTrading = async (tx, id) => {
      const [row] = await tx.db.select({ status: stores.status }).from(stores).where(eq(stores.id, id))
      return row?.status === 'open'
    }
    expect(await saveWhileClosing(look, 'is done')).toBe(true)
  })
})

describe('a class that is deleted while goods are added to it', () => {
  const race = async (
    look: (tx: Ctx, id: number) => Promise<unknown>,
    deleting: 'waits' | 'is done',
  ): Promise<{ code: number; exists: boolean }> => {
    const path = await aClass(server.ctx, ['争', '夺', '类'])
    const store = await aStore(server.ctx)
    const [read, go] = [gate(), gate()]
    const saved = transact(server.ctx, async tx => {
      if ((await look(tx, path.id)) === undefined) throw new AppError('record.missing')
      read.open()
      await go.passed
      await goodsOf(tx, store.id, { path })
    })
    await read.passed
    const deleted = server.call('DELETE', `/Admin/goods_classes/${path.id}`, { token: admin.token })
    await (deleting === 'waits' ? untilBlocked() : deleted)
    go.open()
    await saved
    const { code } = await deleted
    const rows = await server.ctx.db.select().from(goodsClasses).where(eq(goodsClasses.id, path.id))
    return { code, exists: rows.length === 1 }
  }

  it('stays', async () => {
    expect(await race(classPlace, 'waits')).toEqual({ code: 409, exists: true })
  })

  it('is gone while goods refer to it if it is only read, not locked (the mutant)', async () => {
    const look = async (tx: Ctx, id: number) => {
      const [row] = await tx.db.select().from(goodsClasses).where(eq(goodsClasses.id, id))
      return row
    }
    expect(await race(look, 'is done')).toEqual({ code: 200, exists: false })
  })
})
