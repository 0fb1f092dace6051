import type { Page } from '@shiji/contract/envelope.ts'
import type { Express } from '@shiji/contract/express/express.schemas.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Account, anAdmin } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { auditLogs } from '../../../infra/audit/audit.table.ts'
import { expresses } from '../data/platform.table.ts'

let server: TestApp
let admin: Account
beforeAll(async () => {
  server = await createTestApp({ audit: 'not checked' })
  admin = await anAdmin(server, ['express.view', 'express.create', 'express.update', 'express.delete'])
})
afterAll(() => server.close())

const path = '/Admin/expresses'
const call: TestApp['call'] = (method, address, options) =>
  server.call(method, address, { token: admin.token, ...options })
const list = async (query = '') => (await call<Page<Express>>('GET', `${path}?${query}`)).data
const names = async (query: string) => (await list(query)).data.map(row => row.name_en)
const create = (body: Record<string, unknown>) => call<{ id: number }>('POST', path, { body })
const fieldsOf = (answer: { data: unknown }) => answer.data

const rows = [
  { code: 'SF', name: '顺丰速运', name_en: 'SF Express', is_sort: 1 },
  { code: 'ZTO', name: '中通快递', name_en: 'ZTO Express', is_sort: 2 },
  { code: 'YTO', name: '圆通_速递', name_en: 'YTO Express', is_sort: 3, enabled: false },
]
let ids: number[]
beforeEach(async () => {
  ids = []
  for (const body of rows) {
    ids.push((await create(body)).data.id)
    server.clock.moveBy(60_000)
  }
})
afterEach(async () => {
  server.clock.setOffset(0)
  await server.ctx.db.delete(expresses)
  await server.ctx.db.delete(auditLogs)
})

