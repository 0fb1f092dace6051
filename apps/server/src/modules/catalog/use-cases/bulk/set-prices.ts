import type { PricedGoods, PriceInput, PriceRow } from '@shiji/contract/catalog/desk/bulk.ts'
import { AppError, InvalidInput } from '../../../../infra/app-error.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { versionOf } from '../../../../records/row-version.ts'
import { readSetting } from '../../../platform/index.ts'
import { lockGoods } from '../../data/goods/goods.repo.ts'
import { type PricedSku, pricedSkus } from '../../data/goods/priced-sku.queries.ts'
import { skusOf } from '../../data/goods/sku.repo.ts'
import { newPrice, priceProblem } from '../../domain/bulk/new-price.ts'
import { figuresNow } from '../../domain/changes/split-save.ts'
import { applyToGoods, approvedVersion } from '../goods/apply-goods.ts'

/** Most SKUs of one call. */
const MOST = 2_000

/**
 * Changes the prices of all SKUs of goods by one rule, all or none; `dry` only answers what they would be. Refuses
 * foreign goods as missing, impossible prices at `value`, and with `goods.state_changed` prices that were changed since
 * they were shown.
 */
export async function setPrices(ctx: Ctx<SellerActor>, input: PriceInput): Promise<PricedGoods> {
  const ids = [...new Set(input.id)].toSorted((a, b) => a - b)
  if (input.dry === true) return priced(await ownSkus(ctx, ids), input)
  return transact(ctx, async tx => {
    const goods = []
    for (const id of ids) goods.push(await lockGoods(tx, id, tx.scope))
    const result = priced(await ownSkus(tx, ids), input)
    if (input.version !== result.version) throw new AppError('goods.state_changed')
    if (result.rows.some(row => row.problem !== null))
      throw new InvalidInput([{ field: 'value', key: 'refusal.price_out_of_range' }])
    const prices = new Map(result.rows.map(row => [row.sku_id, row]))
    const { goodsVerify: isReviewOn } = await readSetting(tx, 'store')
    for (const row of goods) {
      const skus = await skusOf(tx, row.id)
      if (skus.every(sku => prices.get(sku.id)?.after === sku.price)) continue
      const rows = approvedVersion(row, skus).skus.map(sku => ({
        ...figuresNow(sku),
        price: prices.get(sku.id)?.after ?? sku.price,
      }))
      await applyToGoods(tx, row, skus, { skus: rows }, isReviewOn)
    }
    return result
  })
}

async function ownSkus(ctx: Ctx<SellerActor>, ids: readonly number[]): Promise<PricedSku[]> {
  const skus = await pricedSkus(ctx, ctx.scope, ids)
  if (new Set(skus.map(sku => sku.goodsId)).size !== ids.length) throw new AppError('record.missing')
  if (skus.length > MOST)
    throw new InvalidInput([{ field: 'id', key: 'refusal.too_many_skus', params: { count: skus.length, limit: MOST } }])
  return skus
}

function priced(skus: readonly PricedSku[], rule: PriceInput): PricedGoods {
  const rows = skus.map((sku): PriceRow => {
    const after = newPrice(sku.price, rule)
    return {
      goods_id: sku.goodsId,
      sku_id: sku.id,
      name: sku.goodsName,
      name_en: sku.goodsNameEn,
      sku_name: sku.name,
      sku_name_en: sku.nameEn,
      before: sku.price,
      after,
      problem: priceProblem(after),
    }
  })
  return { rows, version: versionOf(skus.map(sku => [sku.id, sku.price])) }
}
