import { randomUUID } from 'node:crypto'
import type { Quote } from '@shiji/contract/cart/cart.ts'
import { transact } from '../../src/infra/database/transact.ts'
import { book } from '../../src/modules/finance/index.ts'
import { addresses } from '../../src/modules/identity/index.ts'
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

/** Puts fen into a buyer's balance. */
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

/** A buyer who can order: with a default address. */
export async function aShopper(server: TestApp): Promise<Shopper> {
  const buyer = await aBuyer(server)
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

/** Asks what the lines cost. */
export const quoteOf = (server: TestApp, buyer: Shopper, ...lines: readonly Wanted[]): Promise<Answer<Quote>> =>
  server.call<Quote>('POST', '/user/order/before', {
    token: buyer.token,
    body: { params: orderParams(...lines), address_id: buyer.addressId },
  })
