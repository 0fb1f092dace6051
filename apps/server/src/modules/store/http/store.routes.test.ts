import type { Page } from '@shiji/contract/envelope.ts'
import type {
  AdminStoreDetail,
  AdminStoreRow,
  Freight,
  SellerStore,
  StoreInfo,
  StoreListRow,
} from '@shiji/contract/store/store.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aBuyer, anAdmin } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aClass, goodsOf } from '#harness/goods.builder.ts'
import { aStore, type BuiltStore } from '#harness/store.builder.ts'
import { auditLogs } from '../../../infra/audit/audit.table.ts'
import { outboxEvents } from '../../../infra/outbox/outbox.table.ts'
import { areas } from '../../platform/index.ts'
import { flagshipStores } from '../data/store.queries.ts'

let server: TestApp
let admin: string
let open: BuiltStore
let seller: string

beforeAll(async () => {
  server = await createTestApp()
  admin = (await anAdmin(server)).token
  open = await aStore(server.ctx, { name: '青竹家居', nameEn: 'Green Bamboo', isFlagship: true })
  seller = await server.login('seller', open.ownerId, open.id)
  const place = (id: number, pid: number, level: number) => ({ id, pid, level, nameZh: String(id), nameEn: String(id) })
  await server.ctx.db
    .insert(areas)
    .values([place(310_000, 0, 1), place(310_100, 310_000, 2), place(310_101, 310_100, 3), place(650_000, 0, 1)])
})
afterAll(() => server.close())

const put = (path: string, token: string, body: object, language: 'en' | 'zh-cn' = 'en') =>
  server.call<{ fields?: Record<string, string> } | null>('PUT', path, { token, body, language })

describe('GET /Admin/stores', () => {
  it('counts the tabs, filters by verification and offers the decision on waiting ones', async () => {
    const waiting = await aStore(server.ctx, { verify: 'verifying', passedAt: null })
    const answer = await server.call<Page<AdminStoreRow>>('GET', '/Admin/stores?store_verify=verifying', {
      token: admin,
    })
    expect(answer.data.data.map(row => [row.id, row.actions])).toEqual([[waiting.id, ['pass', 'deny']]])
    expect(answer.data.count).toEqual({ passed: 1, verifying: 1, denied: 0, fill_information: 0 })
    await put('/Admin/stores/verify', admin, { id: waiting.id, store_verify: 'passed' })
  })

  it('refuses a filter that is not listed', async () => {
    const answer = await server.call('GET', '/Admin/stores?application=x', { token: admin })
    expect(answer).toMatchObject({ code: 422, data: { fields: { application: 'This field cannot be filtered.' } } })
  })

  it('shows the documents to reviewers only', async () => {
    const store = await aStore(server.ctx, { application: { legal_person: '王芳' } })
    const view = await server.call<AdminStoreDetail>('GET', `/Admin/stores/${store.id}`, { token: admin })
    expect(view.data.application).toMatchObject({ legal_person: '王芳' })
    const page = await server.call('GET', `/store/${store.id}`)
    expect(JSON.stringify(page.data)).not.toContain('王芳')
  })
})

describe('verification', () => {
  it('passes once, makes the owner a member, writes an audit row and emits an event', async () => {
    const store = await aStore(server.ctx, { verify: 'verifying', passedAt: null })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => put('/Admin/stores/verify', admin, { id: store.id, store_verify: 'passed' })),
    )
    expect(answers.map(answer => answer.code).toSorted()).toEqual([200, ...Array(9).fill(409)])
    const token = await server.login('seller', store.ownerId, store.id)
    const own = await server.call<SellerStore>('GET', '/Seller/stores/0', { token })
    expect(own.data).toMatchObject({ id: store.id, store_verify: 'passed', actions: ['rest'] })
    const trail = await server.ctx.db.select().from(auditLogs).where(eq(auditLogs.subjectId, store.id))
    expect(trail.map(row => row.action)).toEqual(['store.pass'])
    const events = await server.ctx.db.select().from(outboxEvents)
    expect(events.map(event => [event.type, event.payload])).toContainEqual([
      'store.reviewed',
      { storeId: store.id, userId: store.ownerId, verify: 'passed' },
    ])
  })

  it('denies with a reason only', async () => {
    const store = await aStore(server.ctx, { verify: 'verifying', passedAt: null })
    const silent = await put('/Admin/stores/verify', admin, { id: store.id, store_verify: 'denied' })
    expect(silent).toMatchObject({ code: 422, data: { fields: { reason: 'Cannot be empty.' } } })
    await put('/Admin/stores/verify', admin, { id: store.id, store_verify: 'denied', reason: '营业执照不清晰' })
    const view = await server.call<AdminStoreDetail>('GET', `/Admin/stores/${store.id}`, { token: admin })
    expect(view.data).toMatchObject({ store_verify: 'denied', store_refuse_info: '营业执照不清晰', actions: [] })
  })

  it('never passes two stores of one name', async () => {
    const store = await aStore(server.ctx, { name: '青竹家居', verify: 'verifying', passedAt: null })
    const answer = await put('/Admin/stores/verify', admin, { id: store.id, store_verify: 'passed' })
    expect(answer).toMatchObject({
      code: 422,
      data: { fields: { store_name: 'This is already taken. Please choose another one.' } },
    })
  })

  it('reports an unknown store as missing', async () => {
    expect(await put('/Admin/stores/verify', admin, { id: 1, store_verify: 'passed' })).toMatchObject({ code: 404 })
  })
})

