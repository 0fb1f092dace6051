import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { countErrors, type LockSteps, watchLocks } from '#harness/watch-locks.ts'
import { LOCK_ORDER, NEVER_WAITED_FOR } from '../../src/infra/database/lock-order.ts'
import { checkInvariants } from '../../src/infra/invariants/check-invariants.ts'
import { changedOrders, onePriceChange } from './changed-orders.ts'
import {
  adminLife,
  buyerLife,
  type MoneyWorld,
  moneyWorld,
  oneSale,
  sellerLife,
  timersAgainstPeople,
} from './money-life.ts'
import { paidElsewhere } from './paid-elsewhere.ts'

const CONNECTIONS = 24

let server: TestApp
beforeAll(async () => {
  server = await createTestApp({ poolSize: CONNECTIONS })
})
afterAll(() => server.close())

async function everything(world: MoneyWorld, steps: number): Promise<void> {
  await Promise.all([
    ...world.buyers.map((buyer, at) => buyerLife(world, buyer, steps, at)),
    sellerLife(world, 0, steps),
    sellerLife(world, 1, steps),
    adminLife(world, steps),
    adminLife(world, steps),
    changedOrders(world, steps),
  ])
  await timersAgainstPeople(world)
}

/** Tables that a transaction locked out of order, or that have no place in the order: `stocks after accounts`. */
function inversions(
  transactions: readonly LockSteps[],
  order: readonly string[],
  free: readonly string[] = [],
): string[] {
  const found = new Set<string>()
  for (const steps of transactions) {
    let last = ''
    for (const all of steps) {
      const step = all.filter(table => !free.includes(table))
      for (const table of step) {
        if (!order.includes(table)) found.add(`${table} has no place`)
        else if (order.indexOf(table) < order.indexOf(last)) found.add(`${table} after ${last}`)
      }
      last = [...step, last].toSorted((a, b) => order.indexOf(b) - order.indexOf(a))[0] ?? last
    }
  }
  return [...found].toSorted()
}

describe('all money paths against each other', () => {
  it('cause no deadlock, no error and no lock that is waited for too long, and the books are right', async () => {
    const world = await moneyWorld(server, 10)
    const states = await countErrors(() => everything(world, 12))

    expect(world.answers.filter(answer => answer.code >= 500)).toEqual([])
    expect({ deadlocks: states.get('40P01') ?? 0, timeouts: states.get('55P03') ?? 0 }).toEqual({
      deadlocks: 0,
      timeouts: 0,
    })
    const broken = (await checkInvariants(server.ctx.db, { now: server.clock.now() })).filter(one => one.breaches > 0)
    expect(broken).toEqual([])
    expect(new Set(world.answers.map(answer => answer.code))).toContain(200)
  }, 120_000)
})

describe('the lock order', () => {
  it('is kept by every transaction', async () => {
    const world = await moneyWorld(server, 3)
    const transactions = await watchLocks(async () => {
      await oneSale(world)
      await paidElsewhere(world)
      await onePriceChange(world)
      await everything(world, 12)
    })
    expect(inversions(transactions, LOCK_ORDER, NEVER_WAITED_FOR)).toEqual([])
    // The watcher must have seen something.
    const together = (...tables: string[]) =>
      transactions.some(steps => tables.every(table => steps.some(step => step.includes(table))))
    expect([
      together('users', 'carts', 'orders', 'stocks'),
      together('orders', 'payments', 'accounts', 'stocks'),
      together('payments', 'payment_refunds', 'accounts'),
      together('orders', 'accounts', 'order_settlements'),
      together('order_groups', 'orders', 'order_goods', 'order_price_changes'),
      together('users', 'orders', 'order_address_changes'),
    ]).toEqual([true, true, true, true, true, true])
  }, 120_000)

  it('is told apart from its inversion', () => {
    const order = ['users', 'orders', 'stocks']
    expect(inversions([[['users'], ['orders', 'stocks']]], order)).toEqual([])
    expect(inversions([[['stocks'], ['orders']]], order)).toEqual(['orders after stocks'])
    expect(inversions([[['users'], ['cups']]], order)).toEqual(['cups has no place'])
  })
})
