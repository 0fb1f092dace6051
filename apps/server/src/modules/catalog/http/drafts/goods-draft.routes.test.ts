import type { KeptGoodsDraft, SavedGoodsDraft } from '@shiji/contract/catalog/desk/goods-draft.ts'
import { GOODS_DRAFT_LIMITS } from '@shiji/contract/catalog/desk/goods-draft.words.ts'
import type { Permission } from '@shiji/contract/permissions.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aStaffMember } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore, type BuiltStore } from '#harness/store.builder.ts'
import { sweepDrafts } from '../../use-cases/drafts/keep-draft.ts'

let server: TestApp
let store: BuiltStore
let token: string
let goodsId: number

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  store = await aStore(server.ctx)
  token = await server.login('seller', store.ownerId, store.id)
  goodsId = (await goodsOf(server.ctx, store.id)).id
})
afterAll(() => server.close())

const versionOf = async () => (await server.call('GET', `/Seller/goods/${goodsId}`, { token })).headers.etag ?? ''
const keep = (change: object = {}, by = token) =>
  server.call<SavedGoodsDraft & { fields?: object }>('PUT', '/Seller/goods_drafts', {
    token: by,
    body: {
      kind: 'goods',
      goods_id: goodsId,
      form: 'formnumber1',
      version: 'v',
      body: '{"values":{"name":"壶"}}',
      ...change,
    },
  })
const read = (query = `goods_id=${goodsId}`, by = token) =>
  server.call<KeptGoodsDraft[]>('GET', `/Seller/goods_drafts?${query}`, { token: by })
const bodies = async (query?: string, by?: string) => (await read(query, by)).data.map(({ body }) => body)
const colleague = async (permissions: readonly Permission[]) => {
  const staff = await aStaffMember(server, { id: store.ownerId, storeId: store.id }, [...permissions])
  return staff.token
}

describe('drafts of the goods form', () => {
  it('are kept per form, the last write of a form counts, and another device reads them', async () => {
    const first = await keep()
    const again = await keep({ body: '{"values":{"name":"壶二"}}' })
    expect([first.data.id, again.data.id === first.data.id, again.data.others]).toEqual([expect.any(Number), true, 0])
    const device = await server.login('seller', store.ownerId, store.id)
    expect(await bodies(undefined, device)).toEqual([{ values: { name: '壶二' } }])
  })

  it('lose nothing when two devices write: each has its own, and learns about the other', async () => {
    await keep()
    server.clock.moveBy(1_000)
    const other = await keep({ form: 'formnumber2', body: '{"values":{"name":"杯"}}' })
    expect(other.data.others).toBe(1)
    expect(await bodies()).toEqual([{ values: { name: '杯' } }, { values: { name: '壶' } }])
    expect((await read()).data.map(({ form }) => form)).toEqual(['formnumber2', 'formnumber1'])
  })

  it('of new goods are apart from those of goods that are there', async () => {
    await keep({ kind: 'new', goods_id: 0, version: '' })
    expect(await bodies()).toEqual([])
    expect((await read('goods_id=0')).data).toEqual([expect.objectContaining({ is_outdated: false })])
    expect((await keep({ kind: 'new' })).code).toBe(422)
  })

  it('say whether the goods were saved since', async () => {
    await keep({ version: await versionOf() })
    expect((await read()).data[0]?.is_outdated).toBe(false)
    await server.call('PUT', `/Seller/goods/${goodsId}`, { token, body: { subname: '新' } })
    expect((await read()).data[0]?.is_outdated).toBe(true)
  })

  it('are removed by their owner, and missing to everyone else', async () => {
    const { id } = (await keep()).data
    const mate = await colleague(['goods.view', 'goods.update'])
    const stranger = await aStore(server.ctx)
    const foreign = await server.login('seller', stranger.ownerId, stranger.id)
    expect(await bodies(undefined, mate)).toEqual([])
    for (const by of [mate, foreign])
      expect((await server.call('DELETE', `/Seller/goods_drafts/${id}`, { token: by })).code).toBe(404)
    expect([(await read(undefined, foreign)).code, (await keep({}, foreign)).code]).toEqual([404, 404])
    expect((await server.call('DELETE', `/Seller/goods_drafts/${id}`, { token })).data).toEqual({ deleted: 1 })
    expect(await bodies()).toEqual([])
  })

  it('need the permission of the save that they prepare', async () => {
    const mate = await colleague(['goods.view', 'goods.update'])
    expect([(await keep({}, mate)).code, (await keep({ kind: 'new', goods_id: 0 }, mate)).code]).toEqual([200, 402])
    const reader = await colleague(['goods.view'])
    expect((await keep({}, reader)).code).toBe(402)
  })

  it('are refused when they are no object, too long, or too many', async () => {
    expect((await keep({ body: '[]' })).data.fields).toHaveProperty('body')
    expect((await keep({ body: `{"a":"${'x'.repeat(GOODS_DRAFT_LIMITS.json)}"}` })).code).toBe(422)
    for (let at = 0; at < GOODS_DRAFT_LIMITS.perGoods; at += 1)
      expect((await keep({ form: `formnumber${at}` })).code).toBe(200)
    expect((await keep({ form: 'onemoreform' })).code).toBe(400)
    expect((await keep()).code).toBe(200)
  })

  it('go after thirty days without a key', async () => {
    await keep()
    server.clock.moveBy(GOODS_DRAFT_LIMITS.keepMs - 1_000)
    await keep({ form: 'formnumber2' }, await server.login('seller', store.ownerId, store.id))
    server.clock.moveBy(2_000)
    await sweepDrafts(server.ctx)
    token = await server.login('seller', store.ownerId, store.id)
    expect(await bodies()).toHaveLength(1)
  })
})
