import type { BrandApplication, BrandReviewRow, BrandRow } from '@shiji/contract/catalog/brands.ts'
import type { Page } from '@shiji/contract/envelope.ts'
import type { InboxPage } from '@shiji/contract/messaging/inbox.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAdmin } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aClass, allowClass } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'

let server: TestApp
let admin: string
beforeAll(async () => {
  server = await createTestApp()
  admin = (await anAdmin(server)).token
})
afterAll(() => server.close())

const OWN = '/Seller/brand_applications'
const REVIEW = '/Admin/brand_applications'

async function aSeller() {
  const store = await aStore(server.ctx)
  return { store, token: await server.login('seller', store.ownerId, store.id) }
}
const apply = (token: string, name: string, name_en: string, more: object = {}) =>
  server.call<{ id: number; fields?: Record<string, string> }>('POST', OWN, { token, body: { name, name_en, ...more } })
const own = async (token: string, id: number) =>
  (await server.call<BrandApplication>('GET', `${OWN}/${id}`, { token })).data
const waiting = async () =>
  (await server.call<Page<BrandReviewRow>>('GET', `${REVIEW}?verify=to_be_reviewed`, { token: admin })).data
const decide = (body: object, token = admin) => server.call('PUT', `${REVIEW}/verify`, { token, body })
const inbox = async (area: 'Seller' | 'Admin', token: string) => {
  await server.drain()
  return (await server.call<InboxPage>('GET', `/${area}/inbox`, { token })).data.data
}

describe('an application for a brand', () => {
  it('waits for review, is passed, and the brand can be chosen by every store', async () => {
    const one = await aSeller()
    const other = await aSeller()
    const logo = '/files/brand/logo.webp'
    const { id } = (await apply(one.token, '山禾', 'Shanhe', { thumb: logo, registration_no: '123456', note: '自有' }))
      .data
    expect(await own(one.token, id)).toMatchObject({
      name: '山禾',
      name_en: 'Shanhe',
      thumb: logo,
      registration_no: '123456',
      note: '自有',
      verify: 'to_be_reviewed',
      round: 1,
      actions: ['withdraw'],
    })
    const queue = await waiting()
    expect(queue.data.find(row => row.id === id)).toMatchObject({ store_id: one.store.id, may_review: true })
    expect((await decide({ id, round: 1, verify: 'examined' })).code).toBe(200)
    expect(await own(one.token, id)).toMatchObject({ verify: 'examined', actions: [] })
    const brands = await server.call<Page<BrandRow>>('GET', '/Seller/goods_brands?name=山禾', { token: other.token })
    expect(brands.data.data).toMatchObject([{ name: '山禾', name_en: 'Shanhe', thumb: logo }])
    const path = await aClass(server.ctx, ['食品', '零食', '果干'])
    await allowClass(server.ctx, other.store.id, path.id)
    const goods = await server.call('POST', '/Seller/goods', {
      token: other.token,
      body: {
        name: '山禾果干',
        class_id: path.id,
        brand_id: brands.data.data[0]?.id,
        images: ['/files/a.webp'],
        skus: [{ value_index: [], price: 100, stock: 1 }],
      },
    })
    expect(goods.code).toBe(200)
  })

  it('is denied with a reason, corrected and sent again', async () => {
    const { token } = await aSeller()
    const { id } = (await apply(token, '云峰', 'Yunfeng')).data
    expect(await decide({ id, round: 1, verify: 'rejected' })).toMatchObject({
      code: 422,
      data: { fields: { reason: expect.anything() } },
    })
    await decide({ id, round: 1, verify: 'rejected', reason: '请上传标志' })
    expect(await own(token, id)).toMatchObject({
      verify: 'rejected',
      refuse_info: '请上传标志',
      actions: ['edit', 'withdraw'],
    })
    const body = { name: '云峰', name_en: 'Yunfeng', thumb: '/files/b.webp' }
    expect((await server.call('PUT', `${OWN}/${id}`, { token, body })).code).toBe(200)
    expect(await own(token, id)).toMatchObject({
      verify: 'to_be_reviewed',
      round: 2,
      refuse_info: '',
      decided_at: null,
    })
    expect((await server.call('PUT', `${OWN}/${id}`, { token, body })).code).toBe(409)
    // A reviewer who still looks at the first round decides on something else.
    expect((await decide({ id, round: 1, verify: 'examined' })).code).toBe(409)
    expect((await decide({ id, round: 2, verify: 'examined' })).code).toBe(200)
    expect((await decide({ id, round: 2, verify: 'rejected', reason: '晚了' })).code).toBe(409)
    expect((await server.call('DELETE', `${OWN}/${id}`, { token })).code).toBe(409)
  })

  it('is in the inbox of reviewers, and its decision in that of the store', async () => {
    const reviewer = await anAdmin(server, ['brand_application.view', 'brand_application.review'])
    const looker = await anAdmin(server, ['brand_application.view'])
    const { token } = await aSeller()
    const { id } = (await apply(token, '青岚', 'Qinglan')).data
    const told = await inbox('Admin', reviewer.token)
    expect(told.find(entry => entry.target.type === 'brand' && entry.target.id === id)?.kind).toBe('brand_applied')
    expect((await inbox('Admin', looker.token)).some(entry => entry.kind === 'brand_applied')).toBe(false)
    expect((await decide({ id, round: 1, verify: 'examined' }, looker.token)).code).toBe(402)
    await decide({ id, round: 1, verify: 'rejected', reason: '名称太宽泛' }, reviewer.token)
    const [entry] = await inbox('Seller', token)
    expect(entry).toMatchObject({ kind: 'brand_denied', target: { type: 'brand', id } })
    expect(entry?.text).toContain('名称太宽泛')
  })

  it('belongs to its store: to others it does not exist', async () => {
    const one = await aSeller()
    const other = await aSeller()
    const { id } = (await apply(one.token, '长河', 'Changhe')).data
    const at = `${OWN}/${id}`
    const body = { name: '别家', name_en: 'Other' }
    expect((await server.call('GET', at, { token: other.token })).code).toBe(404)
    expect((await server.call('PUT', at, { token: other.token, body })).code).toBe(404)
    expect((await server.call('DELETE', at, { token: other.token })).code).toBe(404)
    expect((await server.call('DELETE', at, { token: one.token })).code).toBe(200)
  })
})

