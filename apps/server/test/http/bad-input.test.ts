import { ERRORS } from '@shiji/contract/errors.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAdmin, PASSWORD } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { sampleOf } from '#harness/tier/sample.ts'
import type { Route } from '../../src/http/routes/route.ts'
import { hashPassword, users } from '../../src/modules/identity/index.ts'
import { databaseDigest } from '../authorisation/database-digest.ts'
import { addressOf, nameOf } from '../authorisation/routes-of.ts'
import { sampleBody } from '../authorisation/samples.ts'
import { aSide, type Side } from '../authorisation/world.ts'
import { badBodies, type ChangedBody } from './bad-values.ts'

const LANGUAGES = ['zh-cn', 'en'] as const
/** Calls at once; fewer than any route's limit per minute. */
const BATCH = 16
/**
 * Counters of tries and answers of keyed calls are kept on purpose when a call is refused; ids are handed out in
 * blocks.
 */
const KEPT = [
  'id_blocks',
  'idempotency_keys',
  'rate_counters',
  'login_tries',
  'pay_password_tries',
  'known_devices',
  'sms_codes',
  'sessions',
] as const
/** Moving the clock would end the sessions of this test. */
const MOVES_TIME = 'POST /Admin/clock'

let server: TestApp
let writing: readonly Route[]
let mine: Side
let foreign: Side
let adminId: number
beforeAll(async () => {
  server = await createTestApp({ audit: 'not checked' })
  mine = await aSide(server, 'mine')
  foreign = await aSide(server, 'foreign')
  adminId = (await anAdmin(server)).id
  // Builders give owners no password; these calls compare one.
  const passwordHash = await hashPassword(PASSWORD)
  await server.ctx.db.update(users).set({ passwordHash })
  // Secrets of the shop are made at their first use.
  await server.call('POST', '/Admin/login', { body: { username: 'nobody', password: PASSWORD } })
  await server.call('POST', '/sms', { body: { phone: '13800000000', name: 'register' } })
  // Calls that end sessions or delete come last.
  const isLast = (route: Route) => Number(route.spec.method === 'DELETE' || route.spec.path === '/logout')
  writing = server.app.routes.filter(({ spec }) => spec.method !== 'GET').toSorted((a, b) => isLast(a) - isLast(b))
})
afterAll(() => server.close())

const login = (route: Route): Promise<string> => {
  if (route.spec.area === 'admin') return server.login('admin', adminId)
  return route.spec.area === 'seller'
    ? server.login('seller', mine.seller.id, mine.seller.storeId)
    : server.login('buyer', mine.buyer.id)
}

interface Sent {
  readonly status: number
  readonly code: number
  readonly text: string
}

interface Payload {
  readonly type?: string
  readonly text: string
}

const json = (body: unknown): Payload => ({ type: 'application/json', text: JSON.stringify(body) })

let flips = 0
/** A rate-limit window ends when time moves, forwards or back: no caller is limited. */
const nextMinute = () => {
  flips += 1
  server.clock.setOffset((flips % 2) * 61_000)
}

async function send(
  route: Route,
  token: string,
  path: string,
  payload: Payload,
  language: 'zh-cn' | 'en',
): Promise<Sent> {
  const answer = await server.app.http.inject({
    method: route.spec.method,
    url: `/api${path}`,
    headers: {
      'accept-language': language,
      authorization: `Bearer ${token}`,
      ...(payload.type === undefined ? {} : { 'content-type': payload.type }),
    },
    payload: payload.text,
  })
  const { code, msg, data } = answer.json<{
    code: number
    msg: string
    data: { fields?: Record<string, string> } | null
  }>()
  return { status: answer.statusCode, code, text: [msg, ...Object.values(data?.fields ?? {})].join(' ') }
}

/**
 * What is wrong with an answer: nothing if it is not an error and every word of a refusal is in the language of the
 * call.
 */
function faultOf({ status, code, text }: Sent, language: 'zh-cn' | 'en'): string | undefined {
  if (status >= 500 || code >= 500) return `a fault (${status}, ${code})`
  if (status !== 200 && code !== status) return `HTTP ${status} with code ${code}`
  const isSpoken =
    language === 'en' ? /[a-z]/i.test(text) && !/\p{Script=Han}/u.test(text) : /\p{Script=Han}/u.test(text)
  return isSpoken ? undefined : `not in ${language}: ${text.slice(0, 80)}`
}

const kept = (digest: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(digest).filter(([name]) => !KEPT.some(table => table === name)))

const changedTables = (before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>): string =>
  Object.keys(after)
    .filter(name => before[name] !== after[name])
    .join()

