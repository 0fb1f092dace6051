import type { Page } from '@shiji/contract/envelope.ts'
import { LIST_SORTS } from '@shiji/contract/lists/list-sorts.ts'
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAdmin, aStaffMember } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { DEMO } from '../../seeds/base/demo-accounts.ts'
import { seedBase } from '../../seeds/base/seed-base.ts'
import { loadDemo } from '../../seeds/demo/load/index.ts'
import type { Route } from '../../src/http/routes/route.ts'
import { CHECK_VIOLATION, sqlState } from '../../src/infra/database/sql-state.ts'
import type { ListSpec } from '../../src/records/list.ts'
import { addressOf, nameOf } from '../authorisation/routes-of.ts'

type Row = Readonly<Record<string, unknown>> & { readonly id: number }

let server: TestApp
let tokens: Readonly<Record<string, string>>
let commented: number
let counted: number
let lists: readonly (readonly [Route, ListSpec])[]

beforeAll(async () => {
  // Rows are changed without the use cases, so that no field correlates with the id.
  server = await createTestApp({ invariants: 'broken on purpose' })
  await seedBase(server.ctx, DEMO.admin.password)
  await loadDemo(server.ctx, { goods: 80, orders: 120, buyers: 6, seed: 1 })
  const most = async (query: ReturnType<typeof sql>) => {
    const { rows } = await server.ctx.db.execute<Record<string, string>>(query)
    return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]))
  }
  const { store = 0, owner = 0 } = await most(sql`
    select s.id as store, m.user_id as owner from stores s join store_members m on m.store_id = s.id and m.role = 'owner'
    order by (select count(*) from store_members c where c.store_id = s.id) desc,
      (select count(*) from order_settlements o where o.store_id = s.id) desc limit 1`)
  const { buyer = 0 } = await most(sql`
    select u.id as buyer from users u order by least((select count(*) from orders o where o.user_id = u.id),
      (select count(*) from favorites f where f.user_id = u.id)) desc limit 1`)
  commented =
    (await most(sql`select goods_id as id from order_comments group by 1 order by count(*) desc limit 1`)).id ?? 0
  // Comments in the reader's language come first, whatever the order: here all are in theirs.
  await server.ctx.db.execute(sql`update order_comments set locale = 'zh-cn'`)
  // One product has them all, so that few of them cannot rise with their ids by chance.
  await server.ctx.db.execute(sql`update order_comments set goods_id = ${commented}`)
  await server.ctx.db.execute(
    sql`update goods_questions set goods_id = ${commented}, store_id = ${store}, locale = 'zh-cn', answers = 1`,
  )
  const admin = await anAdmin(server)
  const seller = await server.login('seller', owner, store)
  // Pages of which the demo has fewer than three rows.
  for (const at of [1, 2, 3, 4]) {
    await aStaffMember(server, { id: owner, storeId: store }, [])
    await server.ctx.db.execute(sql`insert into jobs (id, kind, dedupe, payload, run_at, attempts, created_at)
      values (${at}, 'test', ${`job ${at}`}, '{}', now(), 0, now())`)
    await server.ctx.db.execute(sql`insert into outbox_events (id, type, payload, created_at, next_at)
      values (${at}, 'test', '{}', now(), now())`)
    await server.ctx.db.execute(sql`insert into outbox_deliveries
      (id, event_id, type, reaction, attempts, next_at, last_error, created_at)
      values (${at}, ${at}, 'test', 'test', 1, now() + ${at} * interval '1 s', '', now() + ${at} * interval '1 s')`)
  }
  for (const [path, token] of [
    ['/Seller/roles', seller],
    ['/Admin/roles', admin.token],
  ] as const) {
    for (const at of [1, 2, 3, 4, 5, 6, 7, 8]) {
      await server.call('POST', path, { token, body: { name: `role ${at}`, permissions: [], menu_id: [] } })
    }
  }
  const { leaf = 0 } = await most(sql`select class_id as leaf from goods where store_id = ${store} limit 1`)
  for (const at of [1, 2, 3, 4]) {
    const name = `thing ${at}`
    await server.call('POST', '/Seller/brand_applications', { token: seller, body: { name, name_en: name } })
    await server.ctx.db.execute(sql`insert into uploads
        (id, area, account_id, store_id, field, url, name, mime, bytes, sha256, created_at)
      values (${at}, 'seller', ${owner}, ${store}, 'image', ${`/files/${at}.webp`}, ${name}, 'image/webp', ${at}, '', now())`)
    await server.call('POST', '/Seller/goods_attrs', {
      token: seller,
      body: { kind: 'attribute', class_id: leaf, name, values: [{ name, name_en: name }] },
    })
  }
  await server.ctx.db.execute(sql`update stocktakes set status = 'abandoned'`)
  for (const at of [1, 2, 3, 4]) {
    const { data } = await server.call<{ id: number }>('POST', '/Seller/stocktakes', {
      token: seller,
      body: { range: 'all' },
    })
    counted = data.id
    if (at < 4) await server.call('PUT', `/Seller/stocktakes/${counted}/abandon`, { token: seller })
  }
  tokens = { admin: admin.token, seller, buyer: await server.login('buyer', buyer) }
  lists = server.app.routes.flatMap(route =>
    route.spec.list === undefined || route.spec.path.endsWith('/summary') ? [] : [[route, route.spec.list] as const],
  )
})
afterAll(() => server.close())

