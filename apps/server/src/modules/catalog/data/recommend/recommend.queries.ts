import type { RecommendData } from '@shiji/contract/catalog/recommend.ts'
import type { RecommendPlace } from '@shiji/contract/catalog/words.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { interestsOf, PLACES } from '../../domain/recommend/mix.ts'
import { pickVaried } from '../../domain/recommend/pick.ts'
import { recentlyBought } from './bought.repo.ts'
import { rankedGoods } from './candidates.queries.ts'

export interface RecommendRequest {
  readonly place: RecommendPlace
  readonly goodsId?: number
  readonly exclude: readonly number[]
  readonly seen: readonly number[]
}

/** Candidates for each place on the page, so that some can be left out for the sake of variety. */
const CHOICE = 4
/** How many of the last purchases count. */
const BOUGHT = 20

/**
 * Goods that may suit the person at that place: never what the page shows, what they have in the cart, bought or just
 * looked at, what is sold out or not listed. The same question has the same answer.
 */
export async function recommend(ctx: Ctx, { place, goodsId, exclude, seen }: RecommendRequest): Promise<RecommendData> {
  const { mix, count } = PLACES[place]
  const { cart, bought } = await ownGoods(ctx)
  const known = { ...(goodsId === undefined ? {} : { goodsId }), cart, seen, bought }
  const ranked = await rankedGoods(ctx, {
    interests: interestsOf(known),
    mix,
    without: [...exclude, ...seen, ...cart, ...bought, ...(goodsId === undefined ? [] : [goodsId])],
    limit: count * CHOICE,
  })
  const picked = pickVaried(ranked, count)
  return { goods: picked.map(({ card }) => card), more: ranked.length > count && picked.length === count }
}

/** What a buyer has in the cart and bought lately; visitors have neither. */
async function ownGoods(ctx: Ctx): Promise<{ readonly cart: number[]; readonly bought: number[] }> {
  const { scope } = ctx
  if (scope.of !== 'buyer') return { cart: [], bought: [] }
  const [cart, bought] = await Promise.all([ctx.ports.cartGoods.of(ctx, scope), recentlyBought(ctx, scope, BOUGHT)])
  return { cart, bought }
}
