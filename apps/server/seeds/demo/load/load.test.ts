import { AREA_PREFIX } from '@shiji/contract/area.ts'
import { FAVORITE_STATES, type FavoriteRow } from '@shiji/contract/catalog/favorites.ts'
import type { HomeData } from '@shiji/contract/catalog/home.ts'
import type { GoodsSearchData } from '@shiji/contract/catalog/search.ts'
import type { HelpCentre, ReadingPage } from '@shiji/contract/content/articles.ts'
import type { Page } from '@shiji/contract/envelope.ts'
import type { LoginChallenge, LoginData } from '@shiji/contract/identity/identity.ts'
import type { CommonData } from '@shiji/contract/platform/platform.ts'
import { readLink } from '@shiji/kit/link/link.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { solve } from '#harness/solve.ts'
import { checkInvariants } from '../../../src/infra/invariants/check-invariants.ts'
import { DEMO, DEMO_ACCOUNTS } from '../../base/demo-accounts.ts'
import { seedBase } from '../../base/seed-base.ts'
import { DEMO_SIZE, type DemoSize, loadDemo } from './index.ts'

const STATES = ['cancel', 'completion', 'waiting_comment', 'waiting_delivery', 'waiting_payment', 'waiting_receipt']

const numbers = async (server: TestApp, query: ReturnType<typeof sql>): Promise<Record<string, number>> => {
  const { rows } = await server.ctx.db.execute<{ key: string; count: string }>(query)
  return Object.fromEntries(rows.map(row => [row.key, Number(row.count)]))
}

/**
 * A checksum over every row of every table that the demo fills; the first admin's hash is left out because its salt is
 * random.
 */
