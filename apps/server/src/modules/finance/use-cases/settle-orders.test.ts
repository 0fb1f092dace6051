import { fen } from '@shiji/kit/money/fen.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { transact } from '../../../infra/database/transact.ts'
import { storeBalances } from '../data/balance.queries.ts'
import { bookAll } from './book.ts'
import { type SettledOrder, settleOrders } from './settle-orders.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp({ invariants: 'broken on purpose' })
})
afterAll(() => server.close())

const order = (orderId: number, storeId: number, paid: number, commission: number): SettledOrder => ({
  orderId,
  orderNo: `D${orderId}`,
  storeId,
  userId: 1,
  paid: fen(paid),
  commission: fen(commission),
})
const settle = (...orders: SettledOrder[]) => transact(server.ctx, tx => settleOrders(tx, 'S1', orders))
const balance = async (storeId: number) => (await storeBalances(server.ctx, [storeId])).get(storeId)
const owe = (storeId: number, amount: number) =>
  transact(server.ctx, tx =>
    bookAll(tx, [
      {
        cause: `owe:${storeId}`,
        kind: 'adjusted',
        memo: { reason: 'test' },
        postings: [
          { account: 'store.debt', ownerId: storeId, amount: -amount },
          { account: 'platform.adjustment', ownerId: 0, amount },
        ],
      },
    ]),
  )

it('pays the store what was paid, less commission', async () => {
  await settle(order(1, 10, 10_000, 500), order(2, 10, 2_000, 0), order(3, 11, 700, 35))

  expect(await balance(10)).toBe(11_500)
  expect(await balance(11)).toBe(665)
})

it('recovers what the store owes before it is paid anything', async () => {
  await owe(12, 1_500)

  await settle(order(4, 12, 1_000, 100), order(5, 12, 1_000, 100), order(6, 12, 1_000, 100))

  expect(await balance(12)).toBe(1_200)
})

it('settles a free order without a journal', async () => {
  await expect(settle(order(7, 13, 0, 0))).resolves.toBeUndefined()
})

it('never settles an order twice', async () => {
  await settle(order(8, 14, 1_000, 0))

  await expect(settle(order(8, 14, 1_000, 0))).rejects.toThrow()
  expect(await balance(14)).toBe(1_000)
})
