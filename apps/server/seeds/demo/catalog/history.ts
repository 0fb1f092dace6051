import type { OrderStatus } from '@shiji/contract/statuses.ts'
import { DAY, HOUR, MINUTE } from '@shiji/kit/time/duration.ts'
import { shopDayKey } from '@shiji/kit/time/shop-time.ts'
import { type Random, randomFor } from './random.ts'

/** What the history has to know of goods: their SKUs and how often they sell. */
export interface SellableGoods {
  readonly store: number
  readonly popularity: number
  readonly skus: number
  readonly root: string
}

export interface SellableBuyer {
  readonly addresses: number
  readonly eagerness: number
}

export interface HistoryLine {
  readonly goods: number
  readonly sku: number
  readonly quantity: number
  readonly stars: number
}

/** One order of one store with all its times; those that lie ahead of "now" are absent. */
export interface HistoryOrder {
  /** Orders of one checkout share it. */
  readonly group: number
  readonly buyer: number
  readonly address: number
  readonly store: number
  readonly lines: readonly HistoryLine[]
  readonly status: OrderStatus
  readonly createdAt: Date
  readonly payTime: Date | undefined
  readonly deliveryTime: Date | undefined
  readonly receiptTime: Date | undefined
  readonly commentTime: Date | undefined
  readonly cancelTime: Date | undefined
  readonly isSettled: boolean
  /** Nobody wrote: the timer's comment. */
  readonly isAutoComment: boolean
  readonly hasReply: boolean
}

export interface HistoryPlan {
  readonly seed: number
  readonly now: Date
  readonly count: number
  readonly goods: readonly SellableGoods[]
  readonly buyers: readonly SellableBuyer[]
  readonly days: number
  /** Days after completion on which money reaches the store. */
  readonly settlementDays: number
}

/** Share of a day's orders by hour, with the evening's peak. */
const HOURS = [2, 1, 1, 1, 1, 2, 4, 6, 8, 10, 11, 10, 11, 10, 9, 9, 10, 11, 12, 14, 18, 19, 16, 8]

/** Orders that the demo always shows: state, hours ago, whether they are the demo buyer's. */
const SHOWN: readonly (readonly [status: OrderStatus, hoursAgo: number, isYours: boolean])[] = [
  ['waiting_payment', 0.4, true],
  ['waiting_payment', 2, false],
  ['waiting_payment', 5, true],
  ['waiting_payment', 9, false],
  ['waiting_delivery', 3, true],
  ['waiting_delivery', 7, false],
  ['waiting_delivery', 20, true],
  ['waiting_delivery', 52, false],
  ['waiting_receipt', 60, true],
  ['waiting_receipt', 70, true],
  ['waiting_comment', 110, true],
  ['waiting_comment', 130, true],
  ['cancel', 200, true],
  ['cancel', 400, true],
  ['completion', 300, true],
  ['completion', 900, true],
]

