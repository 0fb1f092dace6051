import { Nullable, Strict, Text } from '@shiji/contract/schema.ts'
import type { FastifyInstance } from 'fastify'
import qs from 'qs'
import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { serveRoutes } from '#harness/routes.ts'
import { route } from '../../src/http/routes/route.ts'

const Line = Strict({ sku_id: Type.Integer(), price: Type.Integer({ minimum: 0 }), name: Type.Optional(Text(20)) })
const Body = Strict({
  title: Text(50),
  is_sort: Type.Optional(Type.Integer()),
  is_default: Type.Optional(Type.Boolean()),
  rate: Type.Optional(Nullable(Type.Integer())),
  ids: Type.Optional(Type.Array(Type.Integer())),
  lines: Type.Optional(Type.Array(Line)),
  secret: Type.Optional(Type.String({ writeOnly: true })),
})
const Echo = Type.Unsafe<unknown>({ type: 'object', additionalProperties: true })

let server: TestApp
let http: FastifyInstance
beforeAll(async () => {
  server = await createTestApp()
  const spec = { method: 'POST', area: 'shared', access: 'public', summary: 'test', data: Echo } as const
  http = await serveRoutes(server, [
    route({ ...spec, path: '/echo', body: Body }, async (_ctx, { body }) => body),
    route(
      { ...spec, path: '/file', body: Strict({ name: Text(20) }), multipart: true },
      async (_ctx, { body, files }) => ({
        ...body,
        files: files.map(file => [file.field, file.bytes.length]),
      }),
    ),
  ])
})
afterAll(async () => {
  await http.close()
  await server.close()
})

const post = async (payload: string | Buffer, type: string, url = '/api/echo') => {
  const response = await http.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': type, 'accept-language': 'en' },
  })
  return { status: response.statusCode, ...response.json<{ code: number; msg: string; data: unknown }>() }
}
const form = (text: string) => post(text, 'application/x-www-form-urlencoded')
const json = (value: unknown) => post(JSON.stringify(value), 'application/json')
const multipart = async (fill: (form: FormData) => void, url?: string) => {
  const data = new FormData()
  fill(data)
  const request = new Request('http://x', { method: 'POST', body: data })
  return post(Buffer.from(await request.arrayBuffer()), request.headers.get('content-type') ?? '', url)
}

describe('one body, three forms', () => {
  const value = {
    title: 'a',
    is_default: true,
    rate: 5,
    ids: [1, 2],
    lines: [
      { sku_id: 7, price: 1990, name: '红' },
      { sku_id: 8, price: 0, name: '' },
    ],
  }

  it('JSON, form with indices and multipart give the same result', async () => {
    const text = qs.stringify({ ...value, is_default: 1 })
    const pairs = [...new URLSearchParams(text)]
    const answers = await Promise.all([
      json(value),
      form(text),
      multipart(data => {
        for (const [name, part] of pairs) data.append(name, part)
      }),
    ])
    expect(answers.map(answer => answer.data)).toEqual([value, value, value])
  })

  it.each([
    ['application/json; charset=utf-8', JSON.stringify({ title: 'a' })],
    ['application/json;charset=UTF-8', JSON.stringify({ title: 'a' })],
    ['application/x-www-form-urlencoded; charset=UTF-8', 'title=a'],
    ['application/x-www-form-urlencoded;charset=utf-8', 'title=a'],
  ])('%s is understood', async (type, text) => {
    expect((await post(text, type)).data).toEqual({ title: 'a' })
  })

  it.each([
    ['an empty list', 'title=a&ids=[]', { title: 'a', ids: [] }],
    ['a single value', 'title=a&ids=5', { title: 'a', ids: [5] }],
    ['brackets', 'title=a&ids[]=5&ids[]=6', { title: 'a', ids: [5, 6] }],
    ['null as empty text', 'title=a&rate=', { title: 'a', rate: null }],
    ['an optional number left empty', 'title=a&is_sort=', { title: 'a' }],
    ['no', 'title=a&is_default=0', { title: 'a', is_default: false }],
    ['a negative number', 'title=a&rate=-3', { title: 'a', rate: -3 }],
    ['spaces around', 'title=+a+b+', { title: 'a b' }],
    ['a secret with its spaces', 'title=a&secret=+x+', { title: 'a', secret: ' x ' }],
    ['letters of other scripts', `title=${encodeURIComponent('市集 🛍')}`, { title: '市集 🛍' }],
  ])('form: %s', async (_name, text, expected) => {
    expect((await form(text)).data).toEqual(expected)
  })

  it('a list longer than one page of indices keeps every row', async () => {
    const lines = Array.from({ length: 700 }, (_, index) => ({ sku_id: index, price: index }))
    const answer = await form(qs.stringify({ title: 'a', lines }))
    expect(answer.data).toEqual({ title: 'a', lines })
  })
})

