import type { HomeData } from '@shiji/contract/catalog/home.ts'
import type { Adv, AdvCard, Notice } from '@shiji/contract/content/adverts.ts'
import type { ReadingPage } from '@shiji/contract/content/articles.ts'
import type { Page } from '@shiji/contract/envelope.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Account, anAdmin } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { advSpaces, advs, notices } from '../data/content.table.ts'

let server: TestApp
let admin: Account
beforeAll(async () => {
  server = await createTestApp()
  const nouns = ['adv_space', 'adv', 'notice'] as const
  admin = await anAdmin(
    server,
    nouns.flatMap(noun => [`${noun}.view`, `${noun}.create`, `${noun}.update`, `${noun}.delete`] as const),
  )
})
afterAll(() => server.close())

const call: TestApp['call'] = (method, address, options) =>
  server.call(method, address, { token: admin.token, ...options })
const make = async (path: string, body: Record<string, unknown>) =>
  (await call<{ id: number }>('POST', `/Admin/${path}`, { body })).data.id
const aSpace = (part: Record<string, unknown> = {}) =>
  make('adv_spaces', {
    code: 'home_banner',
    name: '首页横幅',
    name_en: 'Home banner',
    place: 'home_banner',
    width: 720,
    height: 320,
    ...part,
  })

let space: number
const anAdv = (part: Record<string, unknown> = {}) => ({
  space_id: space,
  title: '春日上新',
  title_en: 'Spring arrivals',
  hint: '轻装出门',
  hint_en: 'Light for the road',
  image: '/files/demo/800/lamp-1.webp',
  url: '/goods/hotmodel',
  start_at: '2026-06-01 10:00:00',
  end_at: '2026-06-08 10:00:00',
  is_sort: 2,
  ...part,
})
const home = async () => (await server.call<HomeData>('GET', '/home')).data

beforeEach(async () => {
  space = await aSpace()
})
afterEach(async () => {
  server.clock.setOffset(0)
  await server.ctx.db.delete(advs)
  await server.ctx.db.delete(advSpaces)
  await server.ctx.db.delete(notices)
})

describe('adverts', () => {
  it('are shown on the home page from their start until before their end, in the order of their sort', async () => {
    await make('advs', anAdv({ title: '后', is_sort: 5 }))
    await make('advs', anAdv({ title: '前', is_sort: 1 }))
    await make('advs', anAdv({ title: '未开始', start_at: '2026-06-01 10:00:01' }))
    await make('advs', anAdv({ title: '已关闭', enabled: false }))
    expect((await home()).banners.map(banner => banner.title)).toEqual(['前', '后'])
    server.clock.moveBy(1_000)
    expect((await home()).banners.map(banner => banner.title)).toEqual(['前', '未开始', '后'])
    server.clock.setOffset(7 * 86_400_000)
    expect((await home()).banners).toEqual([])
  })

  it('are grouped by their space, with both languages and their link', async () => {
    const card = await aSpace({ code: 'home_card', place: 'home_card' })
    const strip = await aSpace({ code: 'class_strip', place: 'class_strip' })
    const elsewhere = await aSpace({ code: 'points', place: 'integral_banner' })
    for (const space_id of [card, strip, elsewhere]) await make('advs', anAdv({ space_id }))
    const { banners, cards } = await home()
    expect([banners.length, cards.length]).toEqual([0, 1])
    expect(cards[0]).toEqual({
      id: expect.any(Number),
      title: '春日上新',
      title_en: 'Spring arrivals',
      hint: '轻装出门',
      hint_en: 'Light for the road',
      image: '/files/demo/800/lamp-1.webp',
      url: '/goods/hotmodel',
    })
    const points = await server.call<AdvCard[]>('GET', '/adv?name=points')
    expect(points.data.map(adv => adv.title)).toEqual(['春日上新'])
    expect((await server.call('GET', '/adv?name=nowhere')).data).toEqual([])
  })

  it('show the platform their current state', async () => {
    await make('advs', anAdv({ title: '进行中' }))
    await make('advs', anAdv({ title: '将来', start_at: '2026-07-01', end_at: '2026-07-02' }))
    await make('advs', anAdv({ title: '过去', start_at: '2026-05-01', end_at: '2026-05-02' }))
    await make('advs', anAdv({ title: '关', enabled: false }))
    const { data } = (await call<Page<Adv>>('GET', `/Admin/advs?space_id=${space}&sort=id|asc`)).data
    expect(data.map(row => [row.title, row.state])).toEqual([
      ['进行中', 'in_hand'],
      ['将来', 'not_started'],
      ['过去', 'ended'],
      ['关', 'in_hand'],
    ])
    expect(data[0]).toMatchObject({ space_name: '首页横幅', start_at: '2026-06-01T02:00:00.000Z' })
  })

  it.each([
    ['a script behind the link', { url: 'javascript:alert(1)' }, 'url', /path of the shop/],
    ['another site without its scheme', { url: '//example.com' }, 'url', /path of the shop/],
    ['no picture', { image: '' }, 'image', /Cannot be empty/],
    ['a picture from a foreign address', { image: 'http://example.com/a.png' }, 'image', /right format/],
    ['an end before the start', { end_at: '2026-05-01 00:00:00' }, 'end_at', /must not be before the start/],
    ['a day that does not exist', { start_at: '2026-02-30' }, 'start_at', /right format/],
    ['a space that does not exist', { space_id: 1 }, 'space_id', /one of the options/],
    ['a title too long', { title: '长'.repeat(41) }, 'title', /At most 40/],
  ])('with %s are refused on that field and not written', async (_name, part, field, message) => {
    const answer = await call<{ fields: Record<string, string> }>('POST', '/Admin/advs', { body: anAdv(part) })
    expect(answer.code).toBe(422)
    expect(Object.keys(answer.data.fields)).toEqual([field])
    expect(answer.data.fields[field]).toMatch(message)
    expect((await call<Page<Adv>>('GET', '/Admin/advs')).data.total).toBe(0)
  })
})

