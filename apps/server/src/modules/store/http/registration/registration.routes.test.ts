import { rmSync } from 'node:fs'
import type { InboxPage } from '@shiji/contract/messaging/inbox.ts'
import type { StoreDocument } from '@shiji/contract/store/application.ts'
import type { ChangeQueue, OwnRegistration, ReviewedChange } from '@shiji/contract/store/registration.ts'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anAdmin, aStaffMember } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aClass, allowClass, type ClassPath } from '#harness/goods.builder.ts'
import { aStore, type BuiltStore } from '#harness/store.builder.ts'
import { auditLogs } from '../../../../infra/audit/audit.table.ts'
import { filesFolder } from '../../../../infra/files/disk.ts'
import { configs } from '../../../platform/data/platform.table.ts'
import { stores } from '../../data/store.table.ts'

let server: TestApp
let admin: string
let picture: Buffer
let lamps: ClassPath
let cups: ClassPath
let store: BuiltStore
let token: string

beforeAll(async () => {
  server = await createTestApp({ poolSize: 12 })
  admin = (await anAdmin(server)).token
  picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer()
  lamps = await aClass(server.ctx, ['家居', '灯具', '台灯'])
  cups = await aClass(server.ctx, ['家居', '餐厨', '茶杯'])
})
beforeEach(async () => {
  store = await aStore(server.ctx)
  await allowClass(server.ctx, store.id, lamps.id)
  token = await server.login('seller', store.ownerId, store.id)
})
afterAll(async () => {
  rmSync(filesFolder(server.runtime.config), { recursive: true, force: true })
  await server.close()
})

interface Refused {
  readonly fields?: Record<string, string>
}
const change = (body: object, who = token) =>
  server.call<Refused | null>('PUT', '/Seller/stores/registration', { token: who, body })
const own = async () => (await server.call<OwnRegistration>('GET', '/Seller/stores/registration', { token })).data
const queue = async () =>
  (await server.call<ChangeQueue>('GET', '/Admin/stores/changes', { token: admin })).data.filter(
    each => each.store_id === store.id,
  )
const waiting = async () => (await queue())[0]?.id ?? 0
const review = async (id: number, who = admin) =>
  (await server.call<ReviewedChange>('GET', `/Admin/stores/changes/${id}`, { token: who })).data
const decide = (body: object) =>
  server.call<Refused | null>('PUT', '/Admin/stores/changes', { token: admin, body, language: 'en' })