describe('the name of a brand', () => {
  it('is there once, whatever its case, spaces and language', async () => {
    const { token } = await aSeller()
    const made = await server.call('POST', '/Admin/goods_brands', {
      token: admin,
      body: { name: '松月', name_en: 'Song Yue' },
    })
    expect(made.code).toBe(200)
    for (const [name, name_en] of [
      ['松 月', 'Anything'],
      ['别的', 'SONGYUE'],
      ['ｓｏｎｇ　ｙｕｅ', 'Another'],
    ] as const) {
      const refused = await apply(token, name, name_en)
      expect(refused.code).toBe(422)
      const again = await server.call('POST', '/Admin/goods_brands', { token: admin, body: { name, name_en } })
      expect(again.code).toBe(422)
    }
    expect((await apply(token, '松 月', 'Anything')).data.fields).toEqual({ name: expect.anything() })
  })

  it('of two stores that ask for it is given once', async () => {
    const one = await aSeller()
    const other = await aSeller()
    const first = (await apply(one.token, '寒江', 'Hanjiang')).data.id
    expect((await apply(one.token, '寒 江', 'Hanjiang two')).code).toBe(422)
    const second = (await apply(other.token, '寒江', 'han jiang')).data.id
    const codes = await Promise.all([first, second].map(id => decide({ id, round: 1, verify: 'examined' })))
    expect(codes.map(({ code }) => code).toSorted()).toEqual([200, 409])
  })

  it('is free again after the brand took another', async () => {
    const made = await server.call<{ id: number }>('POST', '/Admin/goods_brands', {
      token: admin,
      body: { name: '旧名', name_en: 'Old name' },
    })
    const rename = (body: object) => server.call('PUT', `/Admin/goods_brands/${made.data.id}`, { token: admin, body })
    expect((await rename({ name: '旧  名' })).code).toBe(200)
    expect((await rename({ name: '新名', name_en: 'New name' })).code).toBe(200)
    const { token } = await aSeller()
    expect((await apply(token, '旧名', 'Old name')).code).toBe(200)
    expect((await apply(token, '新 名', 'x')).code).toBe(422)
  })
})
