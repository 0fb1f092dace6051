import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { AppError } from '../../../../infra/app-error.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { outboxEvents } from '../../../../infra/outbox/outbox.table.ts'
import type { StockLine } from '../../data/stock/stock.repo.ts'
import { stockMovements, stocks } from '../../data/stock/stock.table.ts'
import { adjustStock } from './adjust-stock.ts'
import { consumeStock, releaseStock } from './end-hold.ts'
import { reserveStock } from './reserve-stock.ts'
import { returnStock } from './return-stock.ts'

let server: TestApp
let storeId: number
let nextOrder = 1

beforeAll(async () => {
  // Orders are only numbers in these tests, so the invariants of orders cannot hold; stock is checked here.
  server = await createTestApp({ poolSize: 20, invariants: 'broken on purpose' })
  storeId = (await aStore(server.ctx, { lowStock: 5 })).id
})
afterAll(() => server.close())

const order = () => nextOrder++
const line = (orderId: number, skuId: number, quantity = 1): StockLine => ({ orderId, skuId, quantity })
const reserve = (lines: readonly StockLine[]) => transact(server.ctx, tx => reserveStock(tx, lines))
const release = (orderId: number) => transact(server.ctx, tx => releaseStock(tx, [orderId]))
const consume = (orderId: number) => transact(server.ctx, tx => consumeStock(tx, [orderId]))
const stockOf = async (skuId: number) => {
  const [row] = await server.ctx.db.select().from(stocks).where(eq(stocks.skuId, skuId))
  return row
}

type Outcome = 'ok' | 'refused'
const outcome = (work: Promise<void>): Promise<Outcome> =>
  work.then(
    () => 'ok' as const,
    error => {
      if (error instanceof AppError && error.id === 'stock.not_enough') return 'refused' as const
      throw error
    },
  )

/** Stock rows that break I35 or I36, or whose reserved number is not the sum of its movements. */
async function broken(): Promise<unknown[]> {
  const { rows } = await server.ctx.db.execute(sql`
    select s.* from stocks s
    left join (select sku_id, sum(on_hand_delta) as on_hand, sum(reserved_delta) as reserved from stock_movements group by sku_id) m
      on m.sku_id = s.sku_id
    where s.on_hand < 0 or s.reserved < 0 or s.reserved > s.on_hand
      or s.on_hand <> coalesce(m.on_hand, 0) or s.reserved <> coalesce(m.reserved, 0)`)
  return rows
}

async function rush(skuId: number, buy: (orderId: number) => Promise<void>): Promise<number> {
  const outcomes = await Promise.all(Array.from({ length: 200 }, () => outcome(buy(order()))))
  expect(await stockOf(skuId)).toBeDefined()
  return outcomes.filter(each => each === 'ok').length
}

describe('the last units', () => {
  it('go to exactly 50 of 200 buyers', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { skuId } = await goodsOf(server.ctx, storeId, { stock: 50 })
      expect(await rush(skuId, orderId => reserve([line(orderId, skuId)]))).toBe(50)
      expect(await stockOf(skuId)).toMatchObject({ onHand: 50, reserved: 50 })
    }
    expect(await broken()).toEqual([])
  })

  it('are oversold by code that reads first and writes afterwards (the mutant that proves the race is seen)', async () => {
    const { skuId } = await goodsOf(server.ctx, storeId, { stock: 50 })
    const naive = (orderId: number) =>
      transact(server.ctx, async tx => {
        const [row] = await tx.db.select().from(stocks).where(eq(stocks.skuId, skuId))
        if (row === undefined || row.onHand - row.reserved < 1) throw new AppError('stock.not_enough')
        await tx.db
          .update(stocks)
          .set({ reserved: row.reserved + 1 })
          .where(eq(stocks.skuId, skuId))
        await tx.db.insert(stockMovements).values({
          id: await tx.ids.next(),
          skuId,
          kind: 'reserve',
          cause: `naive:${orderId}`,
          onHandDelta: 0,
          reservedDelta: 1,
          createdAt: tx.clock.now(),
        })
      })
    expect(await rush(skuId, naive)).toBeGreaterThan(50)
    expect(await broken()).toHaveLength(1)
    await server.ctx.db.delete(stockMovements).where(eq(stockMovements.skuId, skuId))
    await server.ctx.db.delete(stocks).where(eq(stocks.skuId, skuId))
  })

  it('are reserved for a whole cart or not at all', async () => {
    const [rich, poor] = [
      await goodsOf(server.ctx, storeId, { stock: 1_000 }),
      await goodsOf(server.ctx, storeId, { stock: 20 }),
    ]
    const bought = await Promise.all(
      Array.from({ length: 60 }, () => {
        const orderId = order()
        return outcome(reserve([line(orderId, poor.skuId), line(orderId, rich.skuId, 2)]))
      }),
    )
    expect(bought.filter(each => each === 'ok')).toHaveLength(20)
    expect(await stockOf(rich.skuId)).toMatchObject({ reserved: 40 })
  })
})