describe('list', () => {
  it('has the paging of spec §3, the default order and both languages', async () => {
    const { data, ...paging } = await list()
    expect(paging).toEqual({ count: 3, total: 3, per_page: 30, last_page: 1, current_page: 1 })
    expect(data[0]).toEqual({
      id: ids[0],
      code: 'SF',
      name: '顺丰速运',
      name_en: 'SF Express',
      phone: '',
      number_pattern: '',
      is_sort: 1,
      enabled: true,
      days: [],
      default_days: 3,
      created_at: expect.stringMatching(/^2026-06-01T\d\d:\d\d:00\.000Z$/),
    })
  })

  it.each([
    ['plain means equal', 'code=ZTO', ['ZTO Express']],
    ['like', 'name=通|like', ['ZTO Express', 'YTO Express']],
    ['likeRight is a prefix', 'name_en=S|likeRight', ['SF Express']],
    ['likeLeft is a suffix', 'name=速运|likeLeft', ['SF Express']],
    ['wildcards are literal', 'name=_|like', ['YTO Express']],
    ['gt', 'is_sort=1|gt', ['ZTO Express', 'YTO Express']],
    ['lt', 'is_sort=2|lt', ['SF Express']],
    ['ngt is at least', 'is_sort=2|ngt', ['ZTO Express', 'YTO Express']],
    ['nlt is at most', 'is_sort=2|nlt', ['SF Express', 'ZTO Express']],
    ['in', 'code=SF,YTO|in', ['SF Express', 'YTO Express']],
    ['between', 'is_sort=2,3|between', ['ZTO Express', 'YTO Express']],
    ['flags', 'enabled=0', ['YTO Express']],
    ["time in the shop's zone", 'created_at=2026-06-01 10:00:30|ngt', ['ZTO Express', 'YTO Express']],
    ['an empty filter is ignored', 'code=&name=', ['SF Express', 'ZTO Express', 'YTO Express']],
    ['filters add up', 'enabled=1&is_sort=1|gt', ['ZTO Express']],
  ])('filter: %s', async (_name, query, expected) => {
    expect(await names(new URLSearchParams(query).toString())).toEqual(expected)
  })

  it.each([
    ['an unknown field', 'password=x', { password: 'This field cannot be filtered.' }],
    ['an operator that the field does not support', 'enabled=1|gt', { enabled: 'This filter value is not valid.' }],
    ['a value of the wrong kind', 'is_sort=abc', { is_sort: 'This filter value is not valid.' }],
    ['half a range', 'is_sort=1|between', { is_sort: 'This filter value is not valid.' }],
    ['an unknown sort', 'sort=phone|asc', { sort: 'This field cannot be sorted.' }],
    ['a wrong direction', 'sort=code|up', { sort: 'This field cannot be sorted.' }],
    ['a page that is not a number', 'page=x', { page: 'Enter a whole number from 1 to 9007199254740991.' }],
    ['more rows than a page may have', 'per_page=401', { per_page: 'Enter a whole number from 1 to 400.' }],
  ])('%s is refused by name, never ignored', async (_name, query, fields) => {
    const answer = await call('GET', `${path}?${query}`)
    expect([answer.status, answer.code]).toEqual([200, 422])
    expect(fieldsOf(answer)).toEqual({ fields })
  })

  it('sorts by several properties, ties broken by id', async () => {
    expect(await names('sort=code|desc')).toEqual(['ZTO Express', 'YTO Express', 'SF Express'])
    expect(await names('sort=created_at|desc,code|asc')).toEqual(['YTO Express', 'ZTO Express', 'SF Express'])
    // All alike; the first record is stored after the others, since it was updated.
    await server.ctx.db.update(expresses).set({ createdAt: new Date('2026-06-01T00:00:00Z') })
    await server.ctx.db.update(expresses).set({ phone: '95338' }).where(eq(expresses.code, 'SF'))
    expect(await names('sort=created_at|asc')).toEqual(['SF Express', 'ZTO Express', 'YTO Express'])
    expect(await names('sort=created_at|desc')).toEqual(['YTO Express', 'ZTO Express', 'SF Express'])
  })

  it('pages without overlap and knows the last page', async () => {
    const pages = [await list('per_page=2'), await list('per_page=2&page=2'), await list('per_page=2&page=3')]
    expect(pages.map(page => page.data.map(row => row.code))).toEqual([['SF', 'ZTO'], ['YTO'], []])
    expect(pages.map(page => [page.total, page.last_page, page.count])).toEqual([
      [3, 2, 2],
      [3, 2, 1],
      [3, 2, 0],
    ])
  })

  it.each([30, 100, 200, 300, 400])('page size %d is one of spec §9', async size => {
    expect((await list(`per_page=${size}`)).per_page).toBe(size)
  })

  it('asks to narrow the search beyond the deepest page', async () => {
    const answer = await call('GET', `${path}?page=4000&per_page=400`)
    expect([answer.code, answer.msg]).toEqual([400, 'There are too many results. Please narrow the search.'])
  })
})

