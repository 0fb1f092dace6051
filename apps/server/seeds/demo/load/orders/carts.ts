import { HOUR } from '@shiji/kit/time/duration.ts'
import type { Ctx } from '../../../../src/infra/context.ts'
import { type Random, randomFor } from '../../catalog/random.ts'
import { earlierPrice } from '../earlier-price.ts'
import type { LoadedGoods } from '../goods.ts'
import { insertRows, type Row } from '../insert.ts'
import type { NumberLine } from '../number-line.ts'
import type { LoadedBuyer } from '../people.ts'

const SHARE = 0.4
/** Buyers whose carts are inserted together. */
const CHUNK = 2_000

/**
 * Carts of two buyers in five. The first buyer's cart shows what a cart can report: lines of several stores, one that
 * has become cheaper, one sold out, one of goods that were taken off the shelf. The second buyer's is empty.
 */
export async function loadCarts(
  tx: Ctx,
  line: NumberLine,
  seed: number,
  goods: readonly LoadedGoods[],
  buyers: readonly LoadedBuyer[],
): Promise<void> {
  const listed = goods.filter(item => item.isListed)
  for (let start = 0; start < buyers.length; start += CHUNK) {
    const rows = buyers.slice(start, start + CHUNK).flatMap((buyer, at) => {
      const random = randomFor(seed, `cart:${start + at}`)
      const wanted = start + at === 0 ? showcase(goods) : buyer.eagerness === 0 ? [] : drawn(random, listed)
      return wanted.map((item, place) => cartRow(random, line.take(), buyer, item, place, tx.clock.now()))
    })
    await insertRows(tx, 'carts', rows)
  }
}

interface Wanted {
  readonly goods: LoadedGoods
  readonly sku: number
  /** Price when it was added, as a share of today's in percent. */
  readonly percent: number
}

function showcase(goods: readonly LoadedGoods[]): Wanted[] {
  const listed = goods.filter(item => item.isListed)
  const [first, second, third] = [...new Set(listed.map(item => item.store))]
  const full = (store: number | undefined, percent: number): Wanted[] =>
    listed
      .filter(item => item.store === store && item.skus.every(sku => sku.stock > 0))
      .slice(0, 2)
      .map(item => ({ goods: item, sku: 0, percent }))
  const gone = listed
    .filter(item => item.store === third)
    .flatMap(item => {
      const sku = item.skus.findIndex(({ stock }) => stock === 0)
      return sku < 0 ? [] : [{ goods: item, sku, percent: 100 }]
    })
  const shelved = goods.filter(item => !item.isListed).map(item => ({ goods: item, sku: 0, percent: 100 }))
  return [...full(first, 125), ...full(second, 100), ...gone.slice(0, 1), ...shelved.slice(0, 1)]
}

function drawn(random: Random, listed: readonly LoadedGoods[]): Wanted[] {
  if (!random.chance(SHARE) || listed.length === 0) return []
  const chosen = new Set(Array.from({ length: random.between(1, 4) }, () => random.pick(listed)))
  return [...chosen].map(goods => ({
    goods,
    sku: random.between(0, goods.skus.length - 1),
    percent: random.chance(0.2) ? 110 : 100,
  }))
}

function cartRow(
  random: Random,
  id: number,
  buyer: LoadedBuyer,
  { goods, sku, percent }: Wanted,
  place: number,
  now: Date,
): Row {
  const chosen = goods.skus[sku]
  return {
    id,
    user_id: buyer.id,
    goods_id: goods.id,
    sku_id: chosen?.id,
    store_id: goods.storeId,
    buy_num: random.chance(0.8) ? 1 : random.between(2, 3),
    price_added: earlierPrice(chosen?.price ?? 0, percent),
    created_at: new Date(
      Math.max(buyer.createdAt.getTime(), now.getTime() - (20 - place) * random.between(1, 20) * HOUR),
    ),
  }
}