describe('carts in opposite order', () => {
  it('never deadlock', async () => {
    const [a, b] = [
      await goodsOf(server.ctx, storeId, { stock: 500 }),
      await goodsOf(server.ctx, storeId, { stock: 500 }),
    ]
    const both = (first: number, second: number) => {
      const orderId = order()
      return server.ctx.db.transaction(async db => {
        const tx: Ctx = { ...server.ctx, db, inTransaction: true }
        await reserveStock(tx, [line(orderId, first), line(orderId, second)])
      })
    }
    const pairs = Array.from({ length: 100 }, () => [both(a.skuId, b.skuId), both(b.skuId, a.skuId)])
    await expect(Promise.all(pairs.flat())).resolves.toHaveLength(200)
    expect(await stockOf(a.skuId)).toMatchObject({ reserved: 200 })
    expect(await stockOf(b.skuId)).toMatchObject({ reserved: 200 })
  })

  it('deadlock if each line is locked as it comes (the mutant)', async () => {
    const [a, b] = [await goodsOf(server.ctx, storeId), await goodsOf(server.ctx, storeId)]
    const touch = (db: Ctx['db'], skuId: number) =>
      db
        .update(stocks)
        .set({ reserved: sql`${stocks.reserved}` })
        .where(eq(stocks.skuId, skuId))
    let arrived = 0
    let open: (value: unknown) => void = () => undefined
    const bothHoldOne = new Promise(resolve => {
      open = resolve
    })
    const lineByLine = (first: number, second: number) =>
      server.ctx.db.transaction(async db => {
        await touch(db, first)
        arrived += 1
        if (arrived === 2) open(undefined)
        await bothHoldOne
        await touch(db, second)
      })
    const results = await Promise.allSettled([lineByLine(a.skuId, b.skuId), lineByLine(b.skuId, a.skuId)])
    expect(results.map(result => result.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('a reservation', () => {
  it('ends once, by payment or by cancellation', async () => {
    const { skuId } = await goodsOf(server.ctx, storeId, { stock: 40 })
    const orders = Array.from({ length: 20 }, order)
    await Promise.all(orders.map(orderId => reserve([line(orderId, skuId)])))
    const ends = await Promise.allSettled(
      orders.flatMap(orderId => [release(orderId), consume(orderId), release(orderId)]),
    )
    const paid = await server.ctx.db.select().from(stockMovements).where(eq(stockMovements.skuId, skuId))
    const consumed = paid.filter(move => move.kind === 'consume').length
    expect(paid.filter(move => move.kind === 'release').length + consumed).toBe(20)
    expect(await stockOf(skuId)).toMatchObject({ onHand: 40 - consumed, reserved: 0 })
    for (const end of ends) if (end.status === 'rejected') expect(String(end.reason)).toContain('holds no stock')
    expect(await broken()).toEqual([])
  })

  it('is refused with the number that is left', async () => {
    const { skuId } = await goodsOf(server.ctx, storeId, { stock: 3 })
    const refusal = reserve([line(order(), skuId, 2), line(order(), skuId, 2)])
    await expect(refusal).rejects.toMatchObject({ id: 'stock.not_enough', data: { sku_id: skuId, left: 3 } })
    expect(await stockOf(skuId)).toMatchObject({ reserved: 0 })
  })

  it('of a SKU that does not exist is refused', async () => {
    await expect(reserve([line(order(), 4)])).rejects.toMatchObject({
      id: 'stock.not_enough',
      data: { sku_id: 4, left: 0 },
    })
  })
})

describe('warnings about stock', () => {
  const told = async (type: string) =>
    (await server.ctx.db.select().from(outboxEvents)).filter(event => event.type === type)

  it('are sent once when the threshold of the store is crossed', async () => {
    const { skuId } = await goodsOf(server.ctx, storeId, { stock: 8 })
    for (const quantity of [2, 1, 1, 1]) await reserve([line(order(), skuId, quantity)])
    const warnings = await told('stock.low')
    expect(warnings.filter(event => JSON.stringify(event.payload).includes(String(skuId)))).toHaveLength(1)
  })

  it('keep the goods marked as sold out exactly while every SKU is', async () => {
    const built = await goodsOf(server.ctx, storeId, { stock: 1, skuCount: 2 })
    const inStock = async () => {
      await server.drain()
      const { rows } = await server.ctx.db.execute(sql`select in_stock from goods where id = ${built.id}`)
      return rows[0]?.in_stock
    }
    const orders = [order(), order()]
    await Promise.all(built.skuIds.map((skuId, at) => reserve([line(orders[at] ?? 0, skuId)])))
    expect(await inStock()).toBe(false)
    await release(orders[0] ?? 0)
    expect(await inStock()).toBe(true)
  })
})

describe('counted stock', () => {
  it('never falls below what orders reserve, and includes orders that were placed meanwhile', async () => {
    const { skuId } = await goodsOf(server.ctx, storeId, { stock: 50 })
    await reserve([line(order(), skuId, 10)])
    const sold = order()
    await reserve([line(sold, skuId, 5)])
    await consume(sold)
    const count = (onHand: number, was?: number) =>
      transact(server.ctx, tx => adjustStock(tx, [{ skuId, onHand, ...(was === undefined ? {} : { was }) }]))
    expect(await count(9)).toEqual([{ skuId, reserved: 10, onHand: 9 }])
    expect(await count(60, 50)).toEqual([])
    expect(await stockOf(skuId)).toMatchObject({ onHand: 55, reserved: 10 })
  })
})

describe('any sequence of stock moves', () => {
  it('leaves stock at the sum of its movements', async () => {
    const built = await goodsOf(server.ctx, storeId, { stock: 30, skuCount: 3 })
    const placed: number[] = []
    const step = fc.oneof(
      fc.record({
        move: fc.constant('reserve' as const),
        sku: fc.nat(2),
        other: fc.nat(2),
        quantity: fc.integer({ min: 1, max: 12 }),
      }),
      fc.record({ move: fc.constantFrom('release' as const, 'consume' as const, 'return' as const), at: fc.nat(200) }),
      fc.record({ move: fc.constant('adjust' as const), sku: fc.nat(2), onHand: fc.nat(60) }),
    )
    type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
    const skuAt = (at: number) => built.skuIds[at] ?? 0
    const run = async (each: Step): Promise<unknown> => {
      switch (each.move) {
        case 'reserve': {
          const orderId = order()
          placed.push(orderId)
          return outcome(reserve([line(orderId, skuAt(each.sku), each.quantity), line(orderId, skuAt(each.other), 1)]))
        }
        case 'adjust':
          return transact(server.ctx, tx => adjustStock(tx, [{ skuId: skuAt(each.sku), onHand: each.onHand }]))
        case 'return':
          return transact(server.ctx, tx =>
            returnStock(tx, [line(placed[each.at % placed.length] ?? 0, skuAt(0))], `test:${each.at}`),
          )
        default: {
          const end = each.move === 'release' ? release : consume
          return end(placed[each.at % Math.max(1, placed.length)] ?? 0).catch(error =>
            expect(String(error)).toContain('holds no stock'),
          )
        }
      }
    }
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { maxLength: 8 }), async rounds => {
        for (const together of rounds) await Promise.all(together.map(run))
        expect(await broken()).toEqual([])
      }),
      { numRuns: 15 },
    )
  })
})