/**
 * Rows of a ledger account are a chain: the log of one owner is read along it, and its time follows the order of
 * writing.
 */
const isChain = ({ spec }: Route) => spec.path.includes('money_log') || spec.path.includes('/money')

const rowsOf = async (route: Route, sort: string): Promise<Row[]> => {
  const { area } = route.spec
  const token = tokens[area === 'shared' ? 'buyer' : area] ?? ''
  const path = addressOf(route, commented)
  const own = route.spec.path === '/stocktake_rows' ? `&stocktake_id=${counted}` : ''
  const { code, msg, data } = await server.call<Page<Row>>('GET', `${path}?sort=${sort}&per_page=400${own}`, { token })
  if (code !== 200) throw new Error(`${nameOf(route)} sort=${sort}: ${code} ${msg}`)
  return [...data.data]
}

/** The column behind a shown field: the one of the same name, else the one that sorts. */
function shownColumn(list: ListSpec, prop: string): PgColumn | undefined {
  const table: PgTable | undefined = Object.values(list.sorts).find(column => is(column, PgColumn))?.table
  const named = table && Object.values(getTableColumns(table)).find(column => column.name === prop)
  const sorting = list.sorts[prop]
  return named ?? (is(sorting, PgColumn) ? sorting : undefined)
}

/**
 * Gives each row a value in an order that is independent of the ids; unchanged where a check constraint forbids that.
 */
async function shuffle(column: PgColumn): Promise<void> {
  const table = sql.identifier(getTableName(column.table))
  const name = sql.identifier(column.name)
  // Few rows zigzag, so that they cannot rise with the ids by chance.
  const rank = sql`case when count(*) over () > 30 then row_number() over (order by md5(id::text))
    when row_number() over (order by id) % 2 = 0 then 500 + row_number() over (order by id)
    else 500 - row_number() over (order by id) end`
  const type = column.getSQLType()
  const values = type.startsWith('timestamp')
    ? [sql`timestamptz '2026-05-01' + at * interval '1 minute'`]
    : type === 'text'
      ? [sql`'v' || lpad(at::text, 9, '0')`]
      : [sql`at`, sql`1 + at % 5`]
  for (const value of values) {
    try {
      await server.ctx.db.transaction(async tx => {
        await tx.execute(sql`set local session_replication_role = replica`)
        await tx.execute(sql`update ${table} t set ${name} = mixed.value from
          (select id, ${value} as value from (select id, ${rank} as at from ${table}) r) mixed where mixed.id = t.id`)
      })
      return
    } catch (error) {
      if (sqlState(error) !== CHECK_VIOLATION) throw error
    }
  }
}

const isOrdered = (values: readonly unknown[], order: 'asc' | 'desc'): boolean => {
  // PostgreSQL sorts null as the highest value.
  const rank = (one: unknown, other: unknown) => {
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    const [a, b] = typeof one === 'number' ? [one, Number(other)] : [String(one), String(other)]
    return a === b ? 0 : a < b ? -1 : 1
  }
  return values.every((value, at) => at === 0 || rank(values[at - 1], value) * (order === 'asc' ? 1 : -1) <= 0)
}

async function faultsOf(chosen: typeof lists, mixed: boolean): Promise<string[]> {
  const faults: string[] = []
  for (const [route, list] of chosen) {
    for (const prop of Object.keys(list.sorts)) {
      for (const order of ['asc', 'desc'] as const) {
        const rows = await rowsOf(route, `${prop}|${order}`)
        const what = `${nameOf(route)} sort=${prop}|${order}`
        const values = rows.map(row => row[prop])
        const ids = rows.map(row => row.id)
        if (rows.some(row => !(prop in row))) faults.push(`${what}: no row shows ${prop}`)
        else if (!isOrdered(values, order)) faults.push(`${what}: shows ${values.slice(0, 6)}`)
        else if (mixed && new Set(values).size < 3) faults.push(`${what}: proves nothing with ${values.slice(0, 6)}`)
        else if (mixed && prop !== 'id' && (isOrdered(ids, 'asc') || isOrdered(ids, 'desc')))
          faults.push(`${what}: proves nothing, the ids go the same way`)
      }
    }
  }
  return faults
}

describe('what is declared sortable', () => {
  it('is declared to the screens by the contract, list by list', () => {
    const told = lists.map(([route, list]) => [addressOf(route, ':id'), Object.keys(list.sorts)])
    expect(Object.fromEntries(told)).toEqual(LIST_SORTS)
  })

  it('follows the chain in the log of one owner, which is the order of its times', async () => {
    const chains = lists.filter(([route]) => isChain(route) && route.spec.area !== 'admin')
    expect(chains.length).toBeGreaterThan(1)
    expect(await faultsOf(chains, false)).toEqual([])
  })

  it('sorts every list of the server by what its rows show, both ways', async () => {
    const others = lists.filter(([route]) => !isChain(route) || route.spec.area === 'admin')
    const columns = others.flatMap(([, list]) => Object.keys(list.sorts).flatMap(prop => shownColumn(list, prop) ?? []))
    for (const column of new Set(columns)) if (!column.primary) await shuffle(column)
    expect(others.length).toBeGreaterThan(20)
    expect(await faultsOf(others, true)).toEqual([])
  })
})
