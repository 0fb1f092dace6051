import { sql } from 'drizzle-orm'
import { anAddress, place } from '#harness/trade.builder.ts'
import type { MoneyWorld } from './money-life.ts'

/**
 * Orders change after they were placed: stores lower the price of unpaid ones, buyers send them elsewhere or ask for it,
 * and the stores decide.
 */
export async function changedOrders(world: MoneyWorld, steps: number): Promise<void> {
  const { server, buyers, stores, answers } = world
  const tokens = await Promise.all(stores.map(store => server.login('seller', store.ownerId, store.id)))
  const tokenOf = (storeId: string) => tokens[stores.findIndex(store => store.id === Number(storeId))] ?? ''
  const elsewhere = await Promise.all(
    buyers.map(buyer => anAddress(server, buyer.id, { isDefault: false, address: `文三路 ${buyer.id} 号` })),
  )
  for (let step = 0; step < steps; step += 1) {
    const unpaid = await server.ctx.db.execute<{ id: string; store_id: string; payable: string; freight: string }>(
      sql`select id, store_id, payable, freight_amount as freight from orders
        where status = 'waiting_payment' order by id desc limit 1`,
    )
    for (const { id, store_id, payable, freight } of unpaid.rows) {
      const goods = Math.max(1, Number(payable) - Number(freight) - 7)
      const body = { goods, freight: Number(freight), payable: Number(payable), reason: 'race' }
      answers.push(await server.call('PUT', `/Seller/orders/price/${id}`, { token: tokenOf(store_id), body }))
    }
    const open = await server.ctx.db.execute<{ id: string; user_id: string }>(
      sql`select id, user_id from orders where status in ('waiting_payment', 'waiting_delivery') order by id desc limit 3`,
    )
    for (const { id, user_id } of open.rows) {
      const at = buyers.findIndex(buyer => buyer.id === Number(user_id))
      const body = { address_id: elsewhere[at] ?? 1 }
      answers.push(await server.call('PUT', `/user/order/${id}/address`, { token: buyers[at]?.token ?? '', body }))
    }
    const asked = await server.ctx.db.execute<{ id: string; store_id: string }>(
      sql`select id, store_id from order_address_changes where status = 'open' limit 2`,
    )
    for (const { id, store_id } of asked.rows) {
      const body = { decision: 'grant' }
      answers.push(await server.call('PUT', `/Seller/orders/address/${id}`, { token: tokenOf(store_id), body }))
    }
  }
}

/** One change of a price that nothing disturbs; throws when it is refused. */
export async function onePriceChange({ server, buyers, stores, goods }: MoneyWorld): Promise<void> {
  const [buyer, store, thing] = [buyers[0], stores[1], goods[1]]
  if (buyer === undefined || store === undefined || thing === undefined) throw new Error('an empty world')
  const { order_id: ids, payable } = await place(server, buyer, thing)
  const token = await server.login('seller', store.ownerId, store.id)
  const body = { goods: 1, freight: 0, payable, reason: 'race' }
  const { code, msg } = await server.call('PUT', `/Seller/orders/price/${ids[0]}`, { token, body })
  if (code !== 200) throw new Error(`the change of the price was refused: ${msg}`)
}
