import type { EventPayloads } from '../../../events/catalogue.ts'
import type { Ctx } from '../../../infra/context.ts'
import { PLATFORM_SCOPE, storeScope } from '../../../infra/scope.ts'
import { notify } from '../../messaging/index.ts'
import { brandOfApplication } from '../data/brands/brand-application.queries.ts'
import { goodsName, goodsNameOfSku } from '../data/goods/goods-name.queries.ts'

/** Notifies the platform of goods that wait for review. */
export async function notifySubmitted(
  tx: Ctx,
  { goodsId }: EventPayloads['goods.submitted'],
  eventId: number,
): Promise<void> {
  const params = await goodsName(tx, goodsId)
  if (params === undefined) return
  const target = { type: 'goods', id: goodsId } as const
  await notify(tx, { to: PLATFORM_SCOPE, kind: 'goods_submitted', target, params, eventId })
}

/** Notifies the platform of a change of approved goods that waits for review. */
export async function notifyChangeSubmitted(
  tx: Ctx,
  { goodsId }: EventPayloads['goods.change_submitted'],
  eventId: number,
): Promise<void> {
  const params = await goodsName(tx, goodsId)
  if (params === undefined) return
  const target = { type: 'goods', id: goodsId } as const
  await notify(tx, { to: PLATFORM_SCOPE, kind: 'goods_change_submitted', target, params, eventId })
}

/** Notifies a store of the decision on its goods, or on a change of them. */
export async function notifyReviewed(
  tx: Ctx,
  { goodsId, storeId, subject, verify, reason }: EventPayloads['goods.reviewed'],
  eventId: number,
): Promise<void> {
  const names = await goodsName(tx, goodsId)
  if (names === undefined) return
  const target = { type: 'goods', id: goodsId } as const
  const kind = KIND_OF[subject][verify]
  await notify(tx, { to: storeScope(storeId), kind, target, params: { ...names, reason }, eventId })
}

const KIND_OF = {
  goods: { examined: 'goods_passed', rejected: 'goods_refused' },
  change: { examined: 'goods_change_passed', rejected: 'goods_change_refused' },
} as const

/** Notifies a store of a SKU that fell to its warning level. */
export async function notifyLowStock(
  tx: Ctx,
  { skuId, storeId }: EventPayloads['stock.low'],
  eventId: number,
): Promise<void> {
  const found = await goodsNameOfSku(tx, skuId)
  if (found === undefined) return
  const { goodsId, ...params } = found
  const target = { type: 'stock', id: goodsId } as const
  await notify(tx, { to: storeScope(storeId), kind: 'stock_low', target, params, eventId })
}

/** Notifies the platform of an application for a brand that waits for review. */
export async function notifyBrandApplied(
  tx: Ctx,
  { applicationId }: EventPayloads['brand.applied'],
  eventId: number,
): Promise<void> {
  const found = await brandOfApplication(tx, applicationId)
  if (found?.verify !== 'to_be_reviewed') return
  const params = { brand: found.brand, brand_en: found.brand_en }
  const target = { type: 'brand', id: applicationId } as const
  await notify(tx, { to: PLATFORM_SCOPE, kind: 'brand_applied', target, params, eventId })
}

/** Notifies a store of the decision on its application for a brand. */
export async function notifyBrandReviewed(
  tx: Ctx,
  { applicationId, storeId, verify }: EventPayloads['brand.reviewed'],
  eventId: number,
): Promise<void> {
  const found = await brandOfApplication(tx, applicationId)
  if (found === undefined) return
  const params = { brand: found.brand, brand_en: found.brand_en, reason: found.reason }
  const target = { type: 'brand', id: applicationId } as const
  const kind = verify === 'examined' ? 'brand_passed' : 'brand_denied'
  await notify(tx, { to: storeScope(storeId), kind, target, params, eventId })
}