async function document(name: string, who = token): Promise<number> {
  const form = new FormData()
  form.set('name', name)
  form.set('file', new File([new Uint8Array(picture)], 'a.jpg', { type: 'image/jpeg' }))
  const request = new Request('http://x', { method: 'POST', body: form })
  const response = await server.app.http.inject({
    method: 'POST',
    url: '/api/Seller/stores/documents',
    headers: { authorization: `Bearer ${who}`, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return response.json<{ data: { id: number } }>().data.id
}
const person = async () => ({
  legal_person: '林光',
  id_card_no: '110101199003077715',
  id_card_t: await document('id_card_t'),
  id_card_b: await document('id_card_b'),
})
const isOpen = async () => {
  const [row] = await server.ctx.db.select().from(stores).where(eq(stores.id, store.id))
  return [row?.verify, row?.status]
}

describe('a change of what a store is registered with', () => {
  it('waits while the store stays open as it is, and applies when the platform passes it', async () => {
    const wanted = await person()
    expect((await change({ ...wanted, class_id: [lamps.id, cups.id] })).code).toBe(200)
    expect(await isOpen()).toEqual(['passed', 'open'])
    expect((await own()).now).toMatchObject({ legal_person: '', class_id: [lamps.id] })
    expect((await own()).change).toMatchObject({
      state: 'waiting',
      changed: ['legal_person', 'id_card_no', 'id_card_t', 'id_card_b', 'class_id'],
    })

    const id = await waiting()
    expect(await review(id)).toMatchObject({
      now: { legal_person: '', class_id: [lamps.id] },
      after: { legal_person: '林光', id_card_t: wanted.id_card_t },
    })
    expect((await decide({ id, decision: 'passed' })).code).toBe(200)
    expect(await own()).toMatchObject({
      now: { ...wanted, class_id: [lamps.id, cups.id].toSorted((a, b) => a - b) },
      change: { state: 'passed' },
    })
    expect(await isOpen()).toEqual(['passed', 'open'])
    expect(await queue()).toEqual([])
  })

  it('is denied with reasons by field, which the owner reads; nothing has changed', async () => {
    await change(await person())
    const id = await waiting()
    expect((await decide({ id, decision: 'denied' })).data?.fields).toHaveProperty('reason')
    const reasons = [{ field: 'id_card_t', reason: 'Not readable' }]
    expect((await decide({ id, decision: 'denied', reasons })).code).toBe(200)
    expect(await own()).toMatchObject({
      now: { legal_person: '' },
      change: { state: 'denied', reason: 'Not readable', reasons: { id_card_t: 'Not readable' } },
    })
  })

  it('needs new documents for new words, classes that can be chosen, and a difference', async () => {
    const fieldsOf = async (body: object) => Object.keys((await change(body)).data?.fields ?? {})
    expect(await fieldsOf({ legal_person: '林光' })).toEqual(['id_card_t', 'id_card_b'])
    expect(await fieldsOf({ business_license_no: '91330100MA2AX0002X' })).toEqual(['business_license'])
    expect(await fieldsOf({ class_id: [lamps.rootId] })).toEqual(['class_id'])
    expect(await fieldsOf({ class_id: [lamps.id] })).toEqual(['store_company_name'])
    const other = await aStore(server.ctx)
    const foreign = await document('business_license', await server.login('seller', other.ownerId, other.id))
    expect(await fieldsOf({ business_license: foreign })).toEqual(['business_license'])
    expect(await queue()).toEqual([])
  })

  it('replaces the one that waits, so that nobody passes what they did not read', async () => {
    await change({ class_id: [cups.id] })
    const first = await waiting()
    await change({ class_id: [lamps.id, cups.id] })
    expect((await decide({ id: first, decision: 'passed' })).code).toBe(409)
    expect((await own()).now.class_id).toEqual([lamps.id])
    expect((await queue()).map(each => each.id)).not.toContain(first)
  })

  it('is decided once, however many reviewers press at once', async () => {
    await change({ class_id: [cups.id] })
    const id = await waiting()
    const answers = await Promise.all([
      decide({ id, decision: 'passed' }),
      decide({ id, decision: 'denied', reason: 'no' }),
      decide({ id, decision: 'passed' }),
    ])
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 409)).toHaveLength(2)
  })

  it('can be taken back while it waits', async () => {
    await change({ class_id: [cups.id] })
    const id = await waiting()
    const back = () => server.call('DELETE', '/Seller/stores/registration', { token })
    expect((await back()).code).toBe(200)
    expect((await back()).code).toBe(409)
    expect((await decide({ id, decision: 'passed' })).code).toBe(409)
    expect((await own()).change).toMatchObject({ state: 'withdrawn' })
  })

  it('needs a permission of its own: other staff see neither it nor its documents, and other stores none of it', async () => {
    const id = await document('id_card_t')
    const other = await aStore(server.ctx)
    const foreign = await server.login('seller', other.ownerId, other.id)
    const staff = await aStaffMember(server, { id: store.ownerId, storeId: store.id }, ['store.view', 'store.update'])
    const read = (who: string) => server.call<StoreDocument>('GET', `/Seller/stores/documents/${id}`, { token: who })
    expect((await read(token)).data).toMatchObject({ id, field: 'id_card_t', mime: 'image/webp' })
    expect((await read(foreign)).code).toBe(404)
    expect((await read(staff.token)).code).toBe(402)
    expect((await change({ class_id: [cups.id] }, staff.token)).code).toBe(402)
  })

  it('hides what identifies a person from staff without the permission for documents', async () => {
    await change(await person())
    const { token: reviewer } = await anAdmin(server, ['store.view', 'store.review'])
    const seen = await review(await waiting(), reviewer)
    expect(seen.after).toMatchObject({ legal_person: '林光', id_card_no: '', id_card_t: null, id_card_b: null })
  })

  it('reaches the reviewers, and its decision the store', async () => {
    const titles = async (path: string, who: string) =>
      (await server.call<InboxPage>('GET', path, { token: who, language: 'en' })).data.data.map(each => each.title)
    await change({ class_id: [cups.id] })
    await server.drain()
    expect(await titles('/Admin/inbox', admin)).toContain('Change of a store to review')
    await decide({ id: await waiting(), decision: 'denied', reason: 'not now' })
    await server.drain()
    expect(await titles('/Seller/inbox', token)).toContain('Change not approved')
  })

  it('is in the log without numbers of identity cards', async () => {
    await change(await person())
    const [entry] = await server.ctx.db
      .select()
      .from(auditLogs)
      .where(and(eq(auditLogs.action, 'store_registration.submit'), eq(auditLogs.subjectId, store.id)))
    expect(entry).toMatchObject({ before: { legal_person: '' }, after: { legal_person: '林光' } })
    expect(JSON.stringify(entry)).not.toContain('110101199003077715')
  })

  it('applies at once where the platform reviews no stores', async () => {
    const setReviewing = (isOn: boolean) =>
      server.ctx.db
        .insert(configs)
        .values({ name: 'store', value: { storeVerify: isOn }, updatedAt: server.clock.now() })
        .onConflictDoUpdate({ target: configs.name, set: { value: { storeVerify: isOn } } })
    await setReviewing(false)
    try {
      await change({ class_id: [cups.id] })
      expect((await own()).now.class_id).toEqual([cups.id])
    } finally {
      await setReviewing(true)
    }
  })
})
