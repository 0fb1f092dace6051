import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aClass, goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { notices } from '../../modules/content/data/content.table.ts'
import { MODULES } from '../../modules.ts'
import { serveSitemap } from './serve-sitemap.ts'

const SHOP = 'https://shop.example'
let server: TestApp
/** The same sitemap in parts of two pages. */
let small: FastifyInstance
const listed: string[] = []

beforeAll(async () => {
  server = await createTestApp()
  const { ctx } = server
  const path = await aClass(ctx)
  await aClass(ctx, ['空', '空空', '空空空'])
  const open = await aStore(ctx)
  const holiday = await aStore(ctx, { status: 'holiday' })
  await aStore(ctx, { status: 'closed' })
  await aStore(ctx, { verify: 'denied' })
  const goods: number[] = []
  for (let one = 0; one < 5; one += 1) goods.push((await goodsOf(ctx, open.id, { path })).id)
  await goodsOf(ctx, open.id, { path, shelf: 'off_shelf', isListed: false })
  await goodsOf(ctx, open.id, { path, isListed: false, deletedAt: ctx.clock.now() })
  const startAt = ctx.clock.now()
  const notice = { tag: 'activity', titleZh: '公告', startAt, createdAt: startAt } as const
  await ctx.db.insert(notices).values([
    { ...notice, id: 1 },
    { ...notice, id: 2, enabled: false },
  ])
  listed.push(
    ...['/', '/goods', '/goods/hotmodel', '/user/article/notice_1'],
    ...[path.rootId, path.middleId, path.id].map(id => `/class/${id}`),
    ...goods.map(id => `/goods/${id}`),
    ...[open.id, holiday.id].map(id => `/store/${id}`),
  )
  small = Fastify()
  serveSitemap(
    small,
    { ...server.runtime, config: { ...server.runtime.config, shopOrigin: SHOP } },
    MODULES.flatMap(({ addresses = [] }) => addresses),
    2,
  )
})
afterAll(async () => {
  await small.close()
  await server.close()
})

const places = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, place = '']) => place)
const body = async (url: string, app: FastifyInstance = server.app.http) =>
  (await app.inject({ url, headers: { host: 'shop.example', 'x-forwarded-proto': 'https' } })).body

/** All pages of all parts, in their order. */
async function allPages(app: FastifyInstance): Promise<{ parts: string[]; pages: string[] }> {
  const parts = places(await body('/sitemap.xml', app)).map(place => new URL(place).pathname)
  const pages: string[] = []
  for (const part of parts) pages.push(...places(await body(part, app)))
  return { parts, pages: pages.map(page => new URL(page).pathname) }
}

describe('the sitemap', () => {
  it('holds exactly what visitors find in the shop, each page once', async () => {
    const { pages } = await allPages(server.app.http)
    expect(pages.filter(page => !/^\/user\/article\/(?!notice)/.test(page)).toSorted()).toEqual(listed.toSorted())
    expect(new Set(pages).size).toBe(pages.length)
  })

  it('is split where a part is full, and loses nothing', async () => {
    const { parts, pages } = await allPages(small)
    expect(parts.filter(part => part.startsWith('/sitemaps/goods-'))).toHaveLength(3)
    expect(pages.filter(page => /^\/goods\/\d/.test(page)).toSorted()).toEqual(
      listed.filter(page => /^\/goods\/\d/.test(page)).toSorted(),
    )
  })

  it('names the origin of the setting, the time of the last change and both languages', async () => {
    const [, goods = ''] = listed.filter(page => /^\/goods\/\d/.test(page))
    const part = places(await body('/sitemap.xml', small)).find(place => place.includes('/goods-')) ?? ''
    const xml = await body(new URL(part).pathname, small)
    expect(part.startsWith(SHOP)).toBe(true)
    expect(xml).toContain(`<loc>${SHOP}${goods}</loc><lastmod>2026-06-01T02:00:00.000Z</lastmod>`)
    expect(xml).toContain(`hreflang="en" href="${SHOP}${goods}?lang=en"`)
  })

  it.each(['/sitemaps/nothing-0.xml', '/sitemaps/goods.xml', '/sitemaps/goods-99999999999999999.xml'])(
    '%s is not found',
    async url => {
      expect((await server.app.http.inject({ url })).statusCode).toBe(404)
    },
  )
})

it('robots read everything public and find the sitemap', async () => {
  const text = await body('/robots.txt', small)
  expect(text).toContain(`Sitemap: ${SHOP}/sitemap.xml`)
  expect(text).toContain('Disallow: /user/')
  expect(text).toContain('Allow: /user/article/')
  expect(text).not.toMatch(/Disallow: \/(goods|class|store|search)/)
})
