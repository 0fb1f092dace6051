import type { CartData, Quote } from '@shiji/contract/cart/cart.ts'
import type { CreatedOrders } from '@shiji/contract/order/order.ts'
import type { PayData, PayPage } from '@shiji/contract/payment/payment.ts'
import { sql } from 'drizzle-orm'
import type { Unit } from '../load/drive.ts'
import type { HttpClient } from '../load/http-client.ts'
import { Person, type Took } from '../load/person.ts'
import { PAY_PASSWORD, prepareBuyers } from '../stage/buyers.ts'
import type { World } from '../stage/stage.ts'

interface Pair {
  readonly goods: readonly string[]
  readonly skus: readonly string[]
}

/** How far apart buyers begin among the goods. */
const STRIDE = 3

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64')

/** Pairs of goods of one store with enough of them, another pair for each of many checkouts. */
async function pairsOf({ shop }: World): Promise<readonly Pair[]> {
  const { rows } = await shop.runtime.db.execute<{ goods: string[]; skus: string[] }>(sql`
    select array_agg(goods_id order by goods_id) as goods, array_agg(sku_id order by goods_id) as skus from (
      select g.store_id, g.id as goods_id, min(k.id) as sku_id, row_number() over (partition by g.store_id order by g.id) as place
      from goods g join skus k on k.goods_id = g.id join stocks t on t.sku_id = k.id
      where g.is_listed and t.on_hand - t.reserved >= 50 group by g.store_id, g.id) t
    group by store_id, place / 2 having count(*) = 2 order by min(goods_id) limit 2000`)
  if (rows.length === 0) throw new Error('No store has two goods in stock.')
  return rows
}

/**
 * A whole checkout by one of many buyers: two goods of one store into the cart, the cart, the quote, the order, the pay page, and the
 * payment with the payment password. Each answer is asserted; a buyer makes one checkout at a time.
 */
export async function checkoutUnit(world: World, client: HttpClient, count: number, took: Took): Promise<Unit> {
  const buyers = await prepareBuyers(world.shop, count)
  const pairs = await pairsOf(world)
  // A busy buyer gets no second checkout, and takes other goods the next time: the same quote twice is refused as a mistake.
  const free = buyers.map(({ token, addressId }, at) => ({
    person: new Person(client, at, token, took),
    addressId,
    next: at * STRIDE,
  }))
  return async () => {
    const buyer = free.shift()
    if (buyer === undefined) throw new Error('There are fewer buyers than checkouts at once.')
    const pair = pairs[buyer.next % pairs.length]
    if (pair === undefined) throw new Error('There is nothing to buy.')
    buyer.next += 1
    await checkOut(buyer.person, buyer.addressId, pair)
    free.push(buyer)
  }
}

async function checkOut(person: Person, addressId: number, pair: Pair): Promise<void> {
  for (const [at, goods] of pair.goods.entries()) {
    const body = { goods_id: Number(goods), sku_id: Number(pair.skus[at]), buy_num: 1 }
    await person.ask('into the cart', 'POST', '/user/carts', { body })
  }
  const cart = await person.ask<CartData>('cart', 'GET', '/user/carts')
  const wanted = new Set(pair.skus.map(Number))
  const order = cart.stores
    .flatMap(({ lines }) => lines)
    .filter(({ sku_id }) => wanted.has(sku_id))
    .map(({ id, goods_id, sku_id, buy_num }) => ({ goods_id, sku_id, buy_num, cart_id: id }))
  if (order.length !== 2) throw new Error(`${order.length} of 2 goods are in the cart.`)
  const params = encoded({ order, ifcart: true })
  const quoted = { params, address_id: addressId }
  const quote = await person.ask<Quote>('quote', 'POST', '/user/order/before', { body: quoted })
  const created = await person.ask<CreatedOrders>('order', 'POST', '/user/order/create', {
    body: { ...quoted, fingerprint: quote.fingerprint },
  })
  const { group_id } = created
  const page = await person.ask<PayPage>('pay page', 'POST', '/user/order/after', { body: { group_id } })
  if (page.amount !== quote.payable) throw new Error(`${page.amount} is to be paid, ${quote.payable} was quoted.`)
  const paid = await person.ask<PayData>('payment', 'POST', '/user/order/pay', {
    body: { group_id, payment_name: 'balance', pay_password: PAY_PASSWORD },
  })
  if (paid.status !== 'paid') throw new Error(`The payment is ${paid.status}.`)
}
