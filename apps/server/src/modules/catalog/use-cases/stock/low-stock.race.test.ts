import type { GoodsRow } from '@shiji/contract/catalog/catalog.ts'
import type { Page } from '@shiji/contract/envelope.ts'
import type { MenuBadges, SellerDashboard } from '@shiji/contract/insight/insight.ts'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aClass, allowClass, goodsOf } from '#harness/goods.builder.ts'
import { aStore, type BuiltStore } from '#harness/store.builder.ts'
import { AppError } from '../../../../infra/app-error.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { checkInvariants } from '../../../../infra/invariants/check-invariants.ts'
import { actingAs } from '../../../../infra/scope.ts'
import { syncMenus } from '../../../platform/index.ts'
import { createGoods } from '../goods/create-goods.ts'
import { adjustStock } from './adjust-stock.ts'
import { consumeStock, releaseStock } from './end-hold.ts'
import { reserveStock } from './reserve-stock.ts'

let server: TestApp
let store: BuiltStore
let token: string
let nextOrder = 1

beforeAll(async () => {
  // Orders are only numbers in these tests, so the invariants of orders cannot hold.
  server = await createTestApp({ poolSize: 12, invariants: 'broken on purpose' })
  await syncMenus(server.ctx)
})
beforeEach(async () => {
  store = await aStore(server.ctx, { lowStock: 5 })
  token = await server.login('seller', store.ownerId, store.id)
})
afterAll(() => server.close())

const warnedAt = (lowStock: number) =>
  server.call('PUT', '/Seller/stores/0', { token, body: { low_stock: lowStock } }).then(({ code }) => code)
const hold = (tx: Ctx, skuId: number, quantity: number) => reserveStock(tx, [{ orderId: nextOrder++, skuId, quantity }])
const dashboard = async () => (await server.call<SellerDashboard>('GET', '/Seller/dashboard/all', { token })).data

/** The owner of the store as an actor. */
const owner = (): SellerActor => ({
  kind: 'seller',
  id: store.ownerId,
  storeId: store.id,
  sessionId: 1,
  name: 'owner',
  isOwner: true,
  permissions: new Set(),
})

/** Ids that the goods list shows as low or as not low, oldest first. */
async function listed(low: 0 | 1): Promise<number[]> {
  const path = `/Seller/goods?low_stock=${low}&per_page=100&sort=id|asc`
  return (await server.call<Page<GoodsRow>>('GET', path, { token })).data.data.map(row => row.id)
}

/** What the four screens show about low stock. */
async function told() {
  const { todo, low_stock: rows } = await dashboard()
  const { data: badges } = await server.call<MenuBadges>('GET', '/Seller/menu_badges', { token })
  return {
    card: todo.find(({ key }) => key === 'low_stock')?.count,
    badge: badges.find(({ target }) => target === '/Seller/goods')?.count ?? 0,
    list: await listed(1),
    rows: rows?.map(row => [row.sku_id, row.stock]),
  }
}

/** The same by the rule's definition, from current stock and level: at or below the store's level, not deleted. */
async function rule() {
  const { rows } = await server.ctx.db.execute<{ goods_id: string; sku_id: string; stock: string; shelf: string }>(sql`
    select g.id as goods_id, k.id as sku_id, t.on_hand - t.reserved as stock, g.shelf
    from goods g join skus k on k.goods_id = g.id join stocks t on t.sku_id = k.id join stores w on w.id = g.store_id
    where g.store_id = ${store.id} and g.deleted_at is null and k.deleted_at is null and t.on_hand - t.reserved <= w.low_stock
    order by stock, k.id`)
  const onShelf = rows.filter(row => row.shelf === 'on_shelf')
  const goodsOfRows = (of: typeof rows) => [...new Set(of.map(row => Number(row.goods_id)))].toSorted((a, b) => a - b)
  const count = goodsOfRows(onShelf).length
  const top = onShelf.slice(0, 6).map(row => [Number(row.sku_id), Number(row.stock)])
  return { card: count, badge: count, list: goodsOfRows(rows), rows: top }
}

const wrongRows = async () =>
  (await checkInvariants(server.ctx.db, { now: server.clock.now() })).find(check => check.id === 'I74')?.breaches

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

/** Changes the level while a transaction has done `work` and is still open; the change waits for it. */
async function levelWhile(work: (tx: Ctx) => Promise<unknown>, lowStock: number): Promise<void> {
  let changed: Promise<number> | undefined
  await transact(server.ctx, async tx => {
    await work(tx)
    changed ??= warnedAt(lowStock)
    await untilBlocked()
  })
  expect(await changed).toBe(200)
}

