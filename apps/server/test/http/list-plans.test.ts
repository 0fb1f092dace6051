import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { anAdmin } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { seedBase } from '../../seeds/base/seed-base.ts'
import { loadDemo } from '../../seeds/demo/load/index.ts'
import { named, type SqlValue } from '../../src/infra/database/named.ts'
import { closeDays } from '../../src/modules/insight/use-cases/close-days.ts'
import { rebuildAllScores } from '../../src/modules/order/use-cases/comments/rebuild-scores.ts'

/** A subquery that runs for each row. */
const ROW_BY_ROW = 'row by row'
/** Runs the statement and counts the rows of each step. */
const COUNTED = 'analyze, format json'

let server: TestApp
let token = ''
const known: Record<string, string> = {}

const one = async (statement: ReturnType<typeof sql>) => {
  const { rows } = await server.ctx.db.execute<{ value: string }>(statement)
  return encodeURIComponent(rows[0]?.value ?? '')
}

beforeAll(async () => {
  server = await createTestApp({ at: new Date() })
  await seedBase(server.ctx, 'a-test-password')
  server.clock.moveBy(
    (await loadDemo(server.ctx, { seed: 1, goods: 400, buyers: 400, orders: 3_000 })).getTime() -
      server.clock.now().getTime(),
  )
  token = (await anAdmin(server)).token
  known.buyer = await one(
    sql`select u.nickname as value from users u join orders o on o.user_id = u.id join order_comments c on c.user_id = u.id order by o.id limit 1`,
  )
  known.order = await one(sql`select order_no as value from orders where pay_time is not null order by id limit 1`)
  known.phone = await one(sql`select receive_tel as value from orders order by id limit 1`)
  known.goods = await one(sql`select name as value from order_goods order by id limit 1`)
  known.piece = await one(
    sql`select substr(name, 2, 4) as value from goods where deleted_at is null order by id limit 1`,
  )
  known.sold = await one(
    sql`select substr(l.name, 2, 8) as value from order_goods l join order_comments c on c.order_goods_id = l.id order by l.id limit 1`,
  )
  known.receiver = await one(sql`select substr(receive_name, 2) as value from orders order by id limit 1`)
  known.parcel = await one(sql`select number as value from parcels order by id limit 1`)
  await server.ctx.db.execute(sql`vacuum analyze`)
}, 120_000)
afterAll(() => server.close())

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Subplan Name'?: string
  readonly 'Index Name'?: string
  readonly 'Actual Rows'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Actual Loops'?: number
  readonly Plans?: readonly PlanNode[]
}

interface Explained {
  readonly 'QUERY PLAN': readonly { readonly Plan: PlanNode }[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

interface Sent {
  readonly text: string
  readonly values: readonly SqlValue[]
}

/** The statements that this server sends meanwhile. */
async function statementsOf(work: () => Promise<void>): Promise<Sent[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const calls = spy.mock.calls.map((call): readonly unknown[] => call)
  spy.mockRestore()
  return calls.flatMap(([statement, second]) => {
    if (typeof statement !== 'object' || statement === null || !('text' in statement)) return []
    const given = 'values' in statement && Array.isArray(statement.values) ? statement.values : second
    return [{ text: String(statement.text), values: Array.isArray(given) ? given : [] }]
  })
}

/** The steps of the query plan of a statement. */
async function planOf({ text, values }: Sent, how = 'format json'): Promise<PlanNode[]> {
  const [row] = await named<Explained>(server.ctx, undefined, `explain (${how}) ${text}`, values)
  return row === undefined ? [] : row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan))
}

/** The steps of the query plans of all reads of a call. */
async function plansOf(path: string, as = token, how = 'format json'): Promise<PlanNode[]> {
  const sent = await statementsOf(async () => {
    expect(await server.call('GET', path, { token: as })).toMatchObject({ code: 200 })
  })
  const steps: PlanNode[] = []
  for (const one of sent) if (/^\s*select/i.test(one.text)) steps.push(...(await planOf(one, how)))
  return steps
}

/** The tables that a call reads completely, or row by row in a subquery. */
async function readWhole(path: string, as?: string): Promise<string[]> {
  const found = new Set<string>()
  for (const node of await plansOf(path, as)) {
    if (node['Node Type'] === 'Seq Scan') found.add(node['Relation Name'] ?? '')
    if (node['Subplan Name']?.startsWith('SubPlan')) found.add(ROW_BY_ROW)
  }
  return [...found]
}

/** How many rows of each of these tables these steps read, including those they discard. */
function rowsOf(steps: readonly PlanNode[], tables: readonly string[]): Record<string, number> {
  const read = Object.fromEntries(tables.map(table => [table, 0]))
  for (const node of steps) {
    const table = node['Relation Name'] ?? ''
    const rows = ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 1)
    if (tables.includes(table)) read[table] = (read[table] ?? 0) + rows
  }
  return read
}

