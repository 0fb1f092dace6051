import { AppError, InvalidInput } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { stockRows } from '../../data/stock/stock-list.queries.ts'
import { differencesOf, endStocktake, lockStocktake } from '../../data/stock/stocktake.repo.ts'
import { adjustStock, type TooFew } from '../stock/adjust-stock.ts'

/**
 * Books the differences of a count as movements, once: a second person is refused with `stocktake.ended`. Orders
 * since the moment of counting keep their effect. Rows that were not counted change nothing. Refuses, and books nothing,
 * when a difference would leave less than unpaid orders reserve.
 */
export async function applyStocktake(ctx: Ctx<SellerActor>, id: number): Promise<{ booked: number }> {
  return transact(ctx, async tx => {
    await lockOpen(tx, id)
    const rows = await differencesOf(tx, id)
    const counts = rows.map(({ skuId, counted, onHandThen }) => ({ skuId, onHand: counted, was: onHandThen }))
    const tooFew = await adjustStock(tx, counts, { reason: 'stocktaking', cause: `stocktake:${id}` })
    if (tooFew.length > 0) throw await impossible(tx, tooFew)
    await endStocktake(tx, id, { status: 'applied', booked: rows.length, endedBy: tx.actor.name })
    await audit(tx, {
      action: 'stocktake.run',
      subjectType: 'stocktake',
      subjectId: id,
      before: { status: 'open', booked: null },
      after: { status: 'applied', booked: rows.length },
    })
    return { booked: rows.length }
  })
}

/** Ends a count without booking anything. */
export async function abandonStocktake(ctx: Ctx<SellerActor>, id: number): Promise<void> {
  await transact(ctx, async tx => {
    await lockOpen(tx, id)
    await endStocktake(tx, id, { status: 'abandoned', booked: null, endedBy: tx.actor.name })
    await audit(tx, {
      action: 'stocktake.cancel',
      subjectType: 'stocktake',
      subjectId: id,
      before: { status: 'open' },
      after: { status: 'abandoned' },
    })
  })
}

async function lockOpen(tx: Ctx<SellerActor>, id: number): Promise<void> {
  const stocktake = await lockStocktake(tx, id, tx.scope)
  if (stocktake === undefined) throw new AppError('record.missing')
  if (stocktake.status !== 'open') throw new AppError('stocktake.ended')
}

/** Names each SKU of which unpaid orders reserve more than would be left. */
async function impossible(tx: Ctx<SellerActor>, tooFew: readonly TooFew[]): Promise<InvalidInput> {
  const skus = new Map(
    (
      await stockRows(
        tx,
        tx.scope,
        tooFew.map(each => each.skuId),
      )
    ).map(row => [row.id, row]),
  )
  return new InvalidInput(
    tooFew.map(({ skuId, reserved, onHand }) => {
      const sku = skus.get(skuId)
      const goodsName = (tx.locale === 'en' && sku?.goods_name_en) || sku?.goods_name
      const skuName = (tx.locale === 'en' && sku?.sku_name_en) || sku?.sku_name
      const name = [goodsName, skuName].filter(Boolean).join(' ')
      return {
        field: `rows.${skuId}`,
        key: 'refusal.stocktake_reserved',
        params: { name, left: onHand, limit: reserved },
      }
    }),
  )
}