/** Sends all cases of one route in batches, alternating languages; returns the calls that were not refused properly. */
async function refusals(
  route: Route,
  payloads: readonly { readonly change: string; readonly payload: Payload; readonly path?: string }[],
  allowed: (sent: Sent) => boolean,
): Promise<string[]> {
  const token = await login(route)
  const path = addressOf(route, ownId(route))
  const wrong: string[] = []
  for (let at = 0; at < payloads.length; at += BATCH) {
    nextMinute()
    const batch = payloads.slice(at, at + BATCH)
    await Promise.all(
      batch.map(async ({ change, payload, path: other }, index) => {
        const language = LANGUAGES[index % 2] ?? 'en'
        const sent = await send(route, token, other ?? path, payload, language)
        const fault = faultOf(sent, language) ?? (allowed(sent) ? undefined : `answered ${sent.status}, ${sent.code}`)
        if (fault !== undefined) wrong.push(`${nameOf(route)} with ${change}: ${fault}`)
      }),
    )
  }
  return wrong
}

/** A record of the caller that the path may refer to. */
function ownId(route: Route): number {
  const noun = /\/(?:user\/)?(\w+)\/(?:default\/)?:ids?/.exec(route.spec.path)?.[1] ?? ''
  const { ids, buyer, seller } = mine
  const things: Readonly<Record<string, number>> = {
    addresses: ids.address,
    carts: ids.cart,
    order: ids.waitingOrder,
    goods: ids.goods,
    roles: ids.role,
    users: route.spec.area === 'admin' ? buyer.id : ids.staff,
    stores: seller.storeId,
    order_comments: ids.comment,
    exports: ids.export,
    admins: adminId,
  }
  return things[noun] ?? 1
}

/** A body that fits the schema and refers to the caller's own records, so that odd values get as far as they can. */
function baseBody(route: Route): object {
  const { ids, buyer } = mine
  const own: Readonly<Record<string, unknown>> = {
    goods_id: ids.goods,
    sku_id: ids.sku,
    order_id: ids.order,
    group_id: ids.group,
    address_id: buyer.addressId,
  }
  const sample = sampleBody(route)
  return Object.fromEntries(
    Object.entries(sample).map(([name, value]) => [name, typeof value === 'number' ? (own[name] ?? value) : value]),
  )
}

const isRefused = ({ code }: Sent): boolean => code === 422
/** Calls with a body, files aside: each takes hundreds of bodies, so a run draws a sample of them. */
const withBody = () =>
  sampleOf(
    writing.filter(({ spec }) => spec.body !== undefined && spec.multipart !== true),
    nameOf,
  )