describe('status', () => {
  it('is closed by the platform with a reason, and opened again by the platform only', async () => {
    const store = await aStore(server.ctx)
    const owner = await server.login('seller', store.ownerId, store.id)
    expect(
      (await put('/Admin/stores/status', admin, { id: store.id, store_status: 'closed' })).data?.fields,
    ).toHaveProperty('reason')
    expect(
      await put('/Admin/stores/status', admin, { id: store.id, store_status: 'closed', reason: 'fraud' }),
    ).toMatchObject({ code: 200 })
    expect(await put('/Seller/stores/0', owner, { store_status: 'open' })).toMatchObject({
      code: 409,
      data: { store_status: 'closed' },
    })
    expect(await put('/Admin/stores/status', admin, { id: store.id, store_status: 'holiday' })).toMatchObject({
      code: 422,
    })
    expect(await put('/Admin/stores/status', admin, { id: store.id, store_status: 'open' })).toMatchObject({
      code: 200,
    })
  })

  it('saves nothing if the move is refused', async () => {
    const store = await aStore(server.ctx, { status: 'closed' })
    const owner = await server.login('seller', store.ownerId, store.id)
    await put('/Seller/stores/0', owner, { description: 'new', store_status: 'open' })
    const own = await server.call<SellerStore>('GET', '/Seller/stores/0', { token: owner })
    expect(own.data.description).toBe('')
  })

  it('lets the owner start and end a holiday', async () => {
    await put('/Seller/stores/0', seller, { store_status: 'holiday', status_reason: '春节' })
    const page = await server.call<SellerStore>('GET', `/store/${open.id}`)
    expect(page.data).toMatchObject({ status: 'holiday', status_reason: '春节' })
    await put('/Seller/stores/0', seller, { store_status: 'open' })
  })
})

describe('a seller’s own store', () => {
  it('cannot write what the platform decides', async () => {
    const answer = await put('/Seller/stores/0', seller, { store_verify: 'passed', commission_bp: 0 })
    expect(answer.data?.fields).toEqual({
      store_verify: 'This field does not exist.',
      commission_bp: 'This field does not exist.',
    })
  })

  it('cleans rich text', async () => {
    await put('/Seller/stores/0', seller, { after_sale_service: '<p>ok</p><script>x()</script>' })
    const page = await server.call<SellerStore>('GET', `/store/${open.id}`)
    expect(page.data.after_sale_service).toBe('<p>ok</p>')
  })
})