describe('create', () => {
  it('returns the id, stores the code in capitals and trims', async () => {
    const answer = await call<{ id: number }>('POST', path, {
      form: 'code=+ems+&name=+邮政&name_en=EMS&is_sort=&is_type=0',
    })
    expect([answer.code, answer.msg]).toEqual([200, 'The operation was successful.'])
    const { data } = await call<Express>('GET', `${path}/${answer.data.id}`)
    expect(data).toMatchObject({ code: 'EMS', name: '邮政', is_sort: 0, enabled: true })
  })

  it('audits who did it, with what', async () => {
    const { data } = await create({ code: 'JD', name: '京东', name_en: 'JD' })
    const [entry] = (await server.ctx.db.select().from(auditLogs)).filter(row => row.subjectId === data.id)
    expect(entry).toMatchObject({
      area: 'admin',
      actorId: admin.id,
      action: 'express.create',
      subjectType: 'express',
      before: null,
      after: expect.objectContaining({ code: 'JD', nameZh: '京东' }),
    })
  })

  it.each([
    ['nothing at all', {}, { code: 'Cannot be empty.', name: 'Cannot be empty.', name_en: 'Cannot be empty.' }],
    ['only spaces', { code: 'A', name: '   ', name_en: 'x' }, { name: 'Cannot be empty.' }],
    ['a long name', { code: 'A', name: 'n'.repeat(41), name_en: 'x' }, { name: 'At most 40 characters.' }],
    ['a code with punctuation', { code: 'A-1', name: 'a', name_en: 'x' }, { code: 'This is not in the right format.' }],
    [
      'a code that is taken',
      { code: 'sf', name: 'a', name_en: 'x' },
      { code: 'This is already taken. Please choose another one.' },
    ],
    ['an unknown field', { code: 'A', name: 'a', name_en: 'x', id: 5 }, { id: 'This field does not exist.' }],
    [
      'a wrong type',
      { code: 'A', name: 'a', name_en: 'x', is_sort: 'b' },
      { is_sort: 'This value has the wrong type.' },
    ],
    [
      'a number too large',
      { code: 'A', name: 'a', name_en: 'x', is_sort: 10_000 },
      { is_sort: 'Must not be more than 9999.' },
    ],
    [
      'a pattern mismatch',
      { code: 'A', name: 'a', name_en: 'x', number_pattern: '[' },
      { number_pattern: 'This is not in the right format.' },
    ],
  ])('%s is refused on its field and writes nothing', async (_name, body, fields) => {
    const answer = await create(body)
    expect(answer.code).toBe(422)
    expect(fieldsOf(answer)).toEqual({ fields })
    expect((await list()).total).toBe(3)
  })

  it("reports it in the caller's language", async () => {
    const answer = await call('POST', path, { body: { code: 'A', name: '', name_en: 'x' }, language: 'zh-cn' })
    expect(answer).toMatchObject({
      msg: '填写的内容有误，请检查标出的字段。',
      data: { fields: { name: '不能为空。' } },
    })
  })

  it('does the same thing once under one key', async () => {
    const body = { code: 'ONCE', name: 'a', name_en: 'x' }
    const [first, second] = await Promise.all([1, 2].map(() => call<{ id: number }>('POST', path, { body, key: 'k1' })))
    expect(second?.data).toEqual(first?.data)
    expect((await list('code=ONCE')).total).toBe(1)
  })
})