describe('spaces', () => {
  it('with adverts are not deleted, and the message says how many they have', async () => {
    const id = await make('advs', anAdv())
    expect(await call('DELETE', `/Admin/adv_spaces/${space}`)).toMatchObject({ code: 409 })
    expect((await call('GET', `/Admin/adv_spaces/${space}`)).data).toMatchObject({ advs: 1 })
    await call('DELETE', `/Admin/advs/${id}`)
    expect((await call('DELETE', `/Admin/adv_spaces/${space}`)).data).toEqual({ deleted: 1 })
  })

  it('have a code of their own', async () => {
    const answer = await call('POST', '/Admin/adv_spaces', {
      body: { code: 'home_banner', name: 'x', name_en: 'x', place: 'other', width: 1, height: 1 },
    })
    expect(answer).toMatchObject({ code: 422, data: { fields: { code: expect.stringContaining('taken') } } })
  })
})

describe('notices', () => {
  const aNotice = (part: Record<string, unknown> = {}) => ({
    tag: 'delivery',
    title: '暴雨地区配送延迟',
    title_en: 'Deliveries delayed by rain',
    content: '<p>预计晚到一到两天。</p><script>alert(1)</script>',
    content_en: '<p>A day or two later.</p>',
    start_at: '2026-06-01 09:00:00',
    ...part,
  })

  it('reach the home page newest first and have a page of their own, cleaned of executable code', async () => {
    await make('notices', aNotice({ title: '旧', start_at: '2026-05-20 09:00:00' }))
    const id = await make('notices', aNotice())
    const lines = (await home()).notices
    expect(lines.map(line => line.title)).toEqual(['暴雨地区配送延迟', '旧'])
    expect(lines[0]).toMatchObject({ name: `notice_${id}`, tag: 'delivery', start_at: '2026-06-01T01:00:00.000Z' })
    expect((await server.call<ReadingPage>('GET', `/article/notice_${id}`)).data).toMatchObject({
      kind: 'notice',
      title_en: 'Deliveries delayed by rain',
      content: '<p>预计晚到一到两天。</p>',
      clicks: null,
    })
  })

  it('are hidden before their start, after their end, or when switched off', async () => {
    const later = await make('notices', aNotice({ start_at: '2026-06-02' }))
    const over = await make('notices', aNotice({ start_at: '2026-05-02', end_at: '2026-06-01 10:00:00' }))
    const off = await make('notices', aNotice({ enabled: false }))
    expect((await home()).notices).toEqual([])
    for (const id of [later, over, off]) expect((await server.call('GET', `/article/notice_${id}`)).code).toBe(404)
    const { data } = (await call<Page<Notice>>('GET', '/Admin/notices?sort=id|asc')).data
    expect(data.map(row => row.state)).toEqual(['not_started', 'ended', 'in_hand'])
  })

  it('can be changed to have no end', async () => {
    const id = await make('notices', aNotice({ end_at: '2026-06-09' }))
    const { code } = await call('PUT', `/Admin/notices/${id}`, { body: aNotice({ end_at: '' }) })
    expect(code).toBe(200)
    expect((await call('GET', `/Admin/notices/${id}`)).data).toMatchObject({ end_at: null })
  })
})
