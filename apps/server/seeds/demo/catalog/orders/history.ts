import type { OrderStatus } from '@shiji/contract/statuses.ts'
import { DAY, HOUR } from '@shiji/kit/time/duration.ts'
import { type Random, randomFor } from '../random.ts'
import { weighted } from '../weighted.ts'
import { type Life, lifeOf, shownLife } from './life.ts'
import { planDays, timesOfDay } from './rhythm.ts'

/** What the history needs to know about goods: their SKUs, how often they sell, and since when. */
export interface SellableGoods {
  readonly store: number
  readonly popularity: number
  /** Prices in fen. */
  readonly skus: readonly { readonly price: number }[]
  readonly createdAt: Date
}

/** What the history needs to know about a buyer. */
export interface SellableBuyer {
  readonly addresses: readonly unknown[]
  /** 0 for a buyer who never orders. */
  readonly eagerness: number
  readonly createdAt: Date
}

export interface HistoryLine {
  readonly goods: number
  readonly sku: number
  readonly quantity: number
}

/** One order of one store, with everything that happened to it. */
export interface HistoryOrder {
  /** Shared by all orders of one checkout. */
  readonly group: string
  readonly buyer: number
  readonly address: number
  readonly lines: readonly HistoryLine[]
  readonly life: Life
}

export interface HistoryPlan {
  readonly seed: number
  readonly now: Date
  readonly count: number
  readonly goods: readonly SellableGoods[]
  readonly buyers: readonly SellableBuyer[]
  readonly days: number
}

/** A day of the shop, with its orders in the sequence in which they were placed. */
export interface HistoryDay {
  readonly start: Date
  readonly orders: readonly HistoryOrder[]
}

/** Orders that the demo always shows: state, hours ago, whether they belong to the demo buyer. */
const SHOWN: readonly (readonly [status: OrderStatus, hoursAgo: number, isYours: boolean])[] = [
  ['waiting_payment', 0.4, true],
  ['waiting_payment', 2, false],
  ['waiting_payment', 5, true],
  ['waiting_payment', 9, false],
  ['waiting_delivery', 3, true],
  ['waiting_delivery', 7, false],
  ['waiting_delivery', 20, true],
  ['waiting_delivery', 52, false],
  ['waiting_delivery', 61, false],
  ['waiting_receipt', 60, true],
  ['waiting_receipt', 70, true],
  ['waiting_comment', 110, true],
  ['waiting_comment', 130, true],
  ['cancel', 200, true],
  ['cancel', 400, true],
  ['completion', 300, true],
  ['completion', 900, true],
]
/** The first buyer is the account that demo visitors log in with: this share of every week's orders belongs to it. */
const YOURS = 0.015
const TRIES = 60
/** From this price (fen) on, people buy a single piece. */
const DEAR = 50_000

/**
 * Orders of the last days in a realistic rhythm, one day at a time from the oldest: growth, weekends, evenings, goods
 * by a Zipf law, and every order state. Days are independent of each other, so any number of orders can be generated
 * day by day.
 */
export function* historyDays(plan: HistoryPlan): Generator<HistoryDay> {
  const pick = pickers(plan)
  const shown = shownOrders(plan, pick)
  for (const day of planDays(plan.now, plan.days, plan.count - shown.length)) {
    const end = day.start.getTime() + DAY
    const random = randomFor(plan.seed, `history:${Math.round((plan.now.getTime() - day.start.getTime()) / DAY)}`)
    const drawn = ordersAt(random, timesOfDay(random, day, plan.now), plan, pick)
    const fixed = shown.filter(({ life }) => life.createdAt >= day.start && life.createdAt.getTime() < end)
    yield {
      start: day.start,
      orders: [...drawn, ...fixed].toSorted((a, b) => a.life.createdAt.getTime() - b.life.createdAt.getTime()),
    }
  }
}

interface Pickers {
  goods(random: Random, at: Date): number
  /** A random product of one store. */
  ofStore(random: Random, store: number, at: Date): number | undefined
  buyer(random: Random, at: Date): number
}

