import { FAVORITE_TYPES } from '@shiji/contract/catalog/favorites.ts'
import { HOUR } from '@shiji/kit/time/duration.ts'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../src/infra/context.ts'
import { type Random, randomFor } from '../catalog/random.ts'
import { weighted } from '../catalog/weighted.ts'
import { earlierPrice } from './earlier-price.ts'
import type { LoadedGoods } from './goods.ts'
import { insertRows, type Row } from './insert.ts'
import type { NumberLine } from './number-line.ts'
import type { LoadedBuyer } from './people.ts'
import type { LoadedStore } from './stores.ts'

const SHARE = 0.7
/** Buyers whose favourites are inserted together. */
const CHUNK = 2_000
const SHOWN_GOODS = 24
const SHOWN_STORES = 6

/** Price when it was added, as a share of today's in percent. */
interface Kept {
  readonly goods: LoadedGoods
  readonly percent: number
}

/**
 * Favourites of seven buyers in ten, mostly popular goods. The first buyer's show what a favourite can report: cheaper
 * by now, off the shelf, sold out, of a store on holiday; the second buyer has none. Counts of goods and stores follow
 * from the rows.
 */
export async function loadFavorites(
  tx: Ctx,
  line: NumberLine,
  seed: number,
  { goods, stores }: { readonly goods: readonly LoadedGoods[]; readonly stores: readonly LoadedStore[] },
  buyers: readonly LoadedBuyer[],
): Promise<void> {
  const listed = goods.filter(item => item.isListed)
  const popular = weighted(listed.map(item => item.popularity))
  const open = stores.filter(({ store }) => store.verify === 'passed')
  for (let start = 0; start < buyers.length; start += CHUNK) {
    const rows = buyers.slice(start, start + CHUNK).flatMap((buyer, at) => {
      const random = randomFor(seed, `favorites:${start + at}`)
      if (buyer.eagerness === 0 || (start + at > 0 && !random.chance(SHARE))) return []
      const kept =
        start + at === 0
          ? showcase(goods, stores)
          : [...new Set(Array.from({ length: random.between(1, 12) }, () => listed[popular(random)]))].flatMap(item =>
              item === undefined ? [] : [{ goods: item, percent: random.chance(0.2) ? 110 : 100 }],
            )
      const followed = random.shuffle(open).slice(0, start + at === 0 ? SHOWN_STORES : random.between(0, 3))
      const times = new Times(random, tx.clock.now(), buyer)
      return [
        ...kept.map(one => goodsRow(line.take(), buyer, one, times)),
        ...followed.map(({ id }) => storeRow(line.take(), buyer, id, times)),
      ]
    })
    await insertRows(tx, 'favorites', rows)
  }
  await countKeepers(tx)
}

/** The newest first: one of each special state among ordinary ones of all classes. */
function showcase(goods: readonly LoadedGoods[], stores: readonly LoadedStore[]): Kept[] {
  const ordinary = [...Map.groupBy(goods.filter(inStock), item => `${item.root} ${item.store}`).values()].flatMap(
    ([first]) => first ?? [],
  )
  const [cheaper, ...others] = ordinary
  const isOf = (status: 'open' | 'holiday') => (item: LoadedGoods) => stores[item.store]?.store.status === status
  const told = [
    goods.find(item => !item.isListed && isOf('open')(item)),
    goods.find(item => item.isListed && item.skus.every(sku => sku.stock === 0)),
    goods.find(isOf('holiday')),
  ].flatMap(item => item ?? [])
  const full = (items: readonly LoadedGoods[]): Kept[] => items.map(item => ({ goods: item, percent: 100 }))
  const first = cheaper === undefined ? [] : [{ goods: cheaper, percent: 125 }]
  const row = [...full(others.slice(0, 1)), ...first, ...full(others.slice(1, 3)), ...full(told)]
  return [...row, ...full(others.slice(3))].slice(0, SHOWN_GOODS)
}

const inStock = (item: LoadedGoods): boolean => item.isListed && item.skus.every(sku => sku.stock > 0)

/** Moments going back from now, never before the buyer or the goods existed. */
class Times {
  readonly #random: Random
  readonly #buyer: LoadedBuyer
  #at: number

  constructor(random: Random, now: Date, buyer: LoadedBuyer) {
    this.#random = random
    this.#buyer = buyer
    this.#at = now.getTime()
  }

  next(notBefore: Date): Date {
    this.#at -= this.#random.between(1, 60) * HOUR
    return new Date(Math.max(this.#at, notBefore.getTime(), this.#buyer.createdAt.getTime()))
  }
}

function goodsRow(id: number, buyer: LoadedBuyer, { goods, percent }: Kept, times: Times): Row {
  return {
    id,
    user_id: buyer.id,
    is_type: FAVORITE_TYPES.goods,
    out_id: goods.id,
    price_when_kept: earlierPrice(Math.min(...goods.skus.map(sku => sku.price)), percent),
    created_at: times.next(goods.createdAt),
  }
}

const storeRow = (id: number, buyer: LoadedBuyer, outId: number, times: Times): Row => ({
  id,
  user_id: buyer.id,
  is_type: FAVORITE_TYPES.store,
  out_id: outId,
  price_when_kept: null,
  created_at: times.next(buyer.createdAt),
})

async function countKeepers(tx: Ctx): Promise<void> {
  const kept = (type: number) => sql`(select out_id, count(*) as n from favorites where is_type = ${type} group by 1) t`
  await tx.db.execute(
    sql`update goods g set collect_count = t.n from ${kept(FAVORITE_TYPES.goods)} where t.out_id = g.id`,
  )
  await tx.db.execute(
    sql`update stores s set follow_count = t.n from ${kept(FAVORITE_TYPES.store)} where t.out_id = s.id`,
  )
}
