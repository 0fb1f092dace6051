import type { GoodsDetail } from '@shiji/contract/catalog/goods-detail.ts'
import type { Page } from '@shiji/contract/envelope.ts'
import type { GradeInput, GradeRow } from '@shiji/contract/store/grade.ts'
import type { AdminStoreDetail, SellerStore, StoreInfo } from '@shiji/contract/store/store.ts'
import { DAY } from '@shiji/kit/time/duration.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, anAdmin, aStoreOwner } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aClass, allowClass, goodsOf } from '#harness/goods.builder.ts'
import { aStore, type BuiltStore } from '#harness/store.builder.ts'
import { anExpress, aPayer, buy, commentAll, receive, ship } from '#harness/trade.builder.ts'
import { storeGrades } from '../data/grade.table.ts'

let server: TestApp
let admin: string

beforeAll(async () => {
  server = await createTestApp()
  admin = (await anAdmin(server)).token
  await anExpress(server)
})
afterAll(() => server.close())

let names = 0
const input = (change: Partial<GradeInput> = {}): GradeInput => {
  names += 1
  return { name: `等级${names}`, name_en: `Grade ${names}`, ...change }
}
const call = <T = { fields?: Record<string, string> } | null>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  token = admin,
) => server.call<T>(method, path, { token, ...(body === undefined ? {} : { body }) })
async function aGrade(change: Partial<GradeInput> = {}): Promise<number> {
  const answer = await call<{ id: number }>('POST', '/Admin/grades', input(change))
  expect(answer).toMatchObject({ code: 200 })
  return answer.data.id
}
const give = async (storeId: number, gradeId: number | null) =>
  expect(await call('PUT', `/Admin/stores/${storeId}`, { grade_id: gradeId })).toMatchObject({ code: 200 })
const grades = async () => (await call<Page<GradeRow>>('GET', '/Admin/grades?per_page=100')).data.data

describe('grades', () => {
  it('have exactly one default, the first one until another takes its place', async () => {
    const first = await aGrade()
    const second = await aGrade()
    const defaults = async () => (await grades()).filter(row => row.is_default).map(row => row.id)
    expect(await defaults()).toEqual([first])
    const refused = await call('PUT', `/Admin/grades/${first}`, { ...input(), is_default: false })
    expect(refused.data?.fields).toHaveProperty('is_default')
    await call('PUT', `/Admin/grades/${second}`, { ...input(), is_default: true })
    expect(await defaults()).toEqual([second])
    expect((await call('DELETE', `/Admin/grades/${second}`)).code).toBe(409)
    expect((await call('DELETE', `/Admin/grades/${first}`)).code).toBe(200)
  })

  it('count their stores, and stay while a store has them', async () => {
    const id = await aGrade()
    const store = await aStore(server.ctx)
    await give(store.id, id)
    expect((await grades()).find(row => row.id === id)?.stores).toBe(1)
    expect((await call('DELETE', `/Admin/grades/${id}`)).code).toBe(409)
    await give(store.id, null)
    expect((await call('DELETE', `/Admin/grades/${id}`)).code).toBe(200)
    const view = await call<AdminStoreDetail>('GET', `/Admin/stores/${store.id}`)
    expect(view.data).toMatchObject({ grade_id: null, grade_name: (await grades()).find(row => row.is_default)?.name })
  })

  it('are chosen from those that there are', async () => {
    const store = await aStore(server.ctx)
    const answer = await call('PUT', `/Admin/stores/${store.id}`, { grade_id: 999_999 })
    expect(answer).toMatchObject({ code: 422, data: { fields: { grade_id: expect.any(String) } } })
  })

  it('refuse limits, discounts and delays that cannot be, each on its field', async () => {
    const answer = await call(
      'POST',
      '/Admin/grades',
      input({
        goods_limit: 0,
        commission_discount: 10_001,
        settlement_days: -1,
        services: [{ name: '', name_en: '' }],
      }),
    )
    expect(Object.keys(answer.data?.fields ?? {}).toSorted()).toEqual([
      'commission_discount',
      'goods_limit',
      'services.0.name',
      'settlement_days',
    ])
  })

  it('show their services on the pages of the store and its goods, and all their terms to the seller', async () => {
    const services = [{ name: '正品保障', name_en: 'Genuine' }]
    const id = await aGrade({ name: '金牌店铺', name_en: 'Gold', goods_limit: 50, settlement_days: 0.5, services })
    const store = await aStore(server.ctx)
    const lamp = await goodsOf(server.ctx, store.id)
    await give(store.id, id)
    const shown = { name: '金牌店铺', name_en: 'Gold', icon: '', services }
    expect((await server.call<StoreInfo>('GET', `/store/${store.id}`)).data.grade).toEqual(shown)
    expect((await server.call<GoodsDetail>('GET', `/goods/${lamp.id}`)).data.store_grade).toEqual(shown)
    const token = await server.login('seller', store.ownerId, store.id)
    expect((await server.call<SellerStore>('GET', '/Seller/stores/0', { token })).data.grade).toEqual({
      ...shown,
      goods_limit: 50,
      picture_mb: 5_120,
      commission_discount: 0,
      settlement_days: 0.5,
    })
  })
})