describe('what does not fit is reported, never converted', () => {
  it.each([
    ['JSON text for a number', { title: 'a', rate: '5' }, { rate: 'This value has the wrong type.' }],
    ['a fraction', { title: 'a', rate: 1.5 }, { rate: 'This value has the wrong type.' }],
    ['a list for a text', { title: ['a'] }, { title: 'This value has the wrong type.' }],
    ['a missing field', {}, { title: 'Cannot be empty.' }],
    [
      'a nested mistake, by its path',
      { title: 'a', lines: [{ sku_id: 1, price: -1 }] },
      { 'lines.0.price': 'Must not be less than 0.' },
    ],
    [
      'unknown fields, nested too',
      { title: 'a', x: 1, lines: [{ sku_id: 1, price: 1, cost: 2 }] },
      { x: 'This field does not exist.', 'lines.0.cost': 'This field does not exist.' },
    ],
  ])('%s', async (_name, value, fields) => {
    expect(await json(value)).toMatchObject({ status: 200, code: 422, data: { fields } })
  })

  it.each([
    ['a number with letters', 'title=a&rate=2abc', 'rate'],
    ['a number in another base', 'title=a&rate=0x10', 'rate'],
    ['infinity', 'title=a&rate=Infinity', 'rate'],
    ['maybe', 'title=a&is_default=maybe', 'is_default'],
    ['a field twice', 'title=a&title=b', 'title'],
    ['an object for a text', 'title[x]=a', 'title'],
  ])('form: %s', async (_name, text, field) => {
    expect(await form(text)).toMatchObject({ code: 422, data: { fields: { [field]: expect.any(String) } } })
  })

  it('the two fields that old clients always send are ignored where unknown and used where known', async () => {
    expect((await form('title=a&is_type=0&is_sort=0')).data).toEqual({ title: 'a', is_sort: 0 })
    expect((await json({ title: 'a', is_type: 0 })).data).toEqual({ title: 'a' })
  })

  it.each([
    '__proto__[polluted]=1&title=a',
    'constructor[prototype][polluted]=1&title=a',
    'title=a&lines[0][__proto__][polluted]=1&lines[0][sku_id]=1&lines[0][price]=1',
  ])('no prototype is touched: %s', async text => {
    await form(text)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })

  it('nor by JSON', async () => {
    const answer = await post('{"title":"a","__proto__":{"polluted":1}}', 'application/json')
    expect([answer.status, Reflect.get({}, 'polluted')]).toEqual([400, undefined])
  })
})

describe('bodies that cannot be read', () => {
  it.each([
    ['broken JSON', '{"title":', 'application/json', 400],
    ['an empty JSON body', '', 'application/json', 400],
    ['an unsupported content type', 'title: a', 'application/yaml', 415],
    [
      'more parameters than the limit',
      Array.from({ length: 20_001 }, (_, index) => `a${index}=1`).join('&'),
      'application/x-www-form-urlencoded',
      400,
    ],
    ['more than a megabyte', `title=${'a'.repeat(1_048_577)}`, 'application/x-www-form-urlencoded', 413],
    [
      'a truncated multipart body',
      '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\na',
      'multipart/form-data; boundary=x',
      400,
    ],
  ])('%s', async (_name, text, type, status) => {
    const answer = await post(text, type)
    expect([answer.status, answer.code]).toEqual([status, status])
    expect(answer.data).not.toHaveProperty('stack')
    expect(answer.msg).toMatch(/^(Abnormal operation\. The request could not be read|The request is too large)/)
  })

  it('are answered with "Abnormal operation." (spec §8), in the language of the caller', async () => {
    const answer = await http.inject({
      method: 'POST',
      url: '/api/echo',
      payload: '{"title":',
      headers: { 'content-type': 'application/json', 'accept-language': 'zh-cn' },
    })
    expect(answer.json()).toMatchObject({ code: 400, msg: '操作异常。请求无法读取，请刷新页面后重试。' })
  })
})

describe('files', () => {
  const file = (bytes: number) => new File([new Uint8Array(bytes)], 'a.bin')

  it('are accepted where a route expects one, with the fields beside it', async () => {
    const answer = await multipart(data => {
      data.set('name', 'x')
      data.set('file', file(10))
    }, '/api/file')
    expect(answer.data).toEqual({ name: 'x', files: [['file', 10]] })
  })

  it('are refused where none is expected, and beyond the first', async () => {
    const nowhere = await multipart(data => {
      data.set('title', 'a')
      data.set('file', file(10))
    })
    expect(nowhere.status).toBe(413)
    const two = await multipart(data => {
      data.set('name', 'x')
      data.append('file', file(10))
      data.append('file', file(10))
    }, '/api/file')
    expect(two.status).toBe(413)
  })

  it('have a size limit that the message names', async () => {
    const answer = await multipart(data => {
      data.set('name', 'x')
      data.set('file', file(20_971_521))
    }, '/api/file')
    expect([answer.code, answer.msg]).toEqual([400, 'The file must not be larger than 20 MB.'])
  })
})
