import type { OrderDetail } from '@shiji/contract/order/order.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aStaffMember } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { anExpress, aPayer, buy, orderOf, type Shopper, ship } from '#harness/trade.builder.ts'
import type { Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { buyerScope } from '../../../infra/scope.ts'
import { extendOrders, moveOrders, type OrderExtension } from '../index.ts'

/** A module above order, as after-sale will be: a state, a move into it, and one back. */
const afterSale: OrderExtension = {
  states: ['after_sale_refund'],
  moves: {
    ask_refund: { from: ['waiting_delivery'], to: 'after_sale_refund', by: ['buyer'] },
    refuse_refund: { from: ['after_sale_refund'], to: 'waiting_delivery', by: ['seller'] },
  },
  permissions: { refuse_refund: 'order.ship' },
}

let server: TestApp
let buyer: Shopper
let id: number
let store: { readonly id: number; readonly ownerId: number }
beforeAll(async () => {
  // The invariants do not know the moves of the test module.
  server = await createTestApp({ invariants: 'broken on purpose', audit: 'not checked' })
  server.ports.orderMoves = extendOrders([afterSale])
  store = await aStore(server.ctx)
  const lamp = await goodsOf(server.ctx, store.id, { price: 100, freightMode: 'free' })
  await anExpress(server)
  buyer = await aPayer(server)
  const { order_id } = await buy(server, buyer, lamp)
  id = order_id[0] ?? 0
})
afterAll(() => server.close())

const asBuyer = () => ({ kind: 'buyer', id: buyer.id, name: '' }) as const
const ask = (ctx: Ctx) =>
  transact(ctx, tx => moveOrders(tx, 'ask_refund', [id], asBuyer(), { scope: buyerScope(buyer.id) }))
const seenBy = async (token: string) => {
  const { data } = await server.call<OrderDetail>('GET', `/Seller/orders/${id}`, { token })
  return { status: data.order_status, actions: data.actions }
}

describe('a module above that extends the order machine', () => {
  it('has its button on the order, where its move is possible', async () => {
    expect((await orderOf(server, buyer, id)).data.actions).toEqual(['ask_refund', 'address'])
  })

  it('moves the order by compare-and-set, with history, into its own state; the moves of order are closed there', async () => {
    expect(await ask(server.ctx)).toHaveLength(1)
    expect(await ask(server.ctx)).toEqual([])
    expect((await orderOf(server, buyer, id)).data).toMatchObject({ order_status: 'after_sale_refund', actions: [] })
    const { rows } = await server.ctx.db.execute(
      `select from_status, to_status, actor_kind from order_moves where order_id = ${id} and move = 'ask_refund'`,
    )
    expect(rows).toEqual([{ from_status: 'waiting_delivery', to_status: 'after_sale_refund', actor_kind: 'buyer' }])
    const owner = { ...buyer, token: await server.login('seller', store.ownerId, store.id) }
    expect((await ship(server, owner, [id])).data.refused).toHaveLength(1)
  })

  it('shows its button in a back office to people with the permission of the move', async () => {
    const owner = { id: store.ownerId, storeId: store.id }
    const shipper = await aStaffMember(server, owner, ['order.view', 'order.ship'])
    const reader = await aStaffMember(server, owner, ['order.view'])
    expect(await seenBy(shipper.token)).toEqual({ status: 'after_sale_refund', actions: ['refuse_refund'] })
    expect(await seenBy(reader.token)).toEqual({ status: 'after_sale_refund', actions: [] })
  })

  it('cannot make an unregistered move, or one of another actor', async () => {
    const wrong = transact(server.ctx, tx =>
      moveOrders(tx, 'refuse_refund', [id], asBuyer(), { scope: buyerScope(buyer.id) }),
    )
    await expect(wrong).rejects.toThrow('may not make the move refuse_refund')
    const other = await createTestApp()
    const unknown = transact(other.ctx, tx => moveOrders(tx, 'ask_refund', [id], asBuyer(), { scope: buyerScope(1) }))
    await expect(unknown).rejects.toThrow('may not make the move ask_refund')
    await other.close()
  })
})