/** The same of a call. */
const rowsRead = async (path: string, as: string, tables: readonly string[]): Promise<Record<string, number>> =>
  rowsOf(await plansOf(path, as, COUNTED), tables)

it.each([
  ['orders by the name of the buyer', () => `/Admin/orders?user_name=${known.buyer}|like`, ['orders', ROW_BY_ROW]],
  [
    'orders by the number of a parcel',
    () => `/Admin/orders?delivery_no=${known.parcel}`,
    ['orders', 'parcels', ROW_BY_ROW],
  ],
  [
    'orders by a prefix of their number',
    () => `/Admin/orders?order_no=${known.order?.slice(0, 14)}|likeRight`,
    ['orders', ROW_BY_ROW],
  ],
  ...['order', 'parcel', 'phone', 'goods'].map((name): [string, () => string, string[]] => [
    `orders found by their ${name} in the one box`,
    () => `/Admin/orders?find=${known[name]}`,
    ['orders', 'parcels', 'order_goods', ROW_BY_ROW],
  ]),
  [
    'orders to ship, the oldest due first',
    () => '/Admin/orders?order_status=waiting_delivery&sort=due_at|asc',
    ['orders', ROW_BY_ROW],
  ],
  [
    'comments by a part of the name of their goods',
    () => `/Admin/order_comments?goods_name=${known.sold}|like`,
    ['order_comments', 'order_goods', ROW_BY_ROW],
  ],
  [
    'orders by a part of the name of their goods',
    () => `/Admin/orders?order_name=${known.sold}|like`,
    ['orders', 'order_goods', ROW_BY_ROW],
  ],
  [
    'orders by a part of the name of their receiver',
    () => `/Admin/orders?receive_name=${known.receiver}|like`,
    ['orders', ROW_BY_ROW],
  ],
  [
    'comments by the name of their writer',
    () => `/Admin/order_comments?nickname=${known.buyer}|like`,
    ['order_comments', ROW_BY_ROW],
  ],
  ['the money log by its owner', () => `/Admin/money_logs?owner_name=${known.buyer}|like`, ['postings', ROW_BY_ROW]],
  [
    'the money log by an order',
    () => `/Admin/money_logs?order_no=${known.order}`,
    ['postings', 'journals', 'orders', ROW_BY_ROW],
  ],
  [
    'settlements by an order',
    () => `/Admin/order_settlements?order_no=${known.order}`,
    ['orders', 'order_settlements', ROW_BY_ROW],
  ],
  ['all goods with their count', () => '/Admin/goods?per_page=10', ['goods']],
  ['goods that run low', () => '/Admin/goods?low_stock=1&per_page=10', ['goods']],
])('%s: no plan reads the whole of a large table', async (_name, path, large) => {
  const found = await server.call<{ total: number }>('GET', path(), { token })
  expect(found.data.total).toBeGreaterThan(0)
  const whole = await readWhole(path())

  expect(whole.filter(table => large.includes(table))).toEqual([])
})

it.each([
  ['goods', 'goods', 'name', 'goods'],
  ['proofs of stock', 'stock_proofs', 'goods_name', 'stocks'],
])(
  '%s are found by a part of a name among the names of goods, without reading all of them',
  async (_name, list, filter, table) => {
    const path = `/Admin/${list}?${filter}=${known.piece}|like&per_page=10`
    const found = await server.call<{ total: number }>('GET', path, { token })
    expect(found.data.total).toBeGreaterThan(0)
    const read = (await rowsRead(path, token, [table]))[table] ?? 0
    expect(read).toBeGreaterThan(0)
    // Those of the page, once to find and once to show them.
    expect(read).toBeLessThanOrEqual(3 * found.data.total)
  },
)

/** The owner of the store with the most orders. */
const biggestSeller = async (): Promise<string> => {
  const { rows } = await server.ctx.db.execute<{ id: string; owner: string }>(
    sql`select s.id, s.user_id as owner from stores s join orders o on o.store_id = s.id group by 1, 2 order by count(*) desc limit 1`,
  )
  return server.login('seller', Number(rows[0]?.owner), Number(rows[0]?.id))
}

describe('what a store with many orders adds up and counts on each page', () => {
  it.each([
    ['sums of its orders', '/Seller/orders/summary', 'orders_by_store'],
    ['its comments without an answer', '/Seller/menu_badges', 'order_comments_unanswered'],
  ])('%s: the rows are not read, only an index', async (_name, path, index) => {
    const ways = (await plansOf(path, await biggestSeller())).map(node => `${node['Node Type']} ${node['Index Name']}`)
    expect(ways).toContain(`Index Only Scan ${index}`)
  })
})

