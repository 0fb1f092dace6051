import { type Locale, locales } from '@shiji/i18n/locale.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAdmin } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { seedBase } from '../../seeds/base/seed-base.ts'
import { loadDemo } from '../../seeds/demo/load/index.ts'
import { updateGoods } from '../../src/modules/catalog/data/goods/goods.repo.ts'

/** Filters by the name of goods, a store or a person: what a row shows finds the row, in both languages. */

let server: TestApp
const tokens = { Admin: '', Seller: '' }

const text = async (query: ReturnType<typeof sql>): Promise<string> => {
  const { rows } = await server.ctx.db.execute<{ value: string }>(query)
  return rows[0]?.value ?? ''
}

beforeAll(async () => {
  server = await createTestApp({ at: new Date() })
  await seedBase(server.ctx, 'a-test-password')
  const end = await loadDemo(server.ctx, { seed: 1, goods: 300, buyers: 100, orders: 1_000 })
  server.clock.moveBy(end.getTime() - server.clock.now().getTime())
  tokens.Admin = (await anAdmin(server)).token
  const { rows } = await server.ctx.db.execute<{ id: string; owner: string }>(sql`
    select s.id, s.user_id as owner from stores s join order_comments c on c.store_id = s.id
    group by 1, 2 order by count(*) desc limit 1`)
  tokens.Seller = await server.login('seller', Number(rows[0]?.owner), Number(rows[0]?.id))
}, 120_000)
afterAll(() => server.close())

type Area = 'Admin' | 'Seller'
type Row = Readonly<Record<string, unknown>> & { readonly id: number }

const read = async (area: Area, path: string, language: Locale = 'zh-cn'): Promise<Row[]> => {
  const answer = await server.call<{ data: Row[] }>('GET', `/${area}/${path}`, { token: tokens[area], language })
  expect(answer).toMatchObject({ code: 200 })
  return answer.data.data
}

const found = (area: Area, list: string, filter: string, name: string) =>
  read(area, `${list}${list.includes('?') ? '&' : '?'}${filter}=${encodeURIComponent(name)}|like&per_page=400`)

/** A part from the middle of a name. */
const partOf = (name: unknown): string => String(name).slice(1, -1)

const LISTS: [area: Area, list: string, filter: string][] = [
  ['Admin', 'goods', 'name'],
  ['Seller', 'goods', 'name'],
  ['Admin', 'orders', 'order_name'],
  ['Seller', 'orders', 'order_name'],
  ['Admin', 'orders', 'store_name'],
  ['Admin', 'order_comments', 'goods_name'],
  ['Seller', 'order_comments', 'goods_name'],
  ['Admin', 'goods_questions', 'goods_name'],
  ['Admin', 'stock_proofs', 'goods_name'],
  ['Seller', 'stocks', 'goods_name'],
]

it.each(LISTS)('/%s/%s by %s finds a row by what it shows in Chinese and in English', async (area, list, filter) => {
  const shown = new Set<string>()
  for (const language of locales) {
    const [row] = await read(area, `${list}?per_page=1`, language)
    // Some rows hold the name in the reader's language, others in both.
    const name = String((language === 'en' ? row?.[`${filter}_en`] : undefined) ?? row?.[filter])
    shown.add(name)
    expect((await found(area, list, filter, partOf(name))).map(({ id }) => id)).toContain(row?.id)
    expect(await found(area, list, filter, `${name}no such name`)).toEqual([])
  }
  expect(shown.size).toBe(2)
})

it.each(['Admin', 'Seller'] as const)('orders of /%s are found by any of their goods', async area => {
  const orders = await read(area, 'orders?per_page=400')
  const several = orders.find(order => Array.isArray(order.order_goods) && order.order_goods.length > 1)
  const lines: unknown[] = Array.isArray(several?.order_goods) ? several.order_goods : []
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) {
    if (typeof line !== 'object' || line === null || !('goods_name' in line)) throw new Error('a line without a name')
    const ids = (await found(area, 'orders', 'order_name', String(line.goods_name))).map(({ id }) => id)
    expect(ids).toContain(several?.id)
  }
})

it.each(['Admin', 'Seller'] as const)(
  'orders of /%s are found by any part of the receiver’s name, whatever its case',
  async area => {
    await server.ctx.db.execute(sql`update orders set receive_name = 'Ann Łee Wójcik' where id in (
    select max(id) from orders group by store_id)`)
    const everyOne = await read(area, 'orders?per_page=400')
    const ann = everyOne.filter(({ receive_name }) => receive_name === 'Ann Łee Wójcik').map(({ id }) => id)
    expect(ann).not.toEqual([])
    for (const part of ['łee w', 'N ŁEE', 'Ann Łee Wójcik'])
      expect((await found(area, 'orders', 'receive_name', part)).map(({ id }) => id)).toEqual(
        expect.arrayContaining(ann),
      )
    expect(await found(area, 'orders', 'receive_name', 'eeŁ w')).toEqual([])
  },
)

it('the money log is found by the name of a store in either language', async () => {
  const log = await read('Admin', 'money_logs?owner_type=store&per_page=1')
  const store = Number(log[0]?.owner_id)
  const names = await text(sql`select json_build_array(name, name_en)::text as value from stores where id = ${store}`)
  for (const name of JSON.parse(names)) {
    const rows = await found('Admin', 'money_logs', 'owner_name', partOf(name))
    expect(rows.map(({ id }) => id)).toContain(log[0]?.id)
  }
})

it('what is sold is found by the name that its row shows, also after goods were renamed', async () => {
  const { db } = server.ctx
  const [comment] = await read('Seller', 'order_comments?per_page=1')
  const id = Number(comment?.goods_id)
  const same = { search: sql<string>`search`, searchLead: sql<string>`search_lead` }
  await updateGoods(server.ctx, id, { name: '全新的名字', nameEn: 'A new name' }, same)

  const byOld = await found('Seller', 'order_comments', 'goods_name', partOf(comment?.goods_name))
  expect(byOld.map(row => row.id)).toContain(comment?.id)
  expect(await found('Seller', 'order_comments', 'goods_name', '新的名')).toEqual([])

  await db.execute(sql`update order_goods set name = '全新的名字' where goods_id = ${id}`)
  const byNew = await found('Seller', 'order_comments', 'goods_name', '新的名')
  expect(byNew.map(row => row.id)).toContain(comment?.id)
})

it('names that more goods have than a list is narrowed by find the same rows', async () => {
  const [comment] = await read('Admin', 'order_comments?per_page=1')
  const few = await found('Admin', 'order_comments', 'goods_name', partOf(comment?.goods_name))
  await server.ctx.db.execute(sql`insert into goods_names (goods_id, store_id, name)
    select g.id, g.store_id, ${String(comment?.goods_name)} || n from goods g, generate_series(1, 4) n on conflict do nothing`)
  const many = await found('Admin', 'order_comments', 'goods_name', partOf(comment?.goods_name))
  expect(few).not.toEqual([])
  expect(many.map(({ id }) => id)).toEqual(few.map(({ id }) => id))
})
