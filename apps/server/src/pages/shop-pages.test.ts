import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aBuyer } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aBrand, aClass, type ClassPath, goodsOf } from '#harness/goods.builder.ts'
import { faultsOfFact, readPage } from '#harness/read-page.ts'
import { aStore } from '#harness/store.builder.ts'
import { goods as goodsTable } from '../modules/catalog/index.ts'
import { articleMenus, articles, notices } from '../modules/content/data/content.table.ts'
import { DEFAULT_SETTINGS } from '../modules/platform/domain/settings.ts'
import { changeSettings } from '../modules/platform/index.ts'
import { stores } from '../modules/store/index.ts'

const SHOP = 'http://shop.example'
const HOSTILE = `</script><script>alert(1)</script><!--# include virtual="/x" --><img src=x onerror=alert(1)>`

let server: TestApp
let path: ClassPath
let empty: ClassPath
const id = { store: 0, closed: 0, goods: 0, many: 0, hostile: 0, off: 0, deleted: 0, unseen: 0, shut: 0 }

beforeAll(async () => {
  server = await createTestApp()
  const { ctx } = server
  path = await aClass(ctx, ['家居', '收纳', '收纳箱'])
  empty = await aClass(ctx, ['空', '空空', '空空空'])
  const brandId = await aBrand(ctx, '栖木')
  id.store = (await aStore(ctx, { name: '木光', nameEn: 'Wood & Light', description: '一家只卖木头的小店' })).id
  id.closed = (await aStore(ctx, { status: 'closed', statusReason: '整顿' })).id
  const one = (fields: object) => goodsOf(ctx, id.store, { path, brandId, ...fields }).then(built => built.id)
  id.goods = await one({
    name: '栖木 带盖收纳箱 20L',
    nameEn: 'Qimu lidded storage box, 20 L',
    subname: '一盖合上，灰尘在外',
    price: 8_600,
    commentCount: 4,
    scoreSum: 18,
    goodCount: 4,
    attributes: [{ name: '容量', name_en: 'Volume', value: '20 升', value_en: '20 L' }],
    content: '<h2>好收</h2><p>放得下一个冬天。</p>',
    images: ['/files/demo/800/storage-box-1.webp'],
  })
  id.many = await one({ name: '两档', price: 1_000, skuCount: 2, maxPrice: 2_000 })
  id.hostile = await one({ name: HOSTILE, subname: HOSTILE, nameEn: HOSTILE, content: HOSTILE })
  id.off = await one({ name: '下架的', shelf: 'off_shelf', isListed: false })
  id.deleted = await one({ name: '删掉的', isListed: false, deletedAt: ctx.clock.now() })
  id.unseen = await one({ name: '没审的', verify: 'to_be_reviewed', isListed: false })
  id.shut = (await goodsOf(ctx, id.closed, { isListed: false, path })).id
  const createdAt = ctx.clock.now()
  await ctx.db.insert(articleMenus).values({ id: 1, pid: 0, level: 1, nameZh: '帮助', nameEn: 'Help', createdAt })
  const article = { menuId: 1, contentZh: '<p>先选再买。</p>', updatedAt: createdAt, createdAt }
  await ctx.db.insert(articles).values([
    { ...article, id: 1, name: 'how_to_buy', titleZh: '怎么买', titleEn: 'How to buy' },
    { ...article, id: 2, name: 'old_help', titleZh: '旧的', enabled: false },
  ])
  const notice = {
    tag: 'activity',
    titleZh: '公告',
    contentZh: '<p>六月一日起换新。</p>',
    startAt: createdAt,
    createdAt,
  } as const
  await ctx.db.insert(notices).values([
    { ...notice, id: 1 },
    { ...notice, id: 2, enabled: false },
  ])
})
afterAll(() => server.close())
// A minute lies between two tests, so that each reads what the database says now.
let now = performance.now()
beforeEach(() => {
  now += 60_000
  vi.spyOn(performance, 'now').mockReturnValue(now)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.http.inject({ method: 'GET', url: `/pages${url}`, headers: { host: 'shop.example', ...headers } })
const read = async (url: string) => readPage((await get(url)).body)

/** Every page that search engines may list. */
const listed = () => [
  '/',
  '/goods',
  '/goods/hotmodel',
  ...[path.rootId, path.middleId, path.id].map(each => `/class/${each}`),
  `/goods/${id.goods}`,
  `/goods/${id.many}`,
  `/goods/${id.hostile}`,
  `/store/${id.store}`,
  '/user/article/how_to_buy',
  '/user/article/notice_1',
]

describe('the head of a page', () => {
  it('has title, description, one canonical address and both languages, and may be listed', async () => {
    const canonicals: string[] = []
    for (const url of listed()) {
      for (const lang of ['', '?lang=en']) {
        const page = await read(url + lang)
        expect([url, page.title.length > 2, page.description.length > 3, page.robots]).toEqual([
          url,
          true,
          true,
          undefined,
        ])
        expect(page.canonicals).toEqual([SHOP + url])
        expect(Object.fromEntries(page.alternates)).toEqual({
          'zh-CN': SHOP + url,
          en: `${SHOP}${url}?lang=en`,
          'x-default': SHOP + url,
        })
        expect(page.lang).toBe(lang === '' ? 'zh-CN' : 'en')
        if (lang === '') canonicals.push(...page.canonicals)
      }
    }
    expect(new Set(canonicals).size).toBe(listed().length)
  })

  it('/home and addresses with a slash at the end have the same canonical address', async () => {
    expect((await read('/home')).canonicals).toEqual([`${SHOP}/`])
    expect((await read(`/goods/${id.goods}/`)).canonicals).toEqual([`${SHOP}/goods/${id.goods}`])
  })

  it.each(['/search', '/search/e30%3D', '/login', '/carts', '/user', '/user/orders', '/order/pay/x', '/stores'])(
    '%s is for people only',
    async url => {
      const page = await read(url)
      expect([page.robots, page.canonicals]).toEqual(['noindex', []])
    },
  )

  it('shows a card with a picture and its size where the page is shared', async () => {
    const { openGraph } = await read(`/goods/${id.goods}?lang=en`)
    expect(Object.fromEntries(openGraph)).toMatchObject({
      'og:type': 'product',
      'og:title': 'Qimu lidded storage box, 20 L · Shiji',
      'og:image': `${SHOP}/files/demo/800/storage-box-1.webp`,
      'og:image:width': '800',
      'og:image:height': '800',
      'og:locale': 'en_US',
      'og:url': `${SHOP}/goods/${id.goods}`,
    })
  })

  it('describes itself in the words of schema.org, with every required field', async () => {
    for (const url of listed()) {
      const { facts } = await read(url)
      expect([url, ...facts.flatMap(faultsOfFact)]).toEqual([url])
    }
    const kinds = async (url: string) => (await read(url)).facts.map(fact => fact['@type'])
    expect(await kinds('/')).toEqual(['Organization', 'WebSite'])
    expect(await kinds(`/goods/${id.goods}`)).toEqual(['Product', 'BreadcrumbList'])
    expect(await kinds(`/class/${path.id}`)).toEqual(['BreadcrumbList'])
    const [product] = (await read(`/goods/${id.goods}`)).facts
    expect(product).toMatchObject({
      name: '栖木 带盖收纳箱 20L',
      brand: { name: '栖木' },
      offers: { '@type': 'Offer', price: '86.00', priceCurrency: 'CNY', availability: 'https://schema.org/InStock' },
      aggregateRating: { ratingValue: 4.5, reviewCount: 4 },
    })
    const [crumbs] = (await read(`/goods/${id.goods}`)).facts.slice(1)
    expect(crumbs?.itemListElement).toEqual(
      ['/', `/class/${path.rootId}`, `/class/${path.middleId}`, `/class/${path.id}`, `/goods/${id.goods}`].map(
        (to, index) => expect.objectContaining({ position: index + 1, item: SHOP + to }),
      ),
    )
  })
})

describe('what is read without scripts', () => {
  it('a product: name, price, picture with its size, parameters, story, store and class', async () => {
    const page = await read(`/goods/${id.goods}`)
    expect(page.headings).toEqual(['栖木 带盖收纳箱 20L'])
    expect(page.prices[0]).toBe('¥86.00')
    expect(page.text).toContain('20 升')
    expect(page.text).toContain('放得下一个冬天。')
    expect(page.links).toEqual(expect.arrayContaining([`/store/${id.store}`, `/class/${path.id}`]))
    expect(page.pictures[0]?.get('width')).toBe('800')
  })

  it('home, classes and stores lead to goods with names, prices and pictures of a known size', async () => {
    for (const url of ['/', `/class/${path.rootId}`, `/store/${id.store}`, '/goods/hotmodel']) {
      const page = await read(url)
      expect([url, page.headings.length, page.prices.includes('¥86.00')]).toEqual([url, 1, true])
      expect(page.links).toContain(`/goods/${id.goods}`)
      expect(page.pictures.every(picture => picture.has('width') && picture.has('height'))).toBe(true)
    }
  })

  it('an article: title and text, and it is not counted as read', async () => {
    const page = await read('/user/article/how_to_buy')
    expect([page.headings, page.text.includes('先选再买。')]).toEqual([['怎么买'], true])
    const answer = await server.call<{ clicks: number }>('GET', '/article/how_to_buy')
    expect(answer.data.clicks).toBe(1)
  })

  it('in English, links lead to English pages and prices are as in Chinese', async () => {
    const page = await read(`/goods/${id.goods}?lang=en`)
    expect(page.headings).toEqual(['Qimu lidded storage box, 20 L'])
    expect(page.links).toContain(`/class/${path.id}?lang=en`)
    expect(page.links).toContain(`/goods/${id.goods}`)
    expect(page.text).toContain('Volume')
  })

  it('follows the language of the reader where the address names none', async () => {
    const page = readPage((await get('/', { 'accept-language': 'en-GB,en;q=0.9' })).body)
    expect([page.lang, page.canonicals]).toEqual(['en', [`${SHOP}/`]])
  })

  it('hostile names stay text, in elements, facts and answers', async () => {
    for (const url of [`/goods/${id.hostile}`, `/goods/${id.hostile}?lang=en`, '/', `/class/${path.id}`]) {
      const { body } = await get(url)
      expect(body).not.toContain('<script>alert')
      expect(body).not.toContain('<img src=x')
      expect(body.match(/<!--#/g)).toHaveLength(1)
      expect(readPage(body).title).not.toBe('')
    }
    const page = await read(`/goods/${id.hostile}`)
    expect(page.facts[0]?.name).toBe(HOSTILE)
  })
})

describe('the status of a page', () => {
  it.each([
    ['an unknown path', () => '/nowhere', 404],
    ['unknown goods', () => '/goods/99', 404],
    ['an invalid id', () => '/goods/abc', 404],
    ['goods that never passed a review', () => `/goods/${id.unseen}`, 404],
    ['deleted goods', () => `/goods/${id.deleted}`, 410],
    ['goods off the shelf', () => `/goods/${id.off}`, 200],
    ['goods of a closed store', () => `/goods/${id.shut}`, 200],
    ['an unknown class', () => '/class/99', 404],
    ['an unknown store', () => '/store/99', 404],
    ['a closed store', () => `/store/${id.closed}`, 200],
    ['a class without goods', () => `/class/${empty.id}`, 200],
    ['an unknown article', () => '/user/article/nothing', 404],
    ['an article switched off', () => '/user/article/old_help', 410],
    ['a notice whose time is over', () => '/user/article/notice_2', 410],
  ])('of %s says so, and search engines drop it', async (_what, url, status) => {
    const answer = await get(url())
    const page = readPage(answer.body)
    expect([answer.statusCode, page.robots, page.canonicals]).toEqual([status, 'noindex', []])
    expect(page.headings).toHaveLength(1)
    expect(page.links.length).toBeGreaterThan(3)
  })

  it('goods that are gone offer others, and do not give their name away', async () => {
    for (const gone of [id.deleted, id.off, id.unseen]) {
      const page = await read(`/goods/${gone}`)
      expect(page.links).toContain(`/goods/${id.goods}`)
      expect(page.text).not.toMatch(/删掉的|下架的|没审的/)
    }
  })

  it('plain words in a query lead to the results', async () => {
    const answer = await get('/search?keywords=%E6%94%B6%E7%BA%B3')
    expect(answer.statusCode).toBe(302)
    const target = String(answer.headers.location)
    expect(JSON.parse(Buffer.from(decodeURIComponent(target.slice('/search/'.length)), 'base64').toString())).toEqual({
      keywords: '%E6%94%B6%E7%BA%B3',
    })
    expect((await read(target)).headings).toEqual(['收纳'])
  })
})

describe('answers that travel with a page', () => {
  it.each([
    ['/', () => ['/api/home']],
    ['goods', () => [`/api/goods/${id.goods}`]],
    ['class', () => [`/api/goods_search/${encodeURIComponent(btoa(`{"class_id":${path.id}}`))}`]],
    ['/search/e30%3D', () => ['/api/goods_search/e30%3D']],
  ])('of %s are those of the API to a visitor', async (name, addresses) => {
    const url = name === 'goods' ? `/goods/${id.goods}` : name === 'class' ? `/class/${path.id}` : name
    for (const lang of ['zh-cn', 'en'] as const) {
      const page = await read(`${url}?lang=${lang}`)
      expect([...page.answers.keys()]).toEqual(['/api/common', ...addresses()])
      for (const [address, answer] of page.answers) {
        const asked = await server.app.http.inject({ url: address, headers: { 'accept-language': lang } })
        expect(answer).toEqual(asked.json())
      }
    }
  })

  it('no session, cookie or other header changes a byte', async () => {
    const buyer = await aBuyer(server)
    for (const url of ['/', `/goods/${id.goods}`, '/carts', '/user/orders']) {
      const plain = await get(url)
      for (const headers of [
        { authorization: `Bearer ${buyer.token}` },
        { cookie: `token=${buyer.token}; language=en` },
        { 'x-device': 'a-device-0000000000000', 'user-agent': 'other' },
      ]) {
        const again = await get(url, headers)
        expect(again.body).toBe(plain.body)
        expect(again.headers['set-cookie']).toBeUndefined()
        expect(again.headers.authorization).toBeUndefined()
      }
    }
  })
})

describe('when the shop cannot answer', () => {
  it('a shop that is closed says why, for a while', async () => {
    const closing = { ...DEFAULT_SETTINGS.web, closeStatus: true, closeReason: '系统升级至 18:00' }
    await changeSettings(server.ctx, { web: closing })
    const answer = await get(`/goods/${id.many}`)
    await changeSettings(server.ctx, { web: DEFAULT_SETTINGS.web })
    expect([answer.statusCode, answer.headers['retry-after'] !== undefined]).toEqual([503, true])
    expect(readPage(answer.body).text).toContain('系统升级至 18:00')
  })
})

it('a store that closes leaves the lists', async () => {
  await server.ctx.db.update(stores).set({ status: 'closed' }).where(eq(stores.id, id.store))
  await server.ctx.db.update(goodsTable).set({ isListed: false }).where(eq(goodsTable.storeId, id.store))
  expect((await read(`/store/${id.store}`)).robots).toBe('noindex')
})