describe('the page of a store', () => {
  const read = async () => (await server.call<StoreInfo>('GET', `/store/${open.id}`)).data

  it('has the pictures that its owner chose, at most three for each width of screens', async () => {
    const slides = ['/files/2026/06/aa.webp', '/files/2026/06/ab.webp']
    expect((await put('/Seller/stores/0', seller, { slides, mobile_slides: slides.slice(1) })).code).toBe(200)
    expect(await read()).toMatchObject({ slides, mobile_slides: ['/files/2026/06/ab.webp'] })
    for (const wrong of [['https://other.example/a.webp'], [''], Array(4).fill(slides[0])]) {
      const answer = await put('/Seller/stores/0', seller, { slides: wrong })
      expect(Object.keys(answer.data?.fields ?? {}).join()).toMatch(/^slides/)
    }
    expect((await read()).slides).toEqual(slides)
    await put('/Seller/stores/0', seller, { slides: [], mobile_slides: [] })
    expect(await read()).toMatchObject({ slides: [], mobile_slides: [] })
  })

  it('says where the store is, as its owner said, in forms too', async () => {
    expect(await read()).toMatchObject({ lat: null, lng: null })
    const form = 'lat=31.2304&lng=121.4737'
    expect((await server.call('PUT', '/Seller/stores/0', { token: seller, form })).code).toBe(200)
    expect(await read()).toMatchObject({ lat: 31.2304, lng: 121.4737 })
    await put('/Seller/stores/0', seller, { description: 'still there' })
    expect(await read()).toMatchObject({ lat: 31.2304, lng: 121.4737 })
    expect((await server.call('PUT', '/Seller/stores/0', { token: seller, form: 'lat=&lng=' })).code).toBe(200)
    expect(await read()).toMatchObject({ lat: null, lng: null })
  })

  it.each([
    [{ lat: 91, lng: 0 }, 'lat'],
    [{ lat: 0, lng: -180.1 }, 'lng'],
    [{ lat: 'here', lng: 0 }, 'lat'],
    [{ lat: 31 }, 'lng'],
    [{ lng: 121, lat: null }, 'lat'],
  ])('refuses the place %j', async (place, field) => {
    expect(Object.keys((await put('/Seller/stores/0', seller, place)).data?.fields ?? {})).toEqual([field])
    expect(await read()).toMatchObject({ lat: null, lng: null })
  })
})

describe('freight templates', () => {
  const draft = (change: object = {}) => ({
    name: 'x',
    first_weight: 1_000,
    first_price: 0,
    step_weight: 500,
    step_price: 100,
    area_ids: [],
    ...change,
  })
  const list = async () => (await server.call<Freight[]>('GET', '/Seller/freights', { token: seller })).data
  const save = (info: object[]) => put('/Seller/freights/0', seller, { info })

  it('are saved as a whole, keep their ids, and the first is the default', async () => {
    expect((await save([draft({ name: 'all' }), draft({ name: 'west', area_ids: [650_000] })])).code).toBe(200)
    const [all, west] = await list()
    await save([draft({ id: west?.id, name: 'west' }), draft({ id: all?.id, name: 'all', area_ids: [310_100] })])
    expect((await list()).map(each => [each.id, each.name, each.is_default, each.area_ids])).toEqual([
      [west?.id, 'west', true, []],
      [all?.id, 'all', false, [310_100]],
    ])
    await save([draft({ name: 'only' })])
    expect(await list()).toHaveLength(1)
  })

  it.each([
    ['an area of the default', [draft({ area_ids: [310_000] })], 'info.0.area_ids'],
    [
      'an area twice',
      [draft(), draft({ area_ids: [310_000] }), draft({ area_ids: [310_000] })],
      'info.1.area_ids info.2.area_ids',
    ],
    [
      'an area that is served and excluded',
      [draft({ excluded_ids: [310_000] }), draft({ area_ids: [310_000] })],
      'info.0.excluded_ids info.1.area_ids',
    ],
    ['an area excluded twice', [draft({ excluded_ids: [310_000, 310_000] })], 'info.0.excluded_ids'],
    ['a district that is excluded', [draft({ excluded_ids: [310_101] })], 'info.0.excluded_ids'],
    ['free above nothing', [draft({ free_from: 0 })], 'info.0.free_from'],
    ['free above less than nothing', [draft({ free_from: -1 })], 'info.0.free_from'],
    ['an unknown unit', [draft({ unit: 'volume' })], 'info.0.unit'],
    ['a district', [draft(), draft({ area_ids: [310_101] })], 'info.1.area_ids'],
    ['another store’s template', [draft({ id: 7 })], 'info.0.id'],
    ['a step of zero', [draft({ step_weight: 0 })], 'info.0.step_weight'],
    ['a fraction', [draft({ first_price: 0.5 })], 'info.0.first_price'],
  ])('refuse %s and keep their values', async (_, info, fields) => {
    const before = await list()
    const answer = await save(info)
    expect(Object.keys(answer.data?.fields ?? {})).toEqual(fields.split(' '))
    expect(await list()).toEqual(before)
  })

  it('keep unit, sum and areas without delivery; without them they count by weight and are never free', async () => {
    await save([draft({ unit: 'piece', first_weight: 1, free_from: 9_900, excluded_ids: [650_000] })])
    const [first] = await list()
    expect(first).toMatchObject({ unit: 'piece', first_weight: 1, free_from: 9_900, excluded_ids: [650_000] })
    await save([draft({ id: first?.id })])
    expect(await list()).toMatchObject([{ unit: 'weight', free_from: null, excluded_ids: [] }])
  })

  it('are accepted as a form too', async () => {
    const form =
      'info[0][name]=f&info[0][first_weight]=1&info[0][first_price]=0&info[0][step_weight]=1&info[0][step_price]=0&info[0][area_ids]=[]'
    expect((await server.call('PUT', '/Seller/freights/0', { token: seller, form })).code).toBe(200)
  })
})