describe('the low-stock warning level of a store', () => {
  it('applies at once on dashboard, menu and list, to existing goods and to new ones', async () => {
    const classId = (await aClass(server.ctx)).id
    await allowClass(server.ctx, store.id, classId)
    const few = await goodsOf(server.ctx, store.id, { stock: 8 })
    const many = await goodsOf(server.ctx, store.id, { stock: 90 })
    expect(await told()).toEqual({ card: 0, badge: 0, list: [], rows: [] })

    expect(await warnedAt(8)).toBe(200)
    expect(await told()).toEqual({ card: 1, badge: 1, list: [few.id], rows: [[few.skuId, 8]] })
    expect(await listed(0)).toEqual([many.id])

    const skus = [{ value_index: [], price: 9_900, stock: 7 }]
    const body = { name: '新', class_id: classId, images: ['/files/goods/1.webp'], skus, shelf: 'on_shelf' }
    const { data: fresh } = await server.call<{ id: number }>('POST', '/Seller/goods', { token, body })
    expect(await listed(1)).toEqual([few.id, fresh.id])
    expect(await warnedAt(6)).toBe(200)
    expect(await told()).toEqual({ card: 0, badge: 0, list: [], rows: [] })
    expect(await wrongRows()).toBe(0)
  })

  it('does not affect other stores', async () => {
    const other = await aStore(server.ctx, { lowStock: 5 })
    await goodsOf(server.ctx, other.id, { stock: 8 })
    await warnedAt(9)
    const { rows } = await server.ctx.db.execute(sql`select low_stock, is_low from stocks where store_id = ${other.id}`)
    expect(rows).toEqual([{ low_stock: 5, is_low: false }])
  })

  it('waits for orders that are being placed, so that stock which falls meanwhile is judged by the new level', async () => {
    const { id, skuId } = await goodsOf(server.ctx, store.id, { stock: 30 })
    await levelWhile(tx => hold(tx, skuId, 10), 20)
    expect(await told()).toEqual({ card: 1, badge: 1, list: [id], rows: [[skuId, 20]] })

    await levelWhile(tx => hold(tx, skuId, 1), 18)
    expect(await told()).toEqual({ card: 0, badge: 0, list: [], rows: [] })
  })

  it('waits for goods that are being added, so that the new level applies to them too', async () => {
    const classId = (await aClass(server.ctx)).id
    await allowClass(server.ctx, store.id, classId)
    const skus = [{ value_index: [], price: 9_900, stock: 15 }]
    const input = { name: '新', class_id: classId, images: ['/files/goods/1.webp'], skus, shelf: 'on_shelf' as const }
    let added = 0
    await levelWhile(async tx => {
      added = (await createGoods(actingAs(tx, owner()), input)).id
    }, 20)
    expect(await listed(1)).toEqual([added])
    expect(await wrongRows()).toBe(0)
  })
})

describe('an order that leaves enough', () => {
  it('updates its stock rows in place: no index has to be written for it', async () => {
    const { skuId } = await goodsOf(server.ctx, store.id, { stock: 50 })
    const written = async ({ db }: Ctx) => {
      const { rows } = await db.execute<{ all: string; in_place: string }>(sql`
        select pg_stat_get_xact_tuples_updated('stocks'::regclass) as all,
          pg_stat_get_xact_tuples_hot_updated('stocks'::regclass) as in_place`)
      return [Number(rows[0]?.all), Number(rows[0]?.in_place)]
    }
    const [all = 0, inPlace = 0] = await transact(server.ctx, async tx => {
      // Earlier writes of the connection may be included in the count.
      const before = await written(tx)
      for (const quantity of [1, 2, 3]) await hold(tx, skuId, quantity)
      return (await written(tx)).map((count, at) => count - (before[at] ?? 0))
    })
    expect({ all, inPlace }).toEqual({ all: 3, inPlace: 3 })
  })
})

describe('with concurrent changes of stock, levels and goods', () => {
  it('dashboard, menu and list agree with the rule', async () => {
    const built = [
      await goodsOf(server.ctx, store.id, { stock: 12, skuCount: 3 }),
      await goodsOf(server.ctx, store.id, { stock: 25, skuCount: 2 }),
      await goodsOf(server.ctx, store.id, { stock: 9 }),
    ]
    const skuIds = built.flatMap(each => each.skuIds)
    const skuAt = (at: number) => skuIds[at % skuIds.length] ?? 0
    const goodsAt = (at: number) => built[at % built.length]?.id ?? 0
    const orders: number[] = []
    const step = fc.oneof(
      fc.record({ move: fc.constantFrom('take' as const), sku: fc.nat(5), quantity: fc.integer({ min: 1, max: 9 }) }),
      fc.record({ move: fc.constantFrom('give back' as const, 'sell' as const), at: fc.nat(60) }),
      fc.record({ move: fc.constant('count' as const), sku: fc.nat(5), onHand: fc.integer({ min: 0, max: 40 }) }),
      fc.record({ move: fc.constant('warn' as const), at: fc.integer({ min: 0, max: 30 }) }),
      fc.record({ move: fc.constantFrom('on_shelf' as const, 'off_shelf' as const), at: fc.nat(2) }),
    )
    type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
    const run = async (each: Step): Promise<unknown> => {
      switch (each.move) {
        case 'take': {
          const orderId = nextOrder++
          orders.push(orderId)
          const lines = [{ orderId, skuId: skuAt(each.sku), quantity: each.quantity }]
          return transact(server.ctx, tx => reserveStock(tx, lines)).catch(refusedOnly)
        }
        case 'count':
          return transact(server.ctx, tx => adjustStock(tx, [{ skuId: skuAt(each.sku), onHand: each.onHand }]))
        case 'warn':
          return warnedAt(each.at)
        case 'give back':
        case 'sell': {
          const end = each.move === 'sell' ? consumeStock : releaseStock
          const orderId = orders[each.at % Math.max(1, orders.length)] ?? 0
          return transact(server.ctx, tx => end(tx, [orderId])).catch(refusedOnly)
        }
        default: {
          const body = { id: [goodsAt(each.at)], shelf: each.move }
          return server.call('PUT', '/Seller/goods/shelf', { token, body })
        }
      }
    }
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 2, maxLength: 6 }), { maxLength: 6 }), async rounds => {
        for (const together of rounds) await Promise.all(together.map(run))
        expect(await wrongRows()).toBe(0)
        expect(await told()).toEqual(await rule())
      }),
      { numRuns: 12 },
    )
  }, 60_000)
})

/** Ignores refusals for too little stock and for orders that reserve nothing any more; anything else is an error. */
const refusedOnly = (error: unknown): void => {
  if (error instanceof AppError && error.id === 'stock.not_enough') return
  expect(String(error)).toContain('holds no stock')
}