describe('the goods limit of a grade', () => {
  let store: BuiltStore
  let seller: string
  let classId: number
  const add = () =>
    call<{ id: number }>(
      'POST',
      '/Seller/goods',
      {
        name: '亚麻衬衫',
        class_id: classId,
        images: ['/files/goods/1.webp'],
        skus: [{ value_index: [], price: 9_900, stock: 5 }],
      },
      seller,
    )

  beforeAll(async () => {
    store = await aStore(server.ctx)
    seller = await server.login('seller', store.ownerId, store.id)
    classId = (await aClass(server.ctx)).id
    await allowClass(server.ctx, store.id, classId)
  })

  it('holds for goods in every state but deleted, with words that name it', async () => {
    await give(store.id, await aGrade({ goods_limit: 2 }))
    const first = (await add()).data.id
    await add()
    expect(await add()).toMatchObject({ code: 400, msg: expect.stringContaining('allows 2 products') })
    await call('DELETE', `/Seller/goods/${first}`, undefined, seller)
    expect((await add()).code).toBe(200)
  })

  it('lets one of many pass when there is room for one', async () => {
    await give(store.id, await aGrade({ goods_limit: 3 }))
    const codes = (await Promise.all([1, 2, 3, 4].map(add))).map(answer => answer.code)
    expect(codes.toSorted()).toEqual([200, 400, 400, 400])
  })

  it('is that of the default grade for a store without one of its own', async () => {
    await give(store.id, null)
    expect((await add()).code).toBe(200)
    const limited = await aGrade({ goods_limit: 1, is_default: true })
    expect((await add()).code).toBe(400)
    await aGrade({ is_default: true })
    expect((await add()).code).toBe(200)
    expect(limited).toBeGreaterThan(0)
  })
})

describe('an order in a store with a grade', () => {
  async function completed(storeId: number, seller: Account, price: number): Promise<number> {
    const buyer = await aPayer(server)
    const lamp = await goodsOf(server.ctx, storeId, { price, freightMode: 'free' })
    const [id = 0] = (await buy(server, buyer, lamp)).order_id
    await ship(server, seller, [id])
    await receive(server, buyer, id)
    await commentAll(server, buyer, id)
    return id
  }
  const rateOf = async (orderId: number) => {
    const { rows } = await server.ctx.db.execute<{ commission_bp: number }>(
      sql`select commission_bp from order_goods where order_id = ${orderId}`,
    )
    return rows[0]?.commission_bp
  }
  const isSettled = async (orderId: number) => {
    const { rows } = await server.ctx.db.execute<{ is_settled: boolean }>(
      sql`select is_settled from orders where id = ${orderId}`,
    )
    return rows[0]?.is_settled
  }
  const settle = () => server.app.jobs.handler('order.settlement')?.(server.ctx, {}, { renew: async () => true })

  it('has the discount in its rate from when it was placed, whatever the grade becomes', async () => {
    const { id } = await aStore(server.ctx, { commissionBp: 505 })
    const seller = await aStoreOwner(server, id)
    const before = await completed(id, seller, 10_000)
    const gradeId = await aGrade({ commission_discount: 1_000 })
    await give(id, gradeId)
    const after = await completed(id, seller, 10_000)
    await server.ctx.db.update(storeGrades).set({ commissionDiscount: 0 }).where(eq(storeGrades.id, gradeId))
    // 505 less a tenth is 454.5, rounded half up.
    expect([await rateOf(before), await rateOf(after)]).toEqual([505, 455])
  })

  it('is settled after the delay of the grade, sooner or later than others', async () => {
    const [soon, late, usual] = [await aStore(server.ctx), await aStore(server.ctx), await aStore(server.ctx)]
    await give(soon.id, await aGrade({ settlement_days: 1 }))
    await give(late.id, await aGrade({ settlement_days: 20 }))
    const orderOf = async ({ id }: BuiltStore) => completed(id, await aStoreOwner(server, id), 1_000)
    const [first, second, third] = [await orderOf(soon), await orderOf(late), await orderOf(usual)]
    const states = async () => {
      await settle()
      return [await isSettled(first), await isSettled(second), await isSettled(third)]
    }
    server.clock.moveBy(DAY - 1)
    expect(await states()).toEqual([false, false, false])
    server.clock.moveBy(1)
    expect(await states()).toEqual([true, false, false])
    server.clock.moveBy(6 * DAY)
    expect(await states()).toEqual([true, false, true])
    server.clock.moveBy(13 * DAY - 1)
    expect(await states()).toEqual([true, false, true])
    server.clock.moveBy(1)
    expect(await states()).toEqual([true, true, true])
  })
})