describe('the closing of a store at a date', () => {
  const STEP = 600_000
  const ahead = (steps: number) => new Date(server.clock.now().getTime() + steps * STEP).toISOString()
  const plan = (id: number, closesAt: string, reason = '证照到期') =>
    put('/Admin/stores/closing', admin, { id, closes_at: closesAt, reason })
  const announce = (token: string, closesAt: string, reason = '搬迁') =>
    put('/Seller/stores/0', token, { closes_at: closesAt, closing_reason: reason })
  const own = async (token: string) => (await server.call<SellerStore>('GET', '/Seller/stores/0', { token })).data
  async function aTradingStore() {
    const store = await aStore(server.ctx)
    return { ...store, token: await server.login('seller', store.ownerId, store.id) }
  }

  it('is announced by its owner to buyers, changed and withdrawn', async () => {
    const store = await aTradingStore()
    const at = ahead(3)
    expect((await announce(store.token, at)).code).toBe(200)
    const page = (await server.call<StoreInfo>('GET', `/store/${store.id}`)).data
    expect(page).toMatchObject({ status: 'open', status_reason: '', closes_at: at, closing_reason: '搬迁' })
    expect((await announce(store.token, '2030-01-01 08:00:01')).code).toBe(200)
    expect(await own(store.token)).toMatchObject({ closes_at: '2030-01-01T00:00:01.000Z', closing_by: 'seller' })
    expect((await announce(store.token, '')).code).toBe(200)
    expect(await own(store.token)).toMatchObject({ closes_at: null, closing_reason: '', closing_by: null })
  })

  it('is set by the platform with a reason, and not changed by the owner', async () => {
    const store = await aTradingStore()
    expect((await plan(store.id, ahead(3), '')).data?.fields).toHaveProperty('reason')
    expect((await plan(store.id, ahead(3))).code).toBe(200)
    for (const date of ['', ahead(9)])
      expect((await announce(store.token, date)).data?.fields).toEqual({
        closes_at: 'The platform has set this closing; only the platform can change it.',
      })
    expect((await plan(store.id, '')).code).toBe(200)
    expect((await announce(store.token, ahead(9))).code).toBe(200)
  })

  it.each(['soon', '2026-02-30 00:00:00', '2020-01-01 00:00:00'])('refuses %s on its field', async date => {
    const store = await aTradingStore()
    expect((await plan(store.id, date)).data?.fields).toHaveProperty('closes_at')
    expect((await announce(store.token, date)).data?.fields).toHaveProperty('closes_at')
    const holiday = { store_status: 'holiday', holiday_until: date }
    expect((await put('/Seller/stores/0', store.token, holiday)).data?.fields).toHaveProperty('holiday_until')
    expect(await own(store.token)).toMatchObject({ status: 'open', closes_at: null })
  })

  it('is refused for a store that is closed or never passed', async () => {
    const closed = await aStore(server.ctx, { status: 'closed' })
    const waiting = await aStore(server.ctx, { verify: 'verifying', passedAt: null })
    for (const { id } of [closed, waiting]) expect((await plan(id, ahead(1))).code).toBe(409)
    expect((await plan(999_999_999, ahead(1))).code).toBe(404)
  })

  it('comes true at its date, is over with an opening, and is not the owner’s to undo', async () => {
    const store = await aTradingStore()
    await announce(store.token, ahead(1))
    server.clock.moveBy(STEP)
    expect(await own(store.token)).toMatchObject({
      status: 'closed',
      status_reason: '搬迁',
      closes_at: null,
      actions: [],
    })
    expect((await announce(store.token, '')).code).toBe(409)
    expect((await put('/Admin/stores/status', admin, { id: store.id, store_status: 'open' })).code).toBe(200)
    await server.drain()
    expect(await own(store.token)).toMatchObject({
      status: 'open',
      status_reason: '',
      closes_at: null,
      closing_by: null,
    })
    server.clock.moveBy(-STEP)
  })

  it('of a holiday ends it by itself, may be put off while it lasts, and leaves an early return alone', async () => {
    const store = await aTradingStore()
    const away = (until: string) =>
      put('/Seller/stores/0', store.token, { store_status: 'holiday', status_reason: '盘点', holiday_until: until })
    await away(ahead(1))
    await away(ahead(2))
    server.clock.moveBy(STEP)
    await server.drain()
    expect(await own(store.token)).toMatchObject({ status: 'holiday', status_reason: '盘点' })
    expect((await put('/Seller/stores/0', store.token, { store_status: 'open' })).code).toBe(200)
    await away('')
    server.clock.moveBy(STEP)
    await server.drain()
    expect(await own(store.token)).toMatchObject({ status: 'holiday', holiday_until: null })
    server.clock.moveBy(-2 * STEP)
  })
})

