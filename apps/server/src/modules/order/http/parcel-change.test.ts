import type { DeskOrderDetail } from '@shiji/contract/order/order.desk.ts'
import { HOUR } from '@shiji/kit/time/duration.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, anAdmin, aStaffMember, aStoreOwner } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { anExpress, aPayer, buy, orderOf, receive, ship } from '#harness/trade.builder.ts'
import { auditLogs } from '../../../infra/audit/audit.table.ts'

let server: TestApp
let store: { readonly id: number; readonly ownerId: number }
let seller: Account
beforeAll(async () => {
  server = await createTestApp()
  store = await aStore(server.ctx)
  seller = await aStoreOwner(server, store.id)
  await anExpress(server)
  await anExpress(server, 'ZTO')
})
afterAll(() => server.close())

/** A shipped order, its buyer, and its parcel as the seller sees it. */
async function shipped() {
  const buyer = await aPayer(server)
  const [id = 0] = (await buy(server, buyer, await goodsOf(server.ctx, store.id))).order_id
  await ship(server, seller, [id])
  const [parcel] = (await detail(id)).parcels
  if (parcel === undefined) throw new Error('a shipped order has a parcel')
  return { id, buyer, parcel }
}
const detail = async (id: number, as: Account = seller) =>
  (await server.call<DeskOrderDetail>('GET', `/Seller/orders/${id}`, { token: as.token })).data
const change = (parcel: number, number: string, code = 'ZTO', as: Account = seller, area = 'Seller') =>
  server.call('PUT', `/${area}/orders/parcel/${parcel}`, {
    token: as.token,
    body: { delivery_code: code, delivery_no: number },
  })

describe('the number of a parcel', () => {
  it('is corrected with its company, which the buyer sees and the log names', async () => {
    const { id, buyer, parcel } = await shipped()
    expect(parcel.may_change).toBe(true)

    expect((await change(parcel.id, 'zto75012345678')).code).toBe(200)

    const [seen] = (await orderOf(server, buyer, id)).data.parcels
    expect(seen).toMatchObject({ id: parcel.id, number: 'ZTO75012345678', express_code: 'ZTO' })
    expect(seen).not.toHaveProperty('may_change')
    const rows = await server.ctx.db.select().from(auditLogs).where(eq(auditLogs.subjectId, id))
    expect(rows.find(row => row.action === 'order.update')).toMatchObject({
      before: { express: 'SF', number: `SF${id}` },
      after: { express: 'ZTO', number: 'ZTO75012345678' },
    })
  })

  it('is fixed a day after shipping, and once the order is received', async () => {
    const { id, parcel } = await shipped()
    const other = await shipped()
    await receive(server, other.buyer, other.id)
    server.clock.moveBy(24 * HOUR - 1)
    const again = await aStoreOwner(server, store.id)
    expect((await detail(id, again)).parcels[0]?.may_change).toBe(true)
    expect((await change(other.parcel.id, 'ZTO75012345678', 'ZTO', again)).code).toBe(409)
    server.clock.moveBy(1)
    expect((await detail(id, again)).parcels[0]?.may_change).toBe(false)

    const refused = await change(parcel.id, 'ZTO75012345678', 'ZTO', again)

    expect(refused.code).toBe(409)
    expect(refused.msg).toMatch(/within 24 hours of shipping/)
    expect((await detail(id, again)).parcels[0]?.number).toBe(`SF${id}`)
    seller = again
  })

  it('is refused for parcels of others, without the permission, and for unknown companies and wrong numbers', async () => {
    const { parcel } = await shipped()
    const rival = await aStoreOwner(server, (await aStore(server.ctx)).id)
    const staff = await aStaffMember(server, { id: store.ownerId, storeId: store.id }, ['order.view'])

    expect((await change(parcel.id, 'ZTO75012345678', 'ZTO', rival)).code).toBe(404)
    expect((await change(999_999_999, 'ZTO75012345678')).code).toBe(404)
    expect((await change(parcel.id, 'ZTO75012345678', 'ZTO', staff)).code).toBe(402)
    expect((await change(parcel.id, 'ZTO75012345678', 'NOBODY')).code).toBe(400)
    expect((await change(parcel.id, '运单', 'ZTO')).code).toBe(422)
  })

  it('is never that of another parcel of the order', async () => {
    const buyer = await aPayer(server)
    const [id = 0] = (await buy(server, buyer, await goodsOf(server.ctx, store.id))).order_id
    const orders = ['SF100001', 'SF100002'].map(delivery_no => ({ id, delivery_code: 'SF', delivery_no }))
    await server.call('PUT', '/Seller/orders/status/edit', { token: seller.token, body: { orders } })
    const [first] = (await detail(id)).parcels

    expect((await change(first?.id ?? 0, 'SF100002', 'SF')).code).toBe(409)
    expect((await change(first?.id ?? 0, 'SF100003', 'SF')).code).toBe(200)
  })

  it('may be corrected by the platform', async () => {
    const { parcel } = await shipped()
    expect((await change(parcel.id, 'ZTO75012345678', 'ZTO', await anAdmin(server), 'Admin')).code).toBe(200)
  })
})
