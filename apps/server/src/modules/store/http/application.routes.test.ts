import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@shiji/contract/envelope.ts'
import type { InboxPage } from '@shiji/contract/messaging/inbox.ts'
import { APPLICATION_FIELDS } from '@shiji/contract/store/application.fields.ts'
import type {
  ApplicationQueue,
  SellerMemberships,
  StoreApplication,
  StoreDocument,
} from '@shiji/contract/store/application.ts'
import type { AdminStoreDetail, AdminStoreRow } from '@shiji/contract/store/store.ts'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, aBuyer, anAdmin } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aClass, type ClassPath } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { auditLogs } from '../../../infra/audit/audit.table.ts'
import { filesFolder } from '../../../infra/files/disk.ts'
import { configs } from '../../platform/data/platform.table.ts'
import { areas } from '../../platform/index.ts'
import { storeDocuments } from '../data/application.table.ts'
import { stores } from '../data/store.table.ts'

let server: TestApp
let admin: string
let picture: Buffer
let path: ClassPath
let other: ClassPath
const AREA = [330_000, 330_100, 330_106]
beforeAll(async () => {
  server = await createTestApp()
  admin = (await anAdmin(server)).token
  picture = await aPicture('#c33')
  const place = (id: number, pid: number, level: number) => ({ id, pid, level, nameZh: `区${id}`, nameEn: String(id) })
  await server.ctx.db
    .insert(areas)
    .values([place(330_000, 0, 1), place(330_100, 330_000, 2), place(330_106, 330_100, 3), place(310_000, 0, 1)])
  path = await aClass(server.ctx)
  other = await aClass(server.ctx, ['家居', '灯具', '台灯'])
})
afterAll(async () => {
  rmSync(filesFolder(server.runtime.config), { recursive: true, force: true })
  await server.close()
})

const aPicture = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .withMetadata({ exif: { IFD0: { Copyright: 'secret place' } } })
    .jpeg()
    .toBuffer()

interface Refused {
  readonly fields?: Record<string, string>
}
const put = (who: Account, body: object) =>
  server.call<StoreApplication & Refused>('PUT', '/store', { token: who.token, body })
const join_ = (who: Account, isAgreed = true) =>
  server.call<Refused | null>('POST', '/store/join', { token: who.token, body: { is_agreed: isAgreed } })
const own = async (who: Account) => (await server.call<StoreApplication>('GET', '/store', { token: who.token })).data
const submit = (who: Account) =>
  server.call<{ id?: number; store_verify?: string } & Refused>('POST', '/store/submit', { token: who.token })
const decide = (body: object) =>
  server.call<Refused | null>('PUT', '/Admin/stores/verify', { token: admin, body, language: 'en' })