describe('GET /stores', () => {
  const search = async (params: object) => {
    const text = encodeURIComponent(btoa(JSON.stringify(params)))
    return (await server.call<Page<StoreListRow>>('GET', `/stores/${text}`)).data.data.map(store => store.name)
  }

  it.each(['青竹', 'qingzhu', 'qzjj', 'bamb', '竹'])('finds 青竹家居 by %s', async keywords => {
    expect(await search({ keywords: encodeURIComponent(keywords) })).toEqual(['青竹家居'])
  })

  it('shows no store that is not passed, or that is closed', async () => {
    await aStore(server.ctx, { name: '秘密商店', verify: 'verifying', passedAt: null })
    await aStore(server.ctx, { name: '秘密仓库', status: 'closed' })
    expect(await search({ keywords: encodeURIComponent('秘密') })).toEqual([])
  })

  it('lists stores on holiday last, and says so', async () => {
    await aStore(server.ctx, { name: '海风一店', status: 'holiday', isFlagship: true })
    await aStore(server.ctx, { name: '海风二店' })
    const text = encodeURIComponent(btoa(JSON.stringify({ keywords: encodeURIComponent('海风') })))
    const { data } = await server.call<Page<StoreListRow>>('GET', `/stores/${text}`)
    expect(data.data.map(store => [store.name, store.status])).toEqual([
      ['海风二店', 'open'],
      ['海风一店', 'holiday'],
    ])
  })

  it.each(['!!!', btoa('[]'), btoa('{"keywords":1}'), btoa('{"lat":"1 or 1=1"}'), btoa('{"keywords":"%E4"}')])(
    'answers %s with 422',
    async text => {
      expect((await server.call('GET', `/stores/${encodeURIComponent(text)}`)).code).toBe(422)
    },
  )

  describe('by distance', () => {
    const near = async (query: string, part: object = {}) => {
      const params = { keywords: encodeURIComponent('近邻'), sort: 'distance', ...part }
      const path = `/stores/${encodeURIComponent(btoa(JSON.stringify(params)))}?${query}`
      return server.call<Page<StoreListRow> & { fields?: Record<string, string> }>('GET', path)
    }
    const listed = async (part: object = {}) =>
      (await near('lat=31.2304&lng=121.4737', part)).data.data.map(row => [row.name, row.distance])

    beforeAll(async () => {
      await aStore(server.ctx, { name: '近邻某处', isFlagship: true })
      await aStore(server.ctx, { name: '近邻北京', lat: 39.9042, lng: 116.4074, isFlagship: true })
      await aStore(server.ctx, { name: '近邻休假', lat: 31.2304, lng: 121.4737, status: 'holiday' })
      await aStore(server.ctx, { name: '近邻上海', lat: 31.2304, lng: 121.4737 })
      await aStore(server.ctx, { name: '近邻杭州', lat: 30.2741, lng: 120.1551 })
    })

    it('lists the nearest first with its metres, then those without a place, and those on holiday last', async () => {
      const rows = await listed()
      expect(rows.map(([name]) => name)).toEqual(['近邻上海', '近邻杭州', '近邻北京', '近邻某处', '近邻休假'])
      const metres = rows.map(([, distance]) => distance)
      expect([metres[0], metres[3], metres[4]]).toEqual([0, null, 0])
      // Known great-circle distances of the cities, to the kilometre.
      expect(Math.round(Number(metres[1]) / 1_000)).toBe(165)
      expect(Math.round(Number(metres[2]) / 1_000)).toBe(1_067)
    })

    it('has pages that neither repeat nor lose a store', async () => {
      for (const at of [6, 7, 8, 9]) await aStore(server.ctx, { name: `近邻同址${at}`, lat: 31.2304, lng: 121.4737 })
      const whole = (await listed()).map(([name]) => name)
      const pages = await Promise.all([1, 2, 3, 4, 5].map(page => listed({ page, per_page: 2 })))
      expect(whole).toHaveLength(9)
      expect(pages.flat().map(([name]) => name)).toEqual(whole)
    })

    it('counts across the date line and at the poles', async () => {
      await aStore(server.ctx, { name: '近邻天涯', lat: -17, lng: 179.9 })
      const { data } = await near('lat=-17&lng=-179.9')
      expect([data.data[0]?.name, Math.round((data.data[0]?.distance ?? 0) / 1_000)]).toEqual(['近邻天涯', 21])
      expect((await near('lat=90&lng=0')).data.data[0]?.name).toBe('近邻北京')
    })

    it.each([
      ['', 'lat,lng'],
      ['lat=31', 'lng'],
      ['lng=121', 'lat'],
      ['lat=90.1&lng=0', 'lat'],
      ['lat=0&lng=180.5', 'lng'],
      ['lat=1%20or%201%3D1&lng=0', 'lat'],
      ['lat=NaN&lng=Infinity', 'lat,lng'],
    ])('refuses “%s” at its fields', async (query, fields) => {
      const answer = await near(query)
      expect([answer.code, Object.keys(answer.data.fields ?? {}).join()]).toEqual([422, fields])
    })

    it('is told beside every order, and only with a place', async () => {
      const told = async (query: string) =>
        (await near(query, { sort: 'newest' })).data.data.find(row => row.name === '近邻杭州')?.distance
      expect(await told('lat=30.2741&lng=120.1551')).toBe(0)
      expect(await told('')).toBeNull()
    })
  })

  it('hides a store that is not passed', async () => {
    const hidden = await aStore(server.ctx, { verify: 'denied', passedAt: null })
    expect((await server.call('GET', `/store/${hidden.id}`)).code).toBe(404)
  })
})