/** Orders of the last days with the rhythm of a shop, oldest first: growth, weekends, evenings, and every state that orders have. */
export function generateHistory(plan: HistoryPlan): HistoryOrder[] {
  const random = randomFor(plan.seed, 'history')
  const times = orderTimes(random, { ...plan, count: Math.max(0, plan.count - SHOWN.length) })
  const pickGoods = weighted(plan.goods.map(item => item.popularity))
  const pickBuyer = weighted(plan.buyers.map(buyer => buyer.eagerness))
  const byStore = goodsByStore(plan.goods)
  const orders: HistoryOrder[] = []
  for (let group = 0; orders.length < times.length; group += 1) {
    const createdAt = times[orders.length]
    if (createdAt === undefined) break
    // The first buyer is the one that visitors of the demo log in as: a share of every week is his.
    const buyer = random.chance(0.015) ? 0 : pickBuyer(random)
    const address = random.between(0, Math.max(0, (plan.buyers[buyer]?.addresses ?? 1) - 1))
    const stores = random.chance(0.08) ? 2 : 1
    const taken = new Set<number>()
    const life = lifeOf(random, createdAt, plan)
    for (let part = 0; part < stores && orders.length < times.length; part += 1) {
      const first = pickGoods(random)
      const store = plan.goods[first]?.store ?? 0
      if (taken.has(store)) continue
      taken.add(store)
      const lines = linesOf(random, first, byStore.get(store) ?? [first], plan.goods)
      orders.push({ group, buyer, address, store, lines, ...life })
    }
  }
  const shown = SHOWN.slice(0, plan.count).map(([status, hoursAgo, isYours], index): HistoryOrder => {
    const goods = pickGoods(random)
    const store = plan.goods[goods]?.store ?? 0
    const lines = linesOf(random, goods, byStore.get(store) ?? [goods], plan.goods)
    const buyer = isYours ? 0 : pickBuyer(random)
    return {
      group: -1 - index,
      buyer,
      address: 0,
      store,
      lines,
      ...shownLife(status, new Date(plan.now.getTime() - hoursAgo * HOUR), plan),
    }
  })
  return [...orders, ...shown].toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

/** The life of an order that is to stand in a given state now. */
function shownLife(status: OrderStatus, createdAt: Date, { now, settlementDays }: HistoryPlan): Life {
  const steps = ['waiting_delivery', 'waiting_receipt', 'waiting_comment', 'completion'].indexOf(status)
  const at = (step: number, hours: number) => (steps >= step ? new Date(createdAt.getTime() + hours * HOUR) : undefined)
  const commentTime = at(3, 100)
  return {
    status,
    createdAt,
    payTime: at(0, 0.1),
    deliveryTime: at(1, 18),
    receiptTime: at(2, 70),
    commentTime,
    cancelTime: status === 'cancel' ? new Date(createdAt.getTime() + HOUR) : undefined,
    isSettled: commentTime !== undefined && commentTime.getTime() + settlementDays * DAY < now.getTime() - DAY,
    isAutoComment: false,
    hasReply: true,
  }
}

/** Picks positions in proportion to their weights. */
function weighted(weights: readonly number[]): (random: Random) => number {
  const sums: number[] = []
  let total = 0
  for (const weight of weights) {
    total += weight
    sums.push(total)
  }
  return random => {
    const wanted = random.next() * total
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    return low
  }
}

function goodsByStore(goods: readonly SellableGoods[]): Map<number, number[]> {
  const map = new Map<number, number[]>()
  for (const [index, item] of goods.entries()) map.set(item.store, [...(map.get(item.store) ?? []), index])
  return map
}

function orderTimes(random: Random, { now, count, days }: HistoryPlan): Date[] {
  const pickHour = weighted(HOURS)
  const pickDay = weighted(
    Array.from({ length: days }, (_, back) => {
      const weekday = new Date(now.getTime() + 8 * HOUR - back * DAY).getUTCDay()
      return (1.6 - back / days) * (weekday === 0 || weekday === 6 ? 1.25 : 1)
    }),
  )
  const midnight = new Date(`${shopDayKey(now)}T00:00:00+08:00`).getTime()
  const times: number[] = []
  while (times.length < count) {
    const time = midnight - pickDay(random) * DAY + pickHour(random) * HOUR + random.between(0, 3_599_999)
    if (time < now.getTime() - 2 * MINUTE) times.push(time)
  }
  return times.toSorted((a, b) => a - b).map(time => new Date(time))
}

function linesOf(
  random: Random,
  first: number,
  ofStore: readonly number[],
  goods: readonly SellableGoods[],
): HistoryLine[] {
  const count = random.chance(0.68) ? 1 : random.between(2, 3)
  const chosen = [...new Set([first, ...Array.from({ length: count - 1 }, () => random.pick(ofStore))])]
  return chosen.map(index => ({
    goods: index,
    sku: random.between(0, Math.max(0, (goods[index]?.skus ?? 1) - 1)),
    quantity: random.chance(0.82) ? 1 : random.between(2, 3),
    stars: starsOf(random),
  }))
}

function starsOf(random: Random): number {
  const roll = random.next()
  return roll < 0.68 ? 5 : roll < 0.88 ? 4 : roll < 0.95 ? 3 : roll < 0.98 ? 2 : 1
}

type Life = Omit<HistoryOrder, 'group' | 'buyer' | 'address' | 'store' | 'lines'>

/** The order's life up to now. Unpaid ones are cancelled after a day, by the buyer sooner. */
function lifeOf(random: Random, createdAt: Date, { now, settlementDays }: HistoryPlan): Life {
  const after = (from: Date, low: number, high: number) => new Date(from.getTime() + random.between(low, high))
  const known = (time: Date | undefined) => (time !== undefined && time < now ? time : undefined)
  const none = {
    payTime: undefined,
    deliveryTime: undefined,
    receiptTime: undefined,
    commentTime: undefined,
    cancelTime: undefined,
  }
  const isAutoComment = random.chance(0.4)
  const hasReply = random.chance(0.3)
  const rest = { createdAt, isSettled: false, isAutoComment, hasReply, ...none }
  if (random.chance(createdAt.getTime() > now.getTime() - 20 * HOUR ? 0.18 : 0.06)) {
    const cancelTime = random.chance(0.5) ? after(createdAt, 5 * MINUTE, 6 * HOUR) : new Date(createdAt.getTime() + DAY)
    return known(cancelTime) === undefined
      ? { ...rest, status: 'waiting_payment' }
      : { ...rest, status: 'cancel', cancelTime }
  }
  const paid = known(after(createdAt, 30_000, 25 * MINUTE))
  if (paid === undefined) return { ...rest, status: 'waiting_payment' }
  const shipped = known(after(paid, 2 * HOUR, 46 * HOUR))
  if (shipped === undefined) return { ...rest, status: 'waiting_delivery', payTime: paid }
  const received = known(after(shipped, 26 * HOUR, 94 * HOUR))
  if (received === undefined) return { ...rest, status: 'waiting_receipt', payTime: paid, deliveryTime: shipped }
  const commented = known(
    isAutoComment ? new Date(received.getTime() + 7 * DAY) : after(received, 4 * HOUR, 150 * HOUR),
  )
  const done = { ...rest, payTime: paid, deliveryTime: shipped, receiptTime: received }
  if (commented === undefined) return { ...done, status: 'waiting_comment' }
  const isSettled = commented.getTime() + settlementDays * DAY < now.getTime() - DAY
  return { ...done, status: 'completion', commentTime: commented, isSettled }
}