async function send(who: Account, name: string, bytes: Uint8Array | undefined) {
  const form = new FormData()
  form.set('name', name)
  if (bytes !== undefined) form.set('file', new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' }))
  const request = new Request('http://x', { method: 'POST', body: form })
  const response = await server.app.http.inject({
    method: 'POST',
    url: '/api/store/documents',
    headers: {
      'accept-language': 'en',
      authorization: `Bearer ${who.token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return response.json<{ code: number; msg: string; data: { id: number } & Refused }>()
}

const texts = (name: string) => ({
  store_logo: '/files/2026/06/a.webp',
  store_name: name,
  class_id: [path.id, other.id],
  store_company_name: '青竹有限公司',
  area: AREA,
  store_address: '文一路 1 号',
  business_license_no: '91330100MA1234567X',
  legal_person: '王芳',
  store_phone: '13800000000',
  id_card_no: '11010519491231002X',
  emergency_contact: '李雷',
  emergency_contact_phone: '13900000001',
})
const DOCUMENTS = ['business_license', 'id_card_t', 'id_card_b'] as const

/** A buyer with an application that is filled in whole. */
async function anApplicant(name: string): Promise<Account> {
  const who = await aBuyer(server)
  await join_(who)
  await put(who, texts(name))
  for (const field of DOCUMENTS) await send(who, field, picture)
  return who
}

const files = (): string[] => {
  try {
    return readdirSync(join(filesFolder(server.runtime.config), '.private'), { recursive: true })
      .map(String)
      .filter(name => /[0-9a-f]{32}$/.test(name))
  } catch {
    return []
  }
}

describe('POST /store/join', () => {
  it('needs the agreement, with the text of the specification', async () => {
    const who = await aBuyer(server)
    expect(await join_(who, false)).toMatchObject({
      code: 422,
      data: { fields: { is_agreed: 'Please read the corresponding agreement first.' } },
    })
    expect(await own(who)).toBeNull()
  })

  it('begins one application, however often and at once it is called', async () => {
    const who = await aBuyer(server)
    const answers = await Promise.all(Array.from({ length: 8 }, () => join_(who)))
    expect(new Set(answers.map(answer => answer.code))).toEqual(new Set([200]))
    expect(await own(who)).toMatchObject({
      store_verify: 'fill_information',
      missing: APPLICATION_FIELDS,
      actions: ['submit'],
    })
    expect(await server.ctx.db.select().from(stores).where(eq(stores.userId, who.id))).toHaveLength(1)
  })
})

describe('PUT /store', () => {
  it('keeps each part as it is filled in, for the next visit', async () => {
    const who = await aBuyer(server)
    await join_(who)
    await put(who, { store_name: '青竹 A', class_id: [path.id] })
    await put(who, { area: AREA, legal_person: '王芳' })
    expect(await own(who)).toMatchObject({
      store_name: '青竹 A',
      class_id: [path.id],
      classes: [{ id: path.id, name_en: '连衣裙 en' }],
      area: AREA,
      legal_person: '王芳',
    })
    await put(who, { class_id: [other.id], legal_person: '', area: [] })
    expect(await own(who)).toMatchObject({ store_name: '青竹 A', class_id: [other.id], legal_person: '', area: [] })
  })

  it.each([
    ['a class of the second level', () => ({ class_id: [path.middleId] }), 'class_id'],
    ['an unknown class', () => ({ class_id: [path.id, 9] }), 'class_id'],
    ['a negative class', () => ({ class_id: [-1] }), 'class_id.0'],
    ['51 classes', () => ({ class_id: Array.from({ length: 51 }, (_, at) => at + 1) }), 'class_id'],
    ['a city of another province', () => ({ area: [310_000, 330_100, 330_106] }), 'area'],
    ['a province alone', () => ({ area: [330_000] }), 'area'],
    ['a wrong check character', () => ({ id_card_no: '110105194912310021' }), 'id_card_no'],
    ['a wrong phone', () => ({ store_phone: '12345' }), 'store_phone'],
    ['a licence with spaces', () => ({ business_license_no: '9133 0100' }), 'business_license_no'],
    ['a huge name', () => ({ store_name: 'x'.repeat(10_000) }), 'store_name'],
    ['an invisible name', () => ({ store_name: '\u202e' }), 'store_name'],
    ['a foreign logo', () => ({ store_logo: 'https://evil.example/a.png' }), 'store_logo'],
    ['a state', () => ({ store_verify: 'passed' }), 'store_verify'],
    ['an owner', () => ({ user_id: 1 }), 'user_id'],
    ['a document', () => ({ id_card_t: 1 }), 'id_card_t'],
  ])('refuses %s at its field and saves nothing', async (_name, wrong, field) => {
    const who = await aBuyer(server)
    await join_(who)
    const answer = await put(who, { legal_person: '王芳', ...wrong() })
    expect(answer.code).toBe(422)
    expect(Object.keys(answer.data.fields ?? {})).toEqual([field])
    expect((await own(who)).legal_person).toBe('')
  })

  it('refuses the name of a passed store', async () => {
    await aStore(server.ctx, { name: '已有的店' })
    const who = await aBuyer(server)
    await join_(who)
    expect((await put(who, { store_name: '已有的店' })).data.fields).toEqual({
      store_name: 'This is already taken. Please choose another one.',
    })
  })

  it('is for people with an application only', async () => {
    const who = await aBuyer(server)
    expect((await put(who, { store_name: 'x' })).code).toBe(404)
    expect((await submit(who)).code).toBe(404)
    expect((await send(who, 'id_card_t', picture)).code).toBe(404)
  })
})

describe('documents', () => {
  it('are encrypted from the first byte, re-encoded, and shown to their owner', async () => {
    const who = await aBuyer(server)
    await join_(who)
    const before = files()
    const { data } = await send(who, 'id_card_t', picture)
    const [file = ''] = files().filter(name => !before.includes(name))
    const stored = readFileSync(join(filesFolder(server.runtime.config), '.private', file))
    expect(stored.includes('WEBP')).toBe(false)
    const shown = await server.call<StoreDocument>('GET', `/store/documents/${data.id}`, { token: who.token })
    expect(shown.data).toMatchObject({ field: 'id_card_t', mime: 'image/webp', width: 900, height: 600 })
    const bytes = Buffer.from(shown.data.data, 'base64')
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
    expect(bytes.includes('secret place')).toBe(false)
    expect(shown.headers['cache-control']).toBe('no-store')
    expect((await own(who)).id_card_t).toBe(data.id)
  })

  it('are at no public address', async () => {
    const [row] = await server.ctx.db.select().from(storeDocuments).limit(1)
    const path = row?.address.replace('/private/', '') ?? ''
    for (const url of [
      `/private/${path}`,
      `/files/.private/${path}`,
      `/files/private/${path}`,
      `/files/..%2f.private/${path}`,
    ]) {
      const answer = await server.app.http.inject({ method: 'GET', url })
      expect([url, answer.statusCode, answer.rawPayload.includes('WEBP')]).toEqual([url, 404, false])
    }
  })

  it('of others are missing, for buyers and for sellers', async () => {
    const [who, other] = [await anApplicant('证件店'), await aBuyer(server)]
    const { id_card_b: id } = await own(who)
    const foreign = await server.call('GET', `/store/documents/${id}`, { token: other.token })
    const missing = await server.call('GET', '/store/documents/1', { token: other.token })
    expect([foreign.code, foreign.msg]).toEqual([404, missing.msg])
    expect((await server.call('POST', `/Admin/stores/documents/${id}`, { token: other.token })).code).toBe(401)
  })

  it.each([
    ['a text', Buffer.from('not a picture'), 'This file type is not supported.'],
    ['a PDF', Buffer.from('%PDF-1.7 x'), 'This file type is not supported.'],
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'This file type is not supported.',
    ],
    ['nothing', undefined, 'Please choose a file to upload.'],
  ])('that are %s are refused at their field, and nothing is stored', async (_name, bytes, message) => {
    const who = await aBuyer(server)
    await join_(who)
    const before = files().length
    expect(await send(who, 'business_license', bytes)).toMatchObject({
      code: 422,
      data: { fields: { business_license: message } },
    })
    expect(files()).toHaveLength(before)
    expect((await own(who)).business_license).toBeNull()
  })

  it('that are cut off are refused, and an unknown field too', async () => {
    const who = await aBuyer(server)
    await join_(who)
    const cut = await send(who, 'id_card_t', picture.subarray(0, picture.length / 2))
    expect(cut.data.fields).toEqual({ id_card_t: 'The file is damaged and cannot be read. Please choose another one.' })
    expect((await send(who, 'avatar', picture)).data.fields).toHaveProperty('name')
  })

  it('replace the one before, whose file is removed', async () => {
    const who = await aBuyer(server)
    await join_(who)
    const first = await send(who, 'id_card_t', picture)
    const before = files().length
    const second = await send(who, 'id_card_t', await aPicture('#3c3'))
    expect(files()).toHaveLength(before)
    expect((await own(who)).id_card_t).toBe(second.data.id)
    expect((await server.call('GET', `/store/documents/${first.data.id}`, { token: who.token })).code).toBe(404)
  })

  it('that no key opens are reported, without a fault', async () => {
    const who = await aBuyer(server)
    await join_(who)
    const { data } = await send(who, 'id_card_t', picture)
    await server.ctx.db.update(storeDocuments).set({ keyId: 'gone' }).where(eq(storeDocuments.id, data.id))
    const shown = await server.call('GET', `/store/documents/${data.id}`, { token: who.token, language: 'en' })
    expect(shown).toMatchObject({ code: 409, msg: 'This picture cannot be opened any more. Please upload it again.' })
  })
})

describe('POST /store/submit', () => {
  it('names every field that is missing, those of the legal person with the text of the specification', async () => {
    const who = await aBuyer(server)
    await join_(who)
    const { code, data } = await submit(who)
    expect(code).toBe(422)
    expect(Object.keys(data.fields ?? {})).toEqual([...APPLICATION_FIELDS])
    expect(data.fields).toMatchObject({
      store_name: 'Cannot be empty.',
      legal_person: 'Please fill in the authentication information first.',
      id_card_b: 'Please fill in the authentication information first.',
    })
  })

  it('hands over once, and closes the form until the decision', async () => {
    const who = await anApplicant('只交一次')
    const answers = await Promise.all(Array.from({ length: 6 }, () => submit(who)))
    expect(answers.map(answer => answer.code).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    expect(await own(who)).toMatchObject({ store_verify: 'verifying', actions: [], missing: [] })
    expect(await put(who, { store_name: '改名' })).toMatchObject({ code: 409, data: { store_verify: 'verifying' } })
    expect((await send(who, 'id_card_t', picture)).code).toBe(409)
    const view = await server.call<AdminStoreDetail>('GET', `/Admin/stores/${(await own(who)).id}`, { token: admin })
    expect(view.data.rounds).toHaveLength(1)
    await server.drain()
    const inbox = await server.call<InboxPage>('GET', '/Admin/inbox', { token: admin })
    const told = inbox.data.data.filter(entry => entry.kind === 'store_applied' && entry.target.id === view.data.id)
    expect(told.map(entry => entry.title)).toEqual(['New application for a store'])
  })
})

describe('the review', () => {
  it('denies with reasons by field, which the applicant reads, corrects and submits again', async () => {
    const who = await anApplicant('改了再来')
    const before = await own(who)
    await submit(who)
    const reasons = [
      { field: 'business_license', reason: 'Not readable.' },
      { field: 'id_card_no', reason: 'Not that of the picture.' },
    ]
    expect((await decide({ id: before.id, store_verify: 'denied', reasons })).code).toBe(200)
    expect(await own(who)).toMatchObject({
      store_verify: 'denied',
      store_refuse_info: 'Not readable.；Not that of the picture.',
      reasons: { business_license: 'Not readable.', id_card_no: 'Not that of the picture.' },
      actions: ['submit'],
    })
    await server.drain()
    const inbox = await server.call('GET', '/inbox', { token: who.token })
    expect(JSON.stringify(inbox.data)).toContain('Not readable.；Not that of the picture.')
    const { data } = await send(who, 'business_license', await aPicture('#33c'))
    // What was submitted stays with its round.
    expect((await server.call('GET', `/store/documents/${before.business_license}`, { token: who.token })).code).toBe(
      200,
    )
    expect((await submit(who)).code).toBe(200)
    const view = await server.call<AdminStoreDetail>('GET', `/Admin/stores/${before.id}`, { token: admin })
    expect(view.data.rounds.map(round => [round.round, round.decision, round.changed])).toEqual([
      [2, null, ['business_license']],
      [1, 'denied', []],
    ])
    expect(view.data.documents).toContainEqual({ field: 'business_license', id: data.id })
    expect((await own(who)).reasons).toEqual({})
    await decide({ id: before.id, store_verify: 'passed' })
    expect(await own(who)).toMatchObject({ store_verify: 'passed', store_refuse_info: '' })
    const memberships = await server.call<SellerMemberships>('GET', '/user/seller', { token: who.token })
    expect(memberships.data).toMatchObject([
      { store_id: before.id, store_name: '改了再来', role: 'owner', store_status: 'open' },
    ])
  })

  it('passes an application by itself where the shop reviews no new stores, and tells no reviewer', async () => {
    const review = (isOn: boolean) =>
      server.ctx.db
        .insert(configs)
        .values({ name: 'store', value: { storeVerify: isOn }, updatedAt: server.clock.now() })
        .onConflictDoUpdate({ target: configs.name, set: { value: { storeVerify: isOn } } })
    const who = await anApplicant('自动通过')
    await review(false)
    expect((await submit(who)).code).toBe(200)
    expect(await own(who)).toMatchObject({ store_verify: 'passed', actions: [] })
    const { data } = await server.call<SellerMemberships>('GET', '/user/seller', { token: who.token })
    expect(data).toMatchObject([{ store_name: '自动通过', role: 'owner', store_status: 'open' }])
    const view = await server.call<AdminStoreDetail>('GET', `/Admin/stores/${(await own(who)).id}`, { token: admin })
    expect(view.data.rounds).toMatchObject([{ round: 1, decision: 'passed', decided_by: '' }])
    const queue = await server.call<ApplicationQueue>('GET', '/Admin/stores/queue', { token: admin })
    expect(queue.data.map(each => each.store_name)).not.toContain('自动通过')
    await review(true)
    const next = await anApplicant('要审核')
    await submit(next)
    expect((await own(next)).store_verify).toBe('verifying')
  })

  it('refuses two reasons for one field, an unknown field, and a denial without any reason', async () => {
    const who = await anApplicant('两个原因')
    await submit(who)
    const { id } = await own(who)
    const twice = [1, 2].map(() => ({ field: 'area', reason: 'x' }))
    expect((await decide({ id, store_verify: 'denied', reasons: twice })).data?.fields).toHaveProperty([
      'reasons.1.field',
    ])
    expect((await decide({ id, store_verify: 'denied', reasons: [{ field: 'x', reason: 'x' }] })).code).toBe(422)
    expect((await decide({ id, store_verify: 'denied', reasons: [] })).data?.fields).toHaveProperty('reason')
    expect((await own(who)).store_verify).toBe('verifying')
  })

  it('shows documents to staff with the permission only, and logs each view', async () => {
    const who = await anApplicant('看证件')
    await submit(who)
    const { id, id_card_t: document } = await own(who)
    const viewer = await anAdmin(server, ['store.view', 'store.review'])
    const without = await server.call<AdminStoreDetail>('GET', `/Admin/stores/${id}`, { token: viewer.token })
    expect(without.data).toMatchObject({ application: {}, documents: [] })
    expect((await server.call('POST', `/Admin/stores/documents/${document}`, { token: viewer.token })).code).toBe(402)
    const reader = await anAdmin(server, ['store.view', 'store.document'])
    const path = `/Admin/stores/documents/${document}`
    expect((await server.call<StoreDocument>('POST', path, { token: reader.token })).data.field).toBe('id_card_t')
    await server.call('POST', path, { token: reader.token })
    const trail = await server.ctx.db
      .select()
      .from(auditLogs)
      .where(and(eq(auditLogs.action, 'store_document.view'), eq(auditLogs.subjectId, id)))
    expect(trail.map(row => [row.actorId, row.after])).toEqual(
      Array(2).fill([reader.id, { field: 'id_card_t', document_id: document }]),
    )
  })

  it('has a queue, the oldest application first', async () => {
    const [first, second] = [await anApplicant('先来'), await anApplicant('后到')]
    server.clock.moveBy(60_000)
    await submit(second)
    server.clock.moveBy(60_000)
    await submit(first)
    const queue = await server.call<ApplicationQueue>('GET', '/Admin/stores/queue', { token: admin })
    expect(queue.data.map(each => each.store_name).slice(-2)).toEqual(['后到', '先来'])
    const row = await server.call<Page<AdminStoreRow>>('GET', '/Admin/stores?store_name=先来', { token: admin })
    expect(row.data.data[0]?.actions).toEqual(['pass', 'deny'])
  })
})