describe('areas of the product', () => {
  it('refuse buyers and other stores', async () => {
    const { token: buyer } = await aBuyer(server)
    expect((await server.call('GET', '/Seller/freights', { token: buyer })).code).toBe(401)
    expect((await server.call('GET', '/Admin/stores', { token: seller })).code).toBe(401)
  })
})

describe('GET /store/{id}', () => {
  it('names the classes of its goods on sale with their numbers, in the order of the tree', async () => {
    const store = await aStore(server.ctx)
    const lamps = await aClass(server.ctx, ['家居', '灯具', '台灯'], { isSort: 2 })
    const beside = await aClass(server.ctx, ['家居', '灯具', '灯泡'], { isSort: 1, pid: lamps.middleId })
    const bulbs = { ...lamps, id: beside.id }
    for (const path of [bulbs, lamps, lamps]) await goodsOf(server.ctx, store.id, { path })
    await goodsOf(server.ctx, store.id, { path: bulbs, isListed: false })
    const { data } = await server.call<StoreInfo>('GET', `/store/${store.id}`)
    expect(data.classes).toEqual([
      { id: bulbs.id, name: '灯泡', name_en: '灯泡 en', count: 1 },
      { id: lamps.id, name: '台灯', name_en: '台灯 en', count: 2 },
    ])
    expect(data.goods_count).toBe(3)
  })

  it('names the city of the store in English too', async () => {
    const store = await aStore(server.ctx, { areaInfo: '上海市', provinceId: 310_000, cityId: 310_100 })
    const nowhere = await aStore(server.ctx, { areaInfo: '' })
    const placeOf = async (id: number) => {
      const { area_info, area_info_en } = (await server.call<StoreInfo>('GET', `/store/${id}`)).data
      return { area_info, area_info_en }
    }
    expect(await placeOf(store.id)).toEqual({ area_info: '上海市', area_info_en: '310100' })
    expect(await placeOf(nowhere.id)).toEqual({ area_info: '', area_info_en: '' })
    const { data } = await server.call<Page<StoreListRow>>('GET', '/stores')
    expect(data.data.find(row => row.id === store.id)?.area_info_en).toBe('310100')
    // Of these the home page chooses the store of the day.
    const flagships = await flagshipStores(server.ctx, 100)
    expect(flagships.find(row => row.id === store.id)?.areaInfoEn).toBe('310100')
  })
})
