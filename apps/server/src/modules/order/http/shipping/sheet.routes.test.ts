import type { DeskOrderDetail } from '@shiji/contract/order/order.desk.ts'
import type { ShipSheet } from '@shiji/contract/order/shipping/ship-sheet.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, aStaffMember, aStoreOwner } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { anExpress, aPayer, buy, place, type Shopper, ship } from '#harness/trade.builder.ts'
import { parcels } from '../../data/order.table.ts'

let server: TestApp
let store: { readonly id: number; readonly ownerId: number }
let seller: Account
beforeAll(async () => {
  server = await createTestApp()
  store = await aStore(server.ctx)
  seller = await aStoreOwner(server, store.id)
  await anExpress(server)
})
afterAll(() => server.close())

const detail = async (id: number) =>
  (await server.call<DeskOrderDetail>('GET', `/Seller/orders/${id}`, { token: seller.token })).data
/** A paid order with its number. */
async function paid(buyer?: Shopper) {
  const group = await buy(server, buyer ?? (await aPayer(server)), await goodsOf(server.ctx, store.id))
  return { id: group.order_id[0] ?? 0, no: group.order_no[0] ?? '' }
}
const send = (rows: readonly (readonly [order: string, company: string, number: string])[], dry = false, as = seller) =>
  server.call<ShipSheet>('PUT', '/Seller/orders/sheet', {
    token: as.token,
    body: { dry, rows: rows.map(([order_no, company, number]) => ({ order_no, company, number })) },
  })
const numbersOf = async (id: number) =>
  (await server.ctx.db.select().from(parcels).where(eq(parcels.orderId, id))).map(parcel => parcel.number)

describe('a sheet of tracking numbers', () => {
  it('is looked at first, with what is wrong in each cell, and ships nothing then', async () => {
    const [good, done, unpaid] = [
      await paid(),
      await paid(),
      await place(server, await aPayer(server), await goodsOf(server.ctx, store.id)),
    ]
    await ship(server, seller, [done.id])
    const foreign = await buy(server, await aPayer(server), await goodsOf(server.ctx, (await aStore(server.ctx)).id))

    const { data } = await send(
      [
        [good.no, 'SF', 'SF5000000000001'],
        [done.no, 'SF', 'SF5000000000002'],
        [foreign.order_no[0] ?? '', 'SF', 'SF5000000000003'],
        [unpaid.order_no[0] ?? '', 'SF', 'SF5000000000004'],
        [good.no, '小马快递', '运单'],
        [good.no, '', '754321234567'],
        [good.no, 'SF', done.no],
      ],
      true,
    )

    expect(data.shipped).toBe(0)
    expect(data.problems.map(problem => [problem.row, problem.field, problem.message])).toEqual([
      [1, 'order_no', `Shipped already: SF${done.id}`],
      [2, 'order_no', 'This store has no such order.'],
      [3, 'order_no', expect.stringContaining('cannot be shipped')],
      [4, 'number', expect.stringContaining('4 to 40')],
      [4, 'company', 'There is no such express company.'],
      [5, 'company', expect.stringContaining('Please fill it in')],
      [6, 'number', expect.stringContaining('order number')],
    ])
    expect((await detail(good.id)).order_status).toBe('waiting_delivery')
  })

  it('ships row by row, the company by code, by name, or by the number, and never twice', async () => {
    const [byCode, byName, byNumber] = [await paid(), await paid(), await paid()]
    const rows = [
      [byCode.no.toLowerCase(), 'sf', 'SF5000000000011'],
      [byName.no, '顺丰速运', '5000000000012'],
      [byNumber.no, '', 'sf5000000000013'],
      ['D000000000000000000', 'SF', 'SF5000000000014'],
    ] as const

    expect((await send(rows)).data).toEqual({
      shipped: 3,
      problems: [{ row: 3, field: 'order_no', message: 'This store has no such order.' }],
    })
    const again = await send(rows)

    expect(again.data.shipped).toBe(0)
    expect(again.data.problems.slice(0, 3).map(problem => problem.message)).toEqual([
      'Shipped already: SF5000000000011',
      'Shipped already: 5000000000012',
      'Shipped already: SF5000000000013',
    ])
    expect(await numbersOf(byNumber.id)).toEqual(['SF5000000000013'])
    expect((await detail(byNumber.id)).parcels[0]?.express_code).toBe('SF')
  })

  it('has several rows for several parcels of an order, and leaves all of them when one is wrong', async () => {
    const [right, wrong] = [await paid(), await paid()]

    const { data } = await send([
      [right.no, 'SF', 'SF5000000000021'],
      [right.no, 'SF', 'SF5000000000022'],
      [wrong.no, 'SF', 'SF5000000000023'],
      [wrong.no, 'SF', 'x'],
    ])

    expect(data.shipped).toBe(2)
    expect(data.problems.map(problem => [problem.row, problem.field])).toEqual([
      [3, 'number'],
      [2, 'order_no'],
    ])
    expect((await numbersOf(right.id)).toSorted()).toEqual(['SF5000000000021', 'SF5000000000022'])
    expect(await numbersOf(wrong.id)).toEqual([])
  })

  it('has one number for several orders of one receiver, as one parcel, and for nobody else', async () => {
    const buyer = await aPayer(server)
    const [first, second, other] = [await paid(buyer), await paid(buyer), await paid()]

    const { data } = await send([
      [first.no, 'SF', 'SF5000000000031'],
      [second.no, 'SF', 'SF5000000000031'],
      [other.no, 'SF', 'SF5000000000031'],
    ])

    expect([data.shipped, data.problems.map(problem => [problem.row, problem.field])]).toEqual([2, [[2, 'number']]])
    expect((await detail(first.id)).parcels[0]?.together).toEqual([{ id: second.id, order_no: second.no }])
    expect(await numbersOf(other.id)).toEqual([])
  })

  it('needs the permission, and at least one row', async () => {
    const looker = await aStaffMember(server, { id: store.ownerId, storeId: store.id }, ['order.view'])
    expect((await send([['D1', 'SF', 'SF50001']], false, looker)).code).toBe(402)
    expect((await send([])).code).toBe(422)
  })
})
