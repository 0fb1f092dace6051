import {
  AGREEMENT_NAMES,
  type Agreement,
  type Article,
  type ArticleMenu,
  type HelpCentre,
  type ReadingPage,
} from '@shiji/contract/content/articles.ts'
import type { Page } from '@shiji/contract/envelope.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Account, anAdmin } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { seedAgreements } from '../../../../seeds/base/agreements.ts'
import { agreements, articleMenus, articles } from '../data/content.table.ts'

let server: TestApp
let admin: Account
beforeAll(async () => {
  server = await createTestApp()
  const nouns = ['article_menu', 'article', 'agreement'] as const
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
const aColumn = (part: Record<string, unknown> = {}) =>
  make('article_menus', { pid: 0, name: '购物指南', name_en: 'Shopping', ...part })
const anArticle = (part: Record<string, unknown> = {}) => ({
  menu_id: column,
  name: 'how_to_order',
  title: '如何下单',
  title_en: 'How to order',
  content: '<p>先登录。</p>',
  content_en: '<p>Log in first.</p>',
  ...part,
})
const page = (name: string) => server.call<ReadingPage>('GET', `/article/${name}`)
const help = async () => (await server.call<HelpCentre>('GET', '/load_article_menu')).data

let column: number
beforeEach(async () => {
  column = await aColumn()
})
afterEach(async () => {
  server.clock.setOffset(0)
  await server.ctx.db.delete(articles)
  await server.ctx.db.delete(articleMenus)
  await server.ctx.db.delete(agreements)
})

describe('articles', () => {
  it('are read by name in both languages, each view counted, without a new version for their editors', async () => {
    const id = await make('articles', anArticle())
    const before = (await call('GET', `/Admin/articles/${id}`)).headers.etag
    expect((await page('how_to_order')).data).toEqual({
      kind: 'article',
      name: 'how_to_order',
      title: '如何下单',
      title_en: 'How to order',
      content: '<p>先登录。</p>',
      content_en: '<p>Log in first.</p>',
      menu_id: column,
      clicks: 1,
      updated_at: '2026-06-01T02:00:00.000Z',
    })
    await Promise.all(Array.from({ length: 9 }, () => page('how_to_order')))
    const seen = await call<Article>('GET', `/Admin/articles/${id}`)
    expect(seen.data.clicks).toBe(10)
    expect(seen.headers.etag).toBe(before)
  })

  it('keep the storage form of the editor, show only its html, and lose executable code', async () => {
    const ops = JSON.stringify({ ops: [{ insert: '安全\n' }] })
    const id = await make('articles', anArticle({ content: `<script>alert(1)</script>##qingwuit##${ops}` }))
    expect((await call<Article>('GET', `/Admin/articles/${id}`)).data.content).toBe(`<p>安全</p>##qingwuit##${ops}`)
    expect((await page('how_to_order')).data.content).toBe('<p>安全</p>')
  })

  it('that are switched off, or do not exist, are missing', async () => {
    await make('articles', anArticle({ enabled: false }))
    for (const name of ['how_to_order', 'nothing', 'notice_1', 'notice_99999999999999999', '%25', "'"]) {
      expect((await page(name)).code, name).toBe(404)
    }
    expect(await help()).toEqual({ columns: [], agreements: [] })
  })

  it.each([
    ['a name that is taken', { name: 'how_to_order' }, 'name', /taken/],
    ['the name of an agreement', { name: 'user_agreement' }, 'name', /taken/],
    ['the name of a notice', { name: 'notice_5' }, 'name', /taken/],
    ['a name that cannot be part of an address', { name: '如何下单' }, 'name', /right format/],
    ['a column that does not exist', { name: 'other', menu_id: 1 }, 'menu_id', /one of the options/],
    ['no title', { name: 'other', title: ' ' }, 'title', /Cannot be empty/],
  ])('with %s are refused on that field', async (_name, part, field, message) => {
    await seedAgreements(server.ctx)
    await make('articles', anArticle())
    const answer = await call<{ fields: Record<string, string> }>('POST', '/Admin/articles', { body: anArticle(part) })
    expect(answer.code).toBe(422)
    expect(answer.data.fields[field]).toMatch(message)
    expect((await call<Page<Article>>('GET', '/Admin/articles')).data.total).toBe(1)
  })
})

describe('columns', () => {
  it('come with their readable articles, in order, three levels deep, without empty ones', async () => {
    const below = await aColumn({ pid: column, name: '支付', name_en: 'Paying' })
    await aColumn({ name: '空栏目', name_en: 'Empty' })
    const first = await aColumn({ name: '关于', name_en: 'About', is_sort: 0 })
    await make('articles', anArticle({ menu_id: below, name: 'pay' }))
    await make('articles', anArticle({ menu_id: first, name: 'about', is_sort: 2 }))
    await make('articles', anArticle({ menu_id: first, name: 'contact', is_sort: 1 }))
    const { columns } = await help()
    expect(columns.map(({ name, articles: own }) => [name, own.map(link => link.name)])).toEqual([
      ['购物指南', []],
      ['关于', ['contact', 'about']],
    ])
    expect(columns[0]?.children.map(child => [child.name_en, child.articles[0]?.name])).toEqual([['Paying', 'pay']])
  })

  it('go three levels deep and no further', async () => {
    const second = await aColumn({ pid: column })
    const third = await aColumn({ pid: second })
    const answer = await call('POST', '/Admin/article_menus', { body: { pid: third, name: 'x', name_en: 'x' } })
    expect(answer).toMatchObject({ code: 400, msg: 'Article columns go three levels deep.' })
    const children = await call<ArticleMenu[]>('GET', `/Admin/article_menus?isChildren=true&pid=${column}`)
    expect(children.data.map(row => [row.id, row.level, row.has_children])).toEqual([[second, 2, true]])
  })

  it('with articles or columns in them are deleted only together with their content', async () => {
    const below = await aColumn({ pid: column })
    expect((await call('DELETE', `/Admin/article_menus/${column}`)).code).toBe(409)
    const article = await make('articles', anArticle({ menu_id: below }))
    expect((await call('DELETE', `/Admin/article_menus/${column},${below}`)).code).toBe(409)
    await page('how_to_order')
    expect((await call('DELETE', `/Admin/articles/${article}`)).code).toBe(200)
    expect((await call('DELETE', `/Admin/article_menus/${column},${below}`)).data).toEqual({ deleted: 2 })
  })
})

describe('agreements', () => {
  it('that pages link to exist from the start with placeholder text, and edited texts are kept', async () => {
    await seedAgreements(server.ctx)
    for (const name of AGREEMENT_NAMES) {
      const { data } = await server.call<ReadingPage>('GET', `/agreements/${name}`)
      expect(data).toMatchObject({ kind: 'agreement', content: expect.stringContaining('尚未发布') })
      expect(data.content_en).toContain('has not been published yet')
    }
    const { data } = (await call<Page<Agreement>>('GET', '/Admin/agreements?name=user_agreement')).data
    const body = { name: 'user_agreement', title: '用户协议', title_en: 'User agreement', content: '<p>第一条</p>' }
    expect((await call('PUT', `/Admin/agreements/${data[0]?.id}`, { body })).code).toBe(200)
    await seedAgreements(server.ctx)
    expect((await page('user_agreement')).data.content).toBe('<p>第一条</p>')
    expect((await help()).agreements.map(link => link.name)).toEqual([...AGREEMENT_NAMES])
  })

  it('that pages link to can be neither removed nor renamed; others can', async () => {
    await seedAgreements(server.ctx)
    const own = await make('agreements', { name: 'points_rules', title: '积分规则', title_en: 'Points' })
    const { data } = (await call<Page<Agreement>>('GET', '/Admin/agreements?name=privacy_policy')).data
    const id = data[0]?.id
    expect((await call('DELETE', `/Admin/agreements/${own},${id}`)).code).toBe(409)
    const body = { name: 'privacy', title: '隐私', title_en: 'Privacy' }
    const answer = await call('PUT', `/Admin/agreements/${id}`, { body })
    expect(answer).toMatchObject({ code: 409, msg: expect.stringContaining('not remove it or change its identifier') })
    expect((await call('DELETE', `/Admin/agreements/${own}`)).data).toEqual({ deleted: 1 })
    expect((await server.call('GET', '/agreements/points_rules')).code).toBe(404)
  })

  it('cannot have the name of an article', async () => {
    await make('articles', anArticle())
    const body = { name: 'how_to_order', title: 'x', title_en: 'x' }
    expect(await call('POST', '/Admin/agreements', { body })).toMatchObject({
      code: 422,
      data: { fields: { name: expect.stringContaining('taken') } },
    })
  })
})

describe('access', () => {
  it('everyone may read, and writing needs the permission of each action', async () => {
    const viewer = await anAdmin(server, ['article.view'])
    const id = await make('articles', anArticle())
    const codes = await Promise.all(
      (['GET', 'POST', 'PUT', 'DELETE'] as const).map(async method => {
        const address = method === 'GET' || method === 'POST' ? '/Admin/articles' : `/Admin/articles/${id}`
        return (await server.call(method, address, { token: viewer.token, body: {} })).code
      }),
    )
    expect(codes).toEqual([200, 402, 402, 402])
    expect((await page('how_to_order')).code).toBe(200)
  })
})
