import { randomUUID } from 'node:crypto'
import type { Quote } from '@shiji/contract/cart/cart.ts'
import type { CreatedOrders, OrderDetail, ShipData } from '@shiji/contract/order/order.ts'
import type { PayData } from '@shiji/contract/payment/payment.ts'
import { eq } from 'drizzle-orm'
import { transact } from '../../src/infra/database/transact.ts'
import { book } from '../../src/modules/finance/index.ts'
import { addresses, sealPayDigits, users } from '../../src/modules/identity/index.ts'
import { expresses } from '../../src/modules/platform/index.ts'
import { type Account, aBuyer } from './account.builder.ts'
import type { Answer, TestApp } from './app.ts'

/** A delivery address in Hangzhou, the buyer's default one. */
export async function anAddress(
  server: TestApp,
  userId: number,
  change: Partial<typeof addresses.$inferInsert> = {},
): Promise<number> {
  const id = await server.runtime.ids.next()
  await server.ctx.db.insert(addresses).values({
    userId,
    receiveName: '林晚',
    receiveTel: '13900000000',
    provinceId: 330_000,
    cityId: 330_100,
    regionId: 330_106,
    areaInfo: '浙江省 杭州市 西湖区',
    address: '文三路 1 号',
    isDefault: true,
    createdAt: server.clock.now(),
    ...change,
    id,
  })
  return id
}

/** Adds fen to a buyer's balance. */
export async function giveMoney(server: TestApp, userId: number, amount: number): Promise<void> {
  await transact(server.ctx, tx =>
    book(tx, {
      cause: `test:${randomUUID()}`,
      kind: 'adjusted',
      memo: { reason: 'test' },
      postings: [
        { account: 'user.balance', ownerId: userId, amount },
        { account: 'platform.adjustment', ownerId: 0, amount: -amount },
      ],
    }),
  )
}

export interface Shopper extends Account {
  readonly addressId: number
}

let shoppers = 0

/** A buyer who can order: with a default address. Many may be created at once. */
export async function aShopper(server: TestApp): Promise<Shopper> {
  shoppers += 1
  const buyer = await aBuyer(server, { username: `138${String(10_000_000 + shoppers)}` })
  return { ...buyer, addressId: await anAddress(server, buyer.id) }
}

export interface Wanted {
  readonly id: number
  readonly skuId: number
  readonly buyNum?: number
  readonly cartId?: number
}

/** `params` of the order calls: base64 of the lines. */
export const orderParams = (...lines: readonly Wanted[]): string =>
  Buffer.from(
    JSON.stringify({
      order: lines.map(({ id, skuId, buyNum = 1, cartId }) => ({
        goods_id: id,
        sku_id: skuId,
        buy_num: buyNum,
        ...(cartId === undefined ? {} : { cart_id: cartId }),
      })),
      ifcart: false,
    }),
  ).toString('base64')

/** Requests a quote for the lines. */
export const quoteOf = (server: TestApp, buyer: Shopper, ...lines: readonly Wanted[]): Promise<Answer<Quote>> =>
  server.call<Quote>('POST', '/user/order/before', {
    token: buyer.token,
    body: { params: orderParams(...lines), address_id: buyer.addressId },
  })

export const PAY_PASSWORD = '135790'

/** Sets a buyer's payment password to the one of tests. */
export async function givePayPassword(server: TestApp, userId: number): Promise<void> {
  const payPasswordHash = sealPayDigits(server.ctx, userId, PAY_PASSWORD)
  await server.ctx.db.update(users).set({ payPasswordHash }).where(eq(users.id, userId))
}

/** A buyer who can order and pay: address, payment password, and a balance in fen. */
export async function aPayer(server: TestApp, balance = 100_000_00): Promise<Shopper> {
  const buyer = await aShopper(server)
  await givePayPassword(server, buyer.id)
  if (balance > 0) await giveMoney(server, buyer.id, balance)
  return buyer
}

/** Sends a confirmed quote; the fingerprint may be replaced, the key is new unless given. */
export const createOrder = (
  server: TestApp,
  buyer: Shopper,
  fingerprint: string,
  lines: readonly Wanted[],
  key: string = randomUUID(),
): Promise<Answer<CreatedOrders>> =>
  server.call<CreatedOrders>('POST', '/user/order/create', {
    token: buyer.token,
    key,
    body: { params: orderParams(...lines), address_id: buyer.addressId, fingerprint },
  })

/** Quotes and places; throws when either is refused. */
export async function place(server: TestApp, buyer: Shopper, ...lines: readonly Wanted[]): Promise<CreatedOrders> {
  const quote = await quoteOf(server, buyer, ...lines)
  if (quote.code !== 200) throw new Error(`quote refused: ${quote.msg}`)
  const created = await createOrder(server, buyer, quote.data.fingerprint, lines)
  if (created.code !== 200) throw new Error(`order refused: ${created.msg}`)
  return created.data
}

export const pay = (
  server: TestApp,
  buyer: Account,
  groupId: number,
  key: string = randomUUID(),
): Promise<Answer<PayData>> =>
  server.call<PayData>('POST', '/user/order/pay', {
    token: buyer.token,
    key,
    body: { group_id: groupId, payment_name: 'balance', pay_password: PAY_PASSWORD },
  })

/** Places and pays; throws when refused. */
export async function buy(server: TestApp, buyer: Shopper, ...lines: readonly Wanted[]): Promise<CreatedOrders> {
  const group = await place(server, buyer, ...lines)
  const paid = await pay(server, buyer, group.group_id)
  if (paid.code !== 200) throw new Error(`payment refused: ${paid.msg}`)
  return group
}

/** An express company that parcels can go with. */
export async function anExpress(server: TestApp, code = 'SF'): Promise<void> {
  await server.ctx.db
    .insert(expresses)
    .values({
      id: await server.runtime.ids.next(),
      code,
      nameZh: '顺丰速运',
      nameEn: 'SF Express',
      createdAt: server.clock.now(),
    })
    .onConflictDoNothing()
}

/** Ships orders as their seller. */
export const ship = (
  server: TestApp,
  seller: Account,
  orderIds: readonly number[],
  code = 'SF',
): Promise<Answer<ShipData>> =>
  server.call<ShipData>('PUT', '/Seller/orders/status/edit', {
    token: seller.token,
    body: { orders: orderIds.map(id => ({ id, delivery_code: code, delivery_no: `SF${id}` })) },
  })

export const receive = (server: TestApp, buyer: Account, orderId: number): Promise<Answer> =>
  server.call('PUT', `/user/order/${orderId}`, { token: buyer.token, body: { move: 'receive' } })

export const orderOf = (server: TestApp, buyer: Account, id: number): Promise<Answer<OrderDetail>> =>
  server.call<OrderDetail>('GET', `/user/order/${id}`, { token: buyer.token })

/** Five stars for every line of a received order. */
export async function commentAll(server: TestApp, buyer: Account, orderId: number): Promise<Answer> {
  const { data } = await orderOf(server, buyer, orderId)
  const lines = data.order_goods.map(line => ({
    order_goods_id: line.id,
    score: 5,
    agree: 5,
    service: 5,
    speed: 5,
    content: '很好',
  }))
  return server.call('POST', '/user/comments', { token: buyer.token, body: { order_id: orderId, lines } })
}