/** Of each table; a sealed number is another text each time. */
async function fingerprint(server: TestApp): Promise<Record<string, string>> {
  const { rows: tables } = await server.ctx.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('admins', 'id_blocks', 'menus', 'areas', 'expresses') order by 1`)
  const sums: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await server.ctx.db.execute<{ sum: string }>(
      sql`select count(*) || ':' || coalesce(md5(string_agg(r.row, '|' order by r.row)), '') as sum from ${sql.identifier(name)} t
        cross join lateral (select (to_jsonb(t) - 'sealed_account')::text as row) r`,
    )
    sums[name] = rows[0]?.sum ?? ''
  }
  return sums
}

async function aWorld(size?: DemoSize, at?: Date): Promise<TestApp> {
  const server = await createTestApp(at === undefined ? {} : { at })
  await seedBase(server.ctx, DEMO.admin.password)
  await loadDemo(server.ctx, size)
  return server
}

/** Closing a server checks every invariant over its database. */
describe('the demo world', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await aWorld()
  }, 120_000)
  afterAll(() => server.close())

  const share = async (query: ReturnType<typeof sql>): Promise<number> => {
    const { rows } = await server.ctx.db.execute<{ share: string }>(query)
    return Number(rows[0]?.share)
  }

  it('has 24 stores in different states, one on holiday and five flagships, with documents of those that submitted them', async () => {
    expect(await numbers(server, sql`select verify as key, count(*) from stores group by 1`)).toEqual({
      passed: 21,
      verifying: 1,
      denied: 1,
      fill_information: 1,
    })
    expect(
      await numbers(
        server,
        sql`select 'holiday' as key, count(*) from stores where status = 'holiday' and status_reason <> '' union all
          select 'flagship', count(*) from stores where is_flagship union all
          select 'reason', count(*) from stores where verify = 'denied' and refuse_info <> '' union all
          select 'papers', count(*) from stores where application ? 'legal_person' union all
          select 'documents', count(*) from store_documents d join stores s on s.id = d.store_id and s.application->>d.field = d.id::text union all
          select 'rounds ' || coalesce(decision, 'open'), count(*) from store_rounds group by 1`,
      ),
    ).toEqual({ holiday: 1, flagship: 5, reason: 1, papers: 23, documents: 6, 'rounds denied': 2, 'rounds open': 1 })
  })

  it('has 128 third-level classes, 48 brands, 1,200 goods and 300 buyers', async () => {
    expect(
      await numbers(
        server,
        sql`select 'classes' as key, count(*) from goods_classes where level = 3 union all select 'brands', count(*) from goods_brands
          union all select 'goods', count(*) from goods
          union all select 'buyers', count(*) from users where phone like '199%' or phone in ('13800000001', '13800000003')`,
      ),
    ).toEqual({ classes: 128, brands: 48, goods: DEMO_SIZE.goods, buyers: DEMO_SIZE.buyers })
  })

  it('has SKUs on no axis, one and two, some sold out', async () => {
    const axes = (count: number) =>
      share(sql`select avg((jsonb_array_length(axes) = ${count})::int) as share from goods`)
    for (const count of [0, 1, 2]) expect(await axes(count)).toBeGreaterThan(0.08)
    const soldOut = await share(sql`select avg((on_hand = reserved)::int) as share from stocks`)
    expect(soldOut).toBeGreaterThan(0.03)
    expect(soldOut).toBeLessThan(0.055)
  })

  it('has an English text for everything about goods', async () => {
    expect(
      await numbers(
        server,
        sql`select 'goods' as key, count(*) from goods g where name_en = '' or subname_en = '' or content_en = '' or content_en ~ '[一-龥]'
            or name_en ~ '[一-龥]' or subname_en ~ '[一-龥]'
            or exists (select 1 from jsonb_array_elements(attributes) a where (a->>'name_en') || (a->>'value_en') ~ '[一-龥]' or a->>'value_en' = '')
          union all select 'skus', count(*) from skus where name <> '' and (name_en = '' or name_en ~ '[一-龥]')
          union all select 'lines', count(*) from order_goods where name_en = '' or (sku_name <> '' and (sku_name_en = '' or sku_name_en ~ '[一-龥]'))
          union all select 'stores', count(*) from stores where name_en = '' or description_en = ''`,
      ),
    ).toEqual({ goods: 0, skus: 0, lines: 0, stores: 0 })
  })

  it('has 6,000 orders of ninety days in every state that exists, two of each for the demo buyer', async () => {
    const all = await numbers(server, sql`select status as key, count(*) from orders group by 1`)
    expect(Object.keys(all).toSorted()).toEqual(STATES)
    expect(Object.values(all).reduce((sum, count) => sum + count, 0)).toBe(DEMO_SIZE.orders)
    const yours = await numbers(
      server,
      sql`select o.status as key, count(*) from orders o join users u on u.id = o.user_id where u.username = ${DEMO.buyer.username} group by 1`,
    )
    expect(Object.keys(yours).toSorted()).toEqual(STATES)
    expect(Math.min(...Object.values(yours))).toBeGreaterThanOrEqual(2)
    const days = await numbers(
      server,
      sql`select 'days' as key, count(distinct (created_at at time zone 'Asia/Shanghai')::date) as count from orders`,
    )
    expect(days).toEqual({ days: 90 })
  })

  it('sells more at weekends and in the evening, and a few goods most of all', async () => {
    const { weekend = 0, workday = 0 } = await numbers(
      server,
      sql`select case when extract(isodow from day) > 5 then 'weekend' else 'workday' end as key, avg(n) as count from (
        select (created_at at time zone 'Asia/Shanghai')::date as day, count(*) as n from orders group by 1) d group by 1`,
    )
    expect(weekend / workday).toBeGreaterThan(1.1)
    expect(weekend / workday).toBeLessThan(1.4)
    const evening = await share(
      sql`select avg((extract(hour from created_at at time zone 'Asia/Shanghai') in (20, 21))::int) as share from orders`,
    )
    expect(evening).toBeGreaterThan(0.14)
    const best = await share(
      sql`select sum(sales) filter (where place <= 120) / sum(sales) as share from (
        select sales, row_number() over (order by sales desc) as place from goods) g`,
    )
    expect(best).toBeGreaterThan(0.4)
  })

  it('has no order from before the buyer registered or before the goods existed', async () => {
    expect(
      await numbers(
        server,
        sql`select 'buyers' as key, count(*) from orders o join users u on u.id = o.user_id where o.created_at < u.created_at
          union all select 'goods', count(*) from order_goods l join orders o on o.id = l.order_id join goods g on g.id = l.goods_id
            where o.created_at < g.created_at`,
      ),
    ).toEqual({ buyers: 0, goods: 0 })
  })

  it('has four written comments in five, a third with pictures, complaints with answers, and stores with different ratings', async () => {
    const of = (condition: ReturnType<typeof sql>) =>
      share(sql`select avg((${condition})::int) as share from order_comments where not is_auto`)
    expect(await share(sql`select avg((not is_auto)::int) as share from order_comments`)).toBeCloseTo(0.8, 1)
    expect(await of(sql`cardinality(images) between 1 and 3`)).toBeCloseTo(0.33, 1)
    const answered = (stars: number) =>
      share(sql`select avg((reply <> '')::int) as share from order_comments where not is_auto and score = ${stars}`)
    expect(await answered(5)).toBeLessThan(0.1)
    expect(await answered(1)).toBeGreaterThan(0.4)
    const { rows } = await server.ctx.db.execute<{ score: string }>(
      sql`select (agree_sum + service_sum + speed_sum) / (3.0 * comment_count) as score from stores where comment_count > 0 order by 1`,
    )
    // Of written comments alone: default ones, all with five stars, count nowhere.
    expect(Number(rows[0]?.score)).toBeGreaterThan(4.2)
    expect(Number(rows[0]?.score)).toBeLessThan(4.75)
    expect(Number(rows.at(-1)?.score)).toBeGreaterThan(Number(rows[0]?.score) + 0.1)
  })

  it('has ratings as in life: goods from 3.6 to 5.0, most between 4.4 and 4.9, few with nothing but praise, some without any', async () => {
    const { rows } = await server.ctx.db.execute<{ n: string; score: string; texts: string }>(sql`
      select count(c.id) as n, coalesce(avg(c.score), 0) as score, count(distinct c.content) as texts
      from goods g left join order_comments c on c.goods_id = g.id and not c.is_auto group by g.id`)
    const goods = rows.map(row => ({ n: Number(row.n), score: Number(row.score), texts: Number(row.texts) }))
    expect(goods.filter(({ n }) => n === 0).length).toBeGreaterThan(20)
    const known = goods.filter(({ n }) => n >= 10)
    expect(known.length).toBeGreaterThan(100)
    const among = (low: number, high: number) =>
      known.filter(({ score }) => score >= low && score <= high).length / known.length
    expect(among(3.4, 5)).toBe(1)
    expect(among(3.4, 4.2)).toBeGreaterThan(0.02)
    expect(among(4.4, 4.9)).toBeGreaterThan(0.6)
    expect(among(5, 5)).toBeLessThanOrEqual(0.08)
    const all = known.reduce((sum, { n }) => sum + n, 0)
    expect(known.reduce((sum, { texts }) => sum + texts, 0) / all).toBeGreaterThan(0.95)
  })

  it('has comments in English, one in ten', async () => {
    expect(
      await share(sql`select avg((content !~ '[一-龥]')::int) as share from order_comments where not is_auto`),
    ).toBeCloseTo(0.1, 1)
  })

  it('gives the rich buyer four addresses and a cart of several stores, and the new one nothing', async () => {
    const of = (username: string) =>
      numbers(
        server,
        sql`with me as (select id from users where username = ${username})
          select 'addresses' as key, count(*) from addresses, me where user_id = me.id
          union all select 'lines', count(*) from carts, me where user_id = me.id
          union all select 'stores', count(distinct store_id) from carts, me where user_id = me.id
          union all select 'orders', count(*) from orders, me where user_id = me.id
          union all select 'accounts', count(*) from accounts, me where owner_type = 'user' and owner_id = me.id`,
      )
    expect(await of(DEMO.buyer.username)).toMatchObject({ addresses: 4, lines: 6, accounts: 2 })
    expect((await of(DEMO.buyer.username)).stores).toBeGreaterThanOrEqual(3)
    expect(await of(DEMO.newcomer.username)).toEqual({ addresses: 0, lines: 0, stores: 0, orders: 0, accounts: 0 })
  })

  it('has favourites of two hundred buyers: the rich buyer has one in every state, one of them cheaper now, and the new buyer has none', async () => {
    const { buyers = 0, early } = await numbers(
      server,
      sql`select 'buyers' as key, count(distinct user_id) from favorites
        union all select 'early', count(*) from favorites f join users u on u.id = f.user_id left join goods g on is_type = 0 and g.id = out_id
          where f.created_at < u.created_at or f.created_at < g.created_at`,
    )
    expect(early).toBe(0)
    expect(buyers).toBeGreaterThan(180)
    expect(buyers).toBeLessThan(240)
    const pageOf = async (username: string) => {
      const { rows } = await server.ctx.db.execute<{ id: string }>(
        sql`select id from users where username = ${username}`,
      )
      const token = await server.login('buyer', Number(rows[0]?.id))
      return (await server.call<Page<FavoriteRow>>('GET', '/user/favorites', { token })).data
    }
    const yours = await pageOf(DEMO.buyer.username)
    expect(yours.count).toEqual({ goods: 24, store: 6 })
    const states = new Set(yours.data.map(row => row.state))
    expect([...states].toSorted()).toEqual(FAVORITE_STATES.filter(state => state !== 'store_closed').toSorted())
    const cheaper = yours.data.filter(row => row.price !== null && row.price < (row.price_when_kept ?? 0))
    expect(cheaper.map(row => row.state)).toEqual(['on_sale'])
    expect((await pageOf(DEMO.newcomer.username)).count).toEqual({ goods: 0, store: 0 })
  })

  const solution = async (path: string, username: string): Promise<string | undefined> => {
    const { data } = await server.call<{ challenge?: LoginChallenge } | null>('POST', path, {
      body: { username, password: 'a-wrong-guess' },
    })
    return data?.challenge === undefined ? undefined : solve(data.challenge)
  }

  it('has buyers who invited others, three levels deep below the rich buyer', async () => {
    const { rows } = await server.ctx.db.execute<{ depth: number }>(sql`
      with recursive below as (
        select id, 0 as depth from users where username = ${DEMO.buyer.username}
        union all select u.id, b.depth + 1 from users u join below b on u.inviter_id = b.id)
      select distinct depth from below order by 1`)
    expect(rows.map(row => row.depth)).toEqual(expect.arrayContaining([1, 2, 3]))
  })

  it('lets every account of the login pages log in, each with the rights of its role', async () => {
    const tokens = new Map<string, string>()
    for (const { area, username, password } of DEMO_ACCOUNTS) {
      const path = `${AREA_PREFIX[area]}/login`
      const body = { username, password, challenge: await solution(path, username) }
      const answer = await server.call<LoginData>('POST', path, { body })
      expect([username, answer.code]).toEqual([username, 200])
      tokens.set(username, answer.data.access_token)
    }
    const code = async (username: string, path: string) =>
      (await server.call('GET', path, { token: tokens.get(username) ?? '' })).code
    expect([
      await code(DEMO.warehouse.username, '/Seller/orders'),
      await code(DEMO.warehouse.username, '/Seller/money_logs'),
      await code(DEMO.operator.username, '/Admin/goods'),
      await code(DEMO.operator.username, '/Admin/books'),
      await code(DEMO.accountant.username, '/Admin/books'),
      await code(DEMO.accountant.username, '/Admin/goods'),
    ]).toEqual([200, 402, 200, 402, 200, 402])
  })

  it.each([
    ['沙发', 'sofas', 'Wood & Light'],
    ['葡萄酒', 'wine', 'Cloudmist Tea'],
  ])('finds %s and %s on sale and in stock, each in the only store that sells it', async (...words) => {
    const [zh, en, store] = words
    for (const keywords of [zh, en]) {
      const params = Buffer.from(JSON.stringify({ keywords: encodeURIComponent(keywords) })).toString('base64')
      const { data } = await server.call<GoodsSearchData>('GET', `/goods_search/${encodeURIComponent(params)}`)
      expect(data.data[0]).toMatchObject({ in_stock: true, store_name_en: store })
      expect(data.total).toBeGreaterThanOrEqual(9)
    }
  })

  it('has hot words and contact details of the shop in both languages', async () => {
    const common = async (language: 'zh-cn' | 'en') =>
      (await server.call<CommonData>('GET', '/common', { language })).data
    expect((await common('zh-cn')).hot_words).toHaveLength(8)
    for (const word of (await common('en')).hot_words) expect(word).toMatch(/^[ -~]+$/)
    expect((await common('en')).common).toMatchObject({ web_name_en: 'Shiji', email: 'service@shiji.example' })
  })

  it('shows six banners, three cards, three floors with adverts, an editorial and five notices, and is still up to date five weeks later', async () => {
    const home = async () => (await server.call<HomeData>('GET', '/home')).data
    const { banners, cards, floors, editorial, ranking, portrait, notices } = await home()
    const wide = floors.filter(floor => floor.advert !== null).map(floor => floor.shape)
    expect([banners.length, cards.length, floors.length, notices.length]).toEqual([6, 3, 8, 5])
    expect(wide).toEqual(['wide', 'wide', 'wide'])
    expect([editorial?.goods.length, ranking?.goods.length, portrait?.goods.length]).toEqual([4, 7, 3])
    expect(banners.map(banner => readLink(banner.url))).toEqual(banners.map(banner => banner.url))
    const [first] = banners
    const found = await server.call<GoodsSearchData>('GET', `/goods_search/${first?.url.replace('/search/', '')}`)
    expect(found.data.total).toBeGreaterThan(100)
    server.clock.moveBy(35 * 86_400_000)
    const later = await home()
    expect([later.banners.length, later.cards.length, later.editorial === null]).toEqual([6, 3, false])
    expect(later.notices.length).toBeGreaterThan(0)
    server.clock.setOffset(0)
  })

  it('has answers to questions in both languages, and agreements', async () => {
    const { columns, agreements } = (await server.call<HelpCentre>('GET', '/load_article_menu')).data
    expect(columns.map(column => column.name_en)).toEqual([
      'Getting started',
      'Delivery',
      'Returns',
      'Account and reviews',
      'Meet Shiji',
      'For sellers',
    ])
    const links = columns.flatMap(column => [column, ...column.children]).flatMap(column => column.articles)
    expect(links.length).toBeGreaterThanOrEqual(20)
    for (const { name } of [...links, ...agreements]) {
      const { data } = await server.call<ReadingPage>('GET', `/article/${name}`)
      expect(data.content, name).toMatch(/^<(p|h2|ul|ol)>/)
      expect(data.content_en, name).not.toContain('has not been published')
      expect(data.content_en.length, name).toBeGreaterThan(200)
    }
  })

  it('leaves free ids for what the shop creates later', async () => {
    const id = await server.ctx.ids.take(2_500)
    const { rows } = await server.ctx.db.execute<{ max: string }>(sql`select max(id) as max from sms_logs`)
    expect(Math.min(...id.filter(each => each > 10_000_000), Number.MAX_SAFE_INTEGER)).toBeGreaterThan(
      Number(rows[0]?.max),
    )
    expect(new Set(id).size).toBe(2_500)
  })
})

describe('a demo world with more stores', () => {
  it('has branches that open with owners, freight and goods of their own, and sell', async () => {
    const server = await aWorld({ seed: 7, goods: 1_900, buyers: 60, orders: 900, stores: 60 })
    const branches = sql`(select id, user_id from stores where name like '%号店')`
    expect(
      await numbers(
        server,
        sql`select 'stores' as key, count(*) from stores union all
          select 'open', count(*) from stores s where verify = 'passed' and status = 'open' and id in (select id from ${branches} b)
            and exists (select from freights f where f.store_id = s.id and f.is_default) union all
          select 'owned', count(*) from ${branches} b join store_members m on m.store_id = b.id and m.user_id = b.user_id and m.role = 'owner'
            join users u on u.id = b.user_id`,
      ),
    ).toEqual({ stores: 60, open: 36, owned: 36 })
    const sold = await numbers(
      server,
      sql`select 'goods' as key, count(distinct store_id) from goods where store_id in (select id from ${branches} b) union all
        select 'orders', count(distinct store_id) from orders where store_id in (select id from ${branches} b) union all
        select 'foreign lines', count(*) from order_goods l join orders o on o.id = l.order_id join goods g on g.id = l.goods_id
          where g.store_id <> o.store_id`,
    )
    expect(sold).toEqual({ goods: 36, orders: expect.any(Number), 'foreign lines': 0 })
    expect(sold.orders).toBeGreaterThan(20)
    await server.close()
  }, 120_000)
})

describe('a demo world of another size', () => {
  const SMALL = { seed: 7, goods: 256, buyers: 40, orders: 300 }

  it('is the same to the byte for the same seed and time, in every table', async () => {
    const [one, two] = [await aWorld(SMALL), await aWorld(SMALL)]
    expect(await fingerprint(two)).toEqual(await fingerprint(one))
    await Promise.all([one.close(), two.close()])
  }, 120_000)
  it.each(['2026-05-31T16:00:30Z', '2026-06-06T15:59:59Z'])(
    'satisfies every invariant when it is opened at %s, right after or before midnight',
    async at => {
      const server = await aWorld(SMALL, new Date(at))
      const checks = await checkInvariants(server.ctx.db, { now: server.clock.now() })
      expect(checks.filter(({ breaches }) => breaches > 0)).toEqual([])
      await server.close()
    },
    120_000,
  )
})
