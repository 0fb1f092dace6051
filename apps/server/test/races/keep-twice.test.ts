import { LIMITS } from '@shiji/contract/limits.ts'
import { fen } from '@shiji/kit/money/fen.ts'
import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, aBuyer } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { type BuiltGoods, goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { favorites } from '../../src/modules/catalog/data/favorites/favorite.table.ts'
import { goods } from '../../src/modules/catalog/index.ts'
import { byCode, CONNECTIONS, naively, warm } from './many.ts'

const { perType } = LIMITS.favorite
const TRIES = 10

let server: TestApp
let storeId: number
beforeAll(async () => {
  server = await createTestApp({ poolSize: CONNECTIONS })
  storeId = (await aStore(server.ctx)).id
  await warm(server)
})
afterAll(() => server.close())

const keep = ({ token }: Account, { id }: BuiltGoods) =>
  server.call<{ id: number }>('POST', '/user/favorites', { token, body: { is_type: 0, out_id: id } })
const removeFavorite = ({ token }: Account, { id }: BuiltGoods) =>
  server.call<{ deleted: number }>('DELETE', `/user/favorites?is_type=0&out_id=${id}`, { token })
const collected = async ({ id }: BuiltGoods) => {
  const [row] = await server.ctx.db.select().from(goods).where(eq(goods.id, id))
  return row?.collectCount
}
const keptBy = async ({ id }: { readonly id: number }) => {
  const [row] = await server.ctx.db.select({ kept: count() }).from(favorites).where(eq(favorites.userId, id))
  return row?.kept
}
const many = async (number: number) => {
  const made: BuiltGoods[] = []
  for (let at = 0; at < number; at += 1) made.push(await goodsOf(server.ctx, storeId))
  return made
}
const rowOf = async (userId: number, outId: number): Promise<typeof favorites.$inferInsert> => ({
  id: await server.ctx.ids.next(),
  userId,
  isType: 0,
  outId,
  priceWhenKept: fen(1),
  createdAt: server.clock.now(),
})

describe('the same favourite', () => {
  it('added by ten connections at once is one row, one answer and counted once', async () => {
    const me = await aBuyer(server)
    const lamp = await goodsOf(server.ctx, storeId)

    const answers = await Promise.all(Array.from({ length: TRIES }, () => keep(me, lamp)))

    expect(byCode(answers)).toEqual({ 200: TRIES })
    expect(new Set(answers.map(answer => answer.data.id)).size).toBe(1)
    expect(await keptBy(me)).toBe(1)
    expect(await collected(lamp)).toBe(1)
  })

  it('removed by ten connections at once is subtracted from the count once', async () => {
    const me = await aBuyer(server)
    const lamp = await goodsOf(server.ctx, storeId)
    await keep(me, lamp)

    const answers = await Promise.all(Array.from({ length: TRIES }, () => removeFavorite(me, lamp)))

    expect(answers.map(answer => answer.data.deleted).toSorted()).toEqual([...Array(TRIES - 1).fill(0), 1])
    expect(await collected(lamp)).toBe(0)
  })

  it('is counted ten times by code that reads first and writes then (the mutant)', async () => {
    const me = await aBuyer(server)
    const lamp = await goodsOf(server.ctx, storeId)
    const mine = and(eq(favorites.userId, me.id), eq(favorites.outId, lamp.id))
    const setCount = (collectCount: number | SQL) =>
      server.ctx.db.update(goods).set({ collectCount }).where(eq(goods.id, lamp.id))
    await naively(async met => {
      const rows = await server.ctx.db.select().from(favorites).where(mine)
      await met()
      if (rows.length > 0) return
      await server.ctx.db
        .insert(favorites)
        .values(await rowOf(me.id, lamp.id))
        .onConflictDoNothing()
      await setCount(sql`${goods.collectCount} + 1`)
    })
    expect({ rows: await keptBy(me), counted: await collected(lamp) }).toEqual({ rows: 1, counted: TRIES })
    await setCount(1)
  })
})

describe('favourites of many buyers', () => {
  it('removed in bulk in every order do not deadlock, and the counts are right', async () => {
    const lamps = await many(4)
    const buyers: Account[] = []
    for (let at = 0; at < TRIES; at += 1) buyers.push(await aBuyer(server))
    const kept = await Promise.all(
      buyers.map(async (buyer, at) => {
        const order = at % 2 === 0 ? lamps : lamps.toReversed()
        const answers = await Promise.all(order.map(lamp => keep(buyer, lamp)))
        return answers.map(answer => answer.data.id)
      }),
    )
    expect(await Promise.all(lamps.map(collected))).toEqual(lamps.map(() => TRIES))

    const gone = await Promise.all(
      buyers.map((buyer, at) => server.call('DELETE', `/user/favorites/${kept[at]?.join()}`, { token: buyer.token })),
    )
    expect(byCode(gone)).toEqual({ 200: TRIES })
    expect(await Promise.all(lamps.map(collected))).toEqual(lamps.map(() => 0))
  })
})

describe('the last free place', () => {
  /** A buyer with one favourite less than the maximum; which goods does not matter here. */
  const almostFull = async () => {
    const me = await aBuyer(server)
    const base = 7_000_000_000_000
    const rows = await Promise.all(Array.from({ length: perType - 1 }, (_, at) => rowOf(me.id, base + at)))
    await server.ctx.db.insert(favorites).values(rows)
    return me
  }
  const forget = (id: number) => server.ctx.db.delete(favorites).where(eq(favorites.userId, id))

  it('goes to one of ten concurrent requests, the others are refused', async () => {
    const me = await almostFull()
    const lamps = await many(TRIES)

    const answers = await Promise.all(lamps.map(lamp => keep(me, lamp)))

    expect(byCode(answers)).toEqual({ 200: 1, 400: TRIES - 1 })
    expect(new Set(answers.filter(answer => answer.code === 400).map(answer => answer.msg))).toEqual(
      new Set([`You can have at most ${perType} favourites. Please remove some first.`]),
    )
    expect(await keptBy(me)).toBe(perType)
    // Stores have a maximum of their own.
    const follow = { token: me.token, body: { is_type: 1, out_id: storeId } }
    expect((await server.call('POST', '/user/favorites', follow)).code).toBe(200)
    await server.call('DELETE', `/user/favorites?is_type=1&out_id=${storeId}`, { token: me.token })
    for (const lamp of lamps) await removeFavorite(me, lamp)
    await forget(me.id)
  })

  it('goes to all ten when they count first and then write (the mutant)', async () => {
    const me = await almostFull()
    const base = 8_000_000_000_000
    await naively(async (met, at) => {
      const kept = (await keptBy(me)) ?? 0
      await met()
      if (kept < perType) await server.ctx.db.insert(favorites).values(await rowOf(me.id, base + at))
    })
    expect(await keptBy(me)).toBe(perType - 1 + TRIES)
    await forget(me.id)
  })
})