describe('every call that writes', { timeout: 240_000 }, () => {
  it('refuses every body that its schema does not accept, in the language of the caller, and writes nothing', async () => {
    const wrong: string[] = []
    let sent = 0
    const routes = withBody()
    for (const route of routes) {
      const bodies = badBodies(route.spec.body ?? {}, baseBody(route)).wrong
      const before = kept(await databaseDigest(server))
      wrong.push(
        ...(await refusals(
          route,
          bodies.map(({ change, body }) => ({ change, payload: json(body) })),
          isRefused,
        )),
      )
      expect([nameOf(route), kept(await databaseDigest(server))]).toEqual([nameOf(route), before])
      sent += bodies.length
    }
    expect(wrong).toEqual([])
    expect(sent).toBeGreaterThan(routes.length * 10)
    expect(routes.length).toBeGreaterThan(20)
  })

  it('refuses bodies that are broken, of a foreign type, too deep, too large or of too many parts', async () => {
    const wrong: string[] = []
    const before = kept(await databaseDigest(server))
    for (const route of writing.filter(({ spec }) => spec.body !== undefined)) {
      const limit = route.spec.multipart
        ? LIMITS.upload.fileBytes * 2
        : (route.spec.bodyBytes ?? LIMITS.request.bodyBytes)
      const form = 'application/x-www-form-urlencoded'
      const multipart = 'multipart/form-data; boundary=b'
      const transport: readonly (readonly [string, Payload])[] = [
        ['half an object', { type: 'application/json', text: '{"a":' }],
        ['nothing', { type: 'application/json', text: '' }],
        ['a prototype', { type: 'application/json', text: '{"__proto__":{"is_super":true}}' }],
        ['60,000 open lists', { type: 'application/json', text: '['.repeat(60_000) }],
        ['pictures', { type: 'image/png', text: 'x' }],
        ['no type at all', { text: 'x' }],
        ['too many parameters', { type: form, text: 'a=1&'.repeat(LIMITS.request.parameterLimit + 1) }],
        [
          'a multipart body that breaks off',
          { type: multipart, text: '--b\r\nContent-Disposition: form-data; name="a"' },
        ],
        ['a multipart body without its mark', { type: 'multipart/form-data', text: 'x' }],
        ...(limit > 2_000_000
          ? []
          : [['too large', { type: 'application/json', text: `"${'x'.repeat(limit)}"` }] as const]),
      ]
      const invalid: readonly (readonly [string, Payload])[] = [
        [
          '60,000 lists in each other',
          { type: 'application/json', text: `{"a":${'['.repeat(60_000)}${']'.repeat(60_000)}}` },
        ],
        ['deep names', { type: form, text: `a${'[b]'.repeat(300)}=1` }],
        ['broken percents', { type: form, text: 'a=%E4%B8&%=%&%00=%00' }],
      ]
      const calls = (list: typeof transport) => list.map(([change, payload]) => ({ change, payload }))
      wrong.push(
        ...(await refusals(
          route,
          calls(transport),
          ({ status, code }) => (status >= 400 && status < 500) || code === 422,
        )),
        ...(await refusals(route, calls(invalid), ({ status, code }) => status === 400 || code === 422)),
      )
    }
    expect(wrong).toEqual([])
    expect(kept(await databaseDigest(server))).toEqual(before)
  })

  it('refuses invalid ids, and those of others, in its path', async () => {
    const wrong: string[] = []
    const before = kept(await databaseDigest(server))
    const none = [
      '0',
      '-1',
      '1.5',
      'abc',
      '9007199254740992',
      '99999999999999999999',
      '1,x',
      '1;2',
      '%00',
      '%F0%9F',
      "1'",
      'x'.repeat(5_000),
    ]
    const unknown = [String(Number.MAX_SAFE_INTEGER), '77']
    for (const route of writing.filter(({ spec }) => /:ids?\b/.test(spec.path))) {
      const others = route.spec.area === 'admin' ? [] : Object.values(foreign.ids).map(String)
      const body = route.spec.body === undefined ? { text: '' } : json(baseBody(route))
      const calls = (ids: readonly string[]) =>
        ids.map(id => ({ change: `the id ${id.slice(0, 30)}`, payload: body, path: addressOf(route, id) }))
      wrong.push(
        ...(await refusals(
          route,
          calls(none),
          ({ status, code }) => [400, 404, 414].includes(status) || [404, 422].includes(code),
        )),
        ...(await refusals(route, calls([...unknown, ...others]), ({ code }) => [404, 422].includes(code))),
      )
    }
    expect(wrong).toEqual([])
    expect(kept(await databaseDigest(server))).toEqual(before)
  })

  it('accepts odd values that fit the schema, or refuses them and writes nothing; the books stay balanced', async () => {
    const known = new Set<number>(Object.values(ERRORS).map(entry => entry.code))
    const wrong: string[] = []
    let before = await databaseDigest(server)
    for (const route of withBody()) {
      if (nameOf(route) === MOVES_TIME) continue
      const { odd } = badBodies(route.spec.body ?? {}, baseBody(route))
      const path = addressOf(route, ownId(route))
      let token = await login(route)
      for (const [at, { change, body }] of [...odd, foreignBody(route)].entries()) {
        nextMinute()
        const language = LANGUAGES[at % 2] ?? 'en'
        const sent = await send(route, token, path, json(body), language)
        if (sent.code === 401 && route.spec.access !== 'public') token = await login(route)
        const after = await databaseDigest(server)
        const fault = sent.code === 200 ? undefined : faultOf(sent, language)
        if (fault !== undefined) wrong.push(`${nameOf(route)} with ${change}: ${fault}`)
        else if (sent.code !== 200 && !known.has(sent.code))
          wrong.push(`${nameOf(route)} with ${change}: code ${sent.code}`)
        else if (sent.code !== 200 && JSON.stringify(kept(after)) !== JSON.stringify(kept(before)))
          wrong.push(
            `${nameOf(route)} with ${change}: refused with ${sent.code} and yet it wrote ${changedTables(before, after)}`,
          )
        before = after
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('every call that reads', { timeout: 120_000 }, () => {
  it('answers odd queries without an error, in the language of the caller', async () => {
    const wrong: string[] = []
    const odd = [
      '%00=1',
      'a=%00',
      'page=-1',
      'page=1e9',
      'per_page=401',
      'sort=x|asc',
      'sort[]=id',
      'a[b][c]=1',
      'params=%00',
      'params=e30',
      'q=%ED%A0%80',
      'id=1',
    ]
    const values = [
      '%00|like',
      'x'.repeat(3_000),
      '%25%5C_|like',
      '-1|gt',
      '9'.repeat(30),
      '1,2,3|between',
      '2026-13-45|gt',
      '[]',
    ]
    for (const route of server.app.routes.filter(({ spec }) => spec.method === 'GET')) {
      const filters = Object.keys(route.spec.list?.filters ?? {}).flatMap(name =>
        values.map(value => `${name}=${value}`),
      )
      const path = addressOf(route, ownId(route))
      const calls = [...odd, ...filters].map(query => ({
        change: query.slice(0, 40),
        payload: { text: '' },
        path: `${path}?${query}`,
      }))
      wrong.push(...(await refusals(route, calls, () => true)))
    }
    expect(wrong).toEqual([])
  })
})

/** The body with every record that it refers to replaced by another person's. */
function foreignBody(route: Route): ChangedBody {
  const own = new Map(Object.entries(mine.ids).map(([name, id]) => [id, Reflect.get(foreign.ids, name)]))
  const body = Object.fromEntries(
    Object.entries(baseBody(route)).map(([name, value]) => [
      name,
      typeof value === 'number' ? (own.get(value) ?? value) : value,
    ]),
  )
  return { change: 'things of others', body }
}