describe('dashboards', () => {
  it('read orders of open days only, and unanswered comments through their index', async () => {
    await closeDays(server.ctx)
    await server.ctx.db.execute(sql`vacuum analyze`)
    const seller = await biggestSeller()

    expect(await readWhole('/Admin/dashboard/all')).not.toContain('orders')
    expect(await readWhole('/Seller/dashboard/all', seller)).not.toContain('orders')
    const ways = (await plansOf('/Seller/dashboard/all', seller)).map(node => node['Index Name'])
    expect(ways).toContain('order_comments_unanswered')
  })
})

describe('low stock and rejected goods of a store', () => {
  it.each(['/Seller/dashboard/all', '/Seller/menu_badges', '/Seller/goods?low_stock=1&shelf=on_shelf'])(
    '%s reads as many rows of goods, SKUs and stock when the store has hundreds more with enough stock, and others have more without',
    async path => {
      const { db } = server.ctx
      const { rows } = await db.execute<{ id: string; owner: string }>(
        sql`select s.id, s.user_id as owner from stores s join goods g on g.store_id = s.id group by 1, 2 order by count(*) desc, s.id`,
      )
      const [mine, other] = rows.map(row => ({ id: Number(row.id), ownerId: Number(row.owner) }))
      if (mine === undefined || other === undefined) throw new Error('no stores')
      const seller = await server.login('seller', mine.ownerId, mine.id)
      const read = async () => {
        await db.execute(sql`vacuum analyze`)
        return rowsRead(path, seller, ['stocks', 'skus', 'goods'])
      }
      const before = await read()

      for (let more = 0; more < 60; more += 1) {
        await goodsOf(server.ctx, mine.id, { stock: 90, skuCount: 6 })
        await goodsOf(server.ctx, other.id, { stock: 1, verify: 'rejected', isListed: false })
      }

      expect(await read()).toEqual(before)
    },
  )
})

describe('the stock of a store', () => {
  it.each([
    ['by SKU', '/Seller/stocks?per_page=10'],
    ['that runs low', '/Seller/stocks?per_page=10&low_stock=1'],
    ['that is sold out', '/Seller/stocks?per_page=10&sold_out=1'],
    ['with the sums of its movements', '/Seller/stock_proofs?per_page=10'],
  ])('%s: a page reads as many rows when other stores have hundreds more', async (_name, path) => {
    const { db } = server.ctx
    const { rows } = await db.execute<{ id: string; owner: string }>(
      sql`select s.id, s.user_id as owner from stores s join goods g on g.store_id = s.id group by 1, 2 order by count(*) desc, s.id`,
    )
    const [mine, other] = rows.map(row => ({ id: Number(row.id), ownerId: Number(row.owner) }))
    if (mine === undefined || other === undefined) throw new Error('no stores')
    const seller = await server.login('seller', mine.ownerId, mine.id)
    const read = async () => {
      await db.execute(sql`vacuum analyze`)
      return rowsRead(path, seller, ['stocks', 'skus', 'stock_movements'])
    }
    const before = await read()
    for (let more = 0; more < 40; more += 1) await goodsOf(server.ctx, other.id, { stock: more % 12, skuCount: 6 })
    expect(await read()).toEqual(before)
  })

  it('one history reads its own page of movements only', async () => {
    const { db } = server.ctx
    const { rows } = await db.execute<{ id: string; store: string; owner: string; moves: string }>(sql`
      select m.sku_id as id, k.store_id as store, s.user_id as owner, count(*) as moves
      from stock_movements m join skus k on k.id = m.sku_id join stores s on s.id = k.store_id
      where k.deleted_at is null group by 1, 2, 3 order by count(*) desc limit 1`)
    const [busiest] = rows
    const seller = await server.login('seller', Number(busiest?.owner), Number(busiest?.store))
    const read = await rowsRead(`/Seller/stocks/${busiest?.id}/movements`, seller, ['stock_movements'])
    // The page with one row more, and the last change of the SKU.
    expect(read.stock_movements).toBeLessThanOrEqual(Math.min(Number(busiest?.moves), 51) + 1)
  })
})

it('order numbers are found whole or by prefix; a substring from the middle is refused, not searched for in all of them', async () => {
  const answer = await server.call('GET', `/Admin/orders?order_no=${known.order?.slice(4, 10)}|like`, { token })
  expect(answer).toMatchObject({ code: 422, data: { fields: { order_no: expect.anything() } } })
})

it('the scores that are set every night read the goods of each store, not all goods for each of them', async () => {
  const sent = await statementsOf(() => rebuildAllScores(server.ctx))
  const ofGoods = sent.filter(({ text }) => text.includes('update goods'))
  expect(ofGoods.length).toBeGreaterThan(20)
  const { rows } = await server.ctx.db.execute<{ count: string }>(sql`select count(*) as count from goods`)
  let read = 0
  for (const one of ofGoods) read += rowsOf(await planOf(one, COUNTED), ['goods']).goods ?? 0
  // Each once to compare it, and those that differ once more.
  expect(read).toBeLessThanOrEqual(2 * Number(rows[0]?.count))
})
