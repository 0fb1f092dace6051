import type { Delivery, DeliveryQuery } from '@shiji/contract/catalog/goods-detail.ts'
import { InvalidInput } from '../../../infra/app-error.ts'
import type { Ctx } from '../../../infra/context.ts'
import { buyerScope } from '../../../infra/scope.ts'
import { usualArea } from '../../identity/index.ts'
import { parcelRoute } from '../../platform/index.ts'
import type { DetailFacts, DetailSku, Shipping } from '../data/storefront/goods-detail.queries.ts'
import { DEFAULT_AREA, daysTo, deliveryPromise, USUAL_DAYS } from '../domain/delivery/delivery-promise.ts'
import { saleProblem } from '../domain/sale-problem.ts'
import { pricedProduct } from './priced-product.ts'

/**
 * What delivery of goods costs and when they arrive: to the given area, else to the buyer's own, else to the default
 * one. Refuses an unknown area and a SKU of other goods, each on its field.
 */
export async function readDelivery(ctx: Ctx, facts: DetailFacts, wanted: DeliveryQuery): Promise<Delivery> {
  const { shipping } = facts
  const sku = skuOf(facts, wanted.sku_id)
  const { to, by, from, days } = await routeOf(ctx, shipping, wanted.area_id)
  const buyNum = wanted.num ?? 1
  const { freight, freeFrom } = await ctx.ports.productPrices.delivery(ctx, pricedProduct(facts), {
    skuId: sku?.id ?? 0,
    buyNum,
    area: { provinceId: to?.provinceId ?? 0, cityId: to?.cityId ?? 0 },
  })
  const promise = deliveryPromise(ctx.clock.now(), shipping.hours, days)
  const left = (sku?.left ?? 0) - buyNum + 1
  const problem = saleProblem({ skuExists: sku !== undefined, isOffered: true, isTrading: facts.isTrading, left })
  return {
    area: to === null ? null : { id: to.id, name: to.name, name_en: to.nameEn },
    area_by: by,
    from,
    freight,
    free_from: freeFrom,
    ships_by: promise.shipsBy.toISOString(),
    arrives_from: promise.arrivesFrom,
    arrives_to: promise.arrivesTo,
    why_not: problem ?? (freight === null ? 'order.freight_area' : null),
  }
}

/** The SKU of that id, else the lightest. */
function skuOf({ skus }: DetailFacts, id: number | undefined): DetailSku | undefined {
  if (id === undefined) return skus.toSorted((a, b) => a.weight - b.weight)[0]
  const sku = skus.find(each => each.id === id)
  if (sku === undefined) throw new InvalidInput([{ field: 'sku_id', key: 'refusal.not_a_choice' }])
  return sku
}

async function routeOf(ctx: Ctx, { fromId, expressId, provinceId }: Shipping, named: number | undefined) {
  const { actor } = ctx
  const own = named === undefined && actor.kind === 'buyer' ? await usualArea(ctx, buyerScope(actor.id)) : undefined
  const { to, from, express } = await parcelRoute(ctx, { toId: named ?? own ?? DEFAULT_AREA, fromId, expressId })
  if (to === null && named !== undefined) throw new InvalidInput([{ field: 'area_id', key: 'refusal.not_a_choice' }])
  const days = daysTo(
    { provinceId, days: express?.days ?? {}, defaultDays: express?.defaultDays ?? USUAL_DAYS },
    to?.provinceId ?? 0,
  )
  const by = named === undefined ? (own === undefined ? 'default' : 'own') : 'named'
  return { to, by, from, days } as const
}