/** Picks only buyers who were registered at the time, and goods that were on sale. */
function pickers({ goods, buyers }: HistoryPlan): Pickers {
  const anyGoods = weighted(goods.map(item => item.popularity))
  const anyBuyer = weighted(buyers.map(buyer => buyer.eagerness))
  const byStore = Map.groupBy(goods.keys(), index => goods[index]?.store ?? 0)
  const wasThere = (index: number, at: Date) => (goods[index]?.createdAt ?? at) < at
  const oldest = goods.reduce((best, item, index) => (item.createdAt < (goods[best]?.createdAt ?? 0) ? index : best), 0)
  const first = buyers.findIndex(buyer => buyer.eagerness > 0)
  const until = (draw: () => number, fits: (index: number) => boolean): number | undefined => {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const index = draw()
      if (fits(index)) return index
    }
    return undefined
  }
  return {
    goods: (random, at) =>
      until(
        () => anyGoods(random),
        index => wasThere(index, at),
      ) ?? oldest,
    ofStore: (random, store, at) =>
      until(
        () => random.pick(byStore.get(store) ?? [0]),
        index => wasThere(index, at),
      ),
    buyer: (random, at) =>
      random.chance(YOURS)
        ? 0
        : (until(
            () => anyBuyer(random),
            index => (buyers[index]?.createdAt ?? at) < at,
          ) ?? first),
  }
}

function ordersAt(random: Random, times: readonly Date[], plan: HistoryPlan, pick: Pickers): HistoryOrder[] {
  const orders: HistoryOrder[] = []
  while (orders.length < times.length) {
    const createdAt = times[orders.length]
    if (createdAt === undefined) break
    const buyer = pick.buyer(random, createdAt)
    const address = random.between(0, Math.max(0, (plan.buyers[buyer]?.addresses.length ?? 1) - 1))
    const life = lifeOf(random, createdAt, plan.now)
    const stores = new Set<number>()
    const wanted = random.chance(0.08) ? 2 : 1
    const group = `${createdAt.getTime()}:${orders.length}`
    for (let part = 0; part < wanted && orders.length < times.length; part += 1) {
      const first = pick.goods(random, createdAt)
      const store = plan.goods[first]?.store ?? 0
      if (stores.has(store)) continue
      stores.add(store)
      orders.push({ group, buyer, address, lines: linesOf(random, first, createdAt, plan, pick), life })
    }
  }
  return orders
}

/** The orders that a demo of any size shows; none when the demo is too small for them. */
function shownOrders(plan: HistoryPlan, pick: Pickers): HistoryOrder[] {
  return SHOWN.slice(0, plan.count).map(([status, hoursAgo, isYours], index): HistoryOrder => {
    const random = randomFor(plan.seed, `history:shown:${index}`)
    const createdAt = new Date(plan.now.getTime() - hoursAgo * HOUR)
    const first = pick.goods(random, createdAt)
    return {
      group: `shown:${index}`,
      buyer: isYours ? 0 : pick.buyer(random, createdAt),
      address: 0,
      lines: linesOf(random, first, createdAt, plan, pick),
      life: shownLife(status, createdAt, plan.now),
    }
  })
}

function linesOf(random: Random, first: number, at: Date, { goods }: HistoryPlan, pick: Pickers): HistoryLine[] {
  const more = random.chance(0.68) ? 0 : random.between(1, 2)
  const others = Array.from({ length: more }, () => pick.ofStore(random, goods[first]?.store ?? 0, at))
  const chosen = [...new Set([first, ...others.filter(index => index !== undefined)])]
  return chosen.map(index => ({
    goods: index,
    sku: random.between(0, Math.max(0, (goods[index]?.skus.length ?? 1) - 1)),
    quantity: random.chance(0.82) || (goods[index]?.skus[0]?.price ?? 0) >= DEAR ? 1 : random.between(2, 3),
  }))
}