describe('view, update', () => {
  it('changes what is sent and keeps the rest', async () => {
    const body = { code: 'SF', name: '顺丰', name_en: 'SF', phone: '95338' }
    expect((await call('PUT', `${path}/${ids[0]}`, { body })).data).toEqual({ id: ids[0] })
    const { data } = await call<Express>('GET', `${path}/${ids[0]}`)
    expect(data).toMatchObject({ name: '顺丰', phone: '95338', is_sort: 1, enabled: true })
  })

  it('can save zero, empty and no', async () => {
    const body = { code: 'SF', name: '顺丰', name_en: 'SF', is_sort: 0, phone: '', enabled: false }
    await call('PUT', `${path}/${ids[0]}`, { body })
    const { data } = await call<Express>('GET', `${path}/${ids[0]}`)
    expect(data).toMatchObject({ is_sort: 0, phone: '', enabled: false })
  })

  it('accepts its own code again, but not that of another', async () => {
    const body = { code: 'ZTO', name: 'a', name_en: 'x' }
    expect((await call('PUT', `${path}/${ids[1]}`, { body })).code).toBe(200)
    const answer = await call('PUT', `${path}/${ids[0]}`, { body })
    expect(fieldsOf(answer)).toEqual({ fields: { code: 'This is already taken. Please choose another one.' } })
  })

  it('audits before and after', async () => {
    await call('PUT', `${path}/${ids[0]}`, { body: { code: 'SF', name: '顺丰', name_en: 'SF' } })
    const entry = (await server.ctx.db.select().from(auditLogs)).find(row => row.action === 'express.update')
    expect(entry).toMatchObject({ before: { nameZh: '顺丰速运' }, after: { nameZh: '顺丰' } })
  })

  it.each(['GET', 'PUT'] as const)('%s of an id that does not exist', async method => {
    const body = method === 'PUT' ? { code: 'A', name: 'a', name_en: 'x' } : undefined
    const answer = await call(method, `${path}/1`, body === undefined ? {} : { body })
    expect([answer.code, answer.msg]).toEqual([404, 'This record was not found. It may have been deleted.'])
  })

  it('refuses the second of two editors and shows the first one’s change', async () => {
    const address = `${path}/${ids[0]}`
    const { headers } = await call('GET', address)
    const seen = { headers: { 'if-match': String(headers.etag) } }
    const body = { code: 'SF', name: '顺丰', name_en: 'SF' }
    expect((await call('PUT', address, { body, ...seen })).code).toBe(200)
    const late = await call('PUT', address, { body: { ...body, phone: '1' }, ...seen })
    expect(late).toMatchObject({
      code: 409,
      msg: 'Someone else has changed this record. Please refresh and try again.',
      data: {
        current: { name: '顺丰', phone: '' },
        changed_by: expect.stringMatching(/./),
        changed_at: expect.stringMatching(/Z$/),
      },
    })
    expect((await call<Express>('GET', address)).data.phone).toBe('')
    const again = String((await call('GET', address)).headers.etag)
    const knowing = { body: { ...body, phone: '1' }, headers: { 'if-match': again } }
    expect((await call('PUT', address, knowing)).code).toBe(200)
  })

  it('lets exactly one of ten editors through who saw the same version', async () => {
    const address = `${path}/${ids[0]}`
    const seen = String((await call('GET', address)).headers.etag)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, place) =>
        call('PUT', address, {
          body: { code: 'SF', name: `顺丰${place}`, name_en: 'SF' },
          headers: { 'if-match': seen },
        }),
      ),
    )
    expect(answers.map(answer => answer.code).toSorted()).toEqual([200, ...Array(9).fill(409)])
  })

  it.each(['0', '-1', 'x', '1.5', '9007199254740993'])('the id %s is invalid', async id => {
    expect((await call('GET', `${path}/${id}`)).code).toBe(422)
  })
})

describe('delete', () => {
  it('accepts comma-separated ids and audits each', async () => {
    const answer = await call('DELETE', `${path}/${ids[0]},${ids[1]}`)
    expect(answer.data).toEqual({ deleted: 2 })
    expect(await names('')).toEqual(['YTO Express'])
    const deleted = (await server.ctx.db.select().from(auditLogs)).filter(row => row.action === 'express.delete')
    expect(deleted.map(row => row.subjectId).toSorted()).toEqual([ids[0], ids[1]].toSorted())
  })

  it('is all or nothing when one is missing', async () => {
    expect((await call('DELETE', `${path}/${ids[0]},1`)).code).toBe(404)
    expect((await list()).total).toBe(3)
  })

  it.each(['1,,2', 'a', '1;2'])('%s is not a list of ids', async text => {
    expect((await call('DELETE', `${path}/${text}`)).code).toBe(422)
  })
})

describe('access', () => {
  it('needs a permission of its own for each action', async () => {
    const viewer = await anAdmin(server, ['express.view'])
    const codes = await Promise.all(
      (['GET', 'POST', 'PUT', 'DELETE'] as const).map(async method => {
        const address = method === 'GET' || method === 'POST' ? path : `${path}/${ids[0]}`
        return (await server.call(method, address, { token: viewer.token, body: {} })).code
      }),
    )
    expect(codes).toEqual([200, 402, 402, 402])
  })

  it('everyone may read the companies on offer', async () => {
    const { data } = await server.call<Page<Express>>('GET', '/expresses?sort=code|asc')
    expect(data.data.map(row => row.code)).toEqual(['SF', 'ZTO'])
    expect(data.total).toBe(2)
  })
})
