import type { EventPayloads } from '../../../events/catalogue.ts'
import type { Ctx } from '../../../infra/context.ts'
import { PLATFORM_SCOPE, storeScope } from '../../../infra/scope.ts'
import { notify } from '../../messaging/index.ts'
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
