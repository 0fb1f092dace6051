import type { SkuSheetInput } from '@shiji/contract/catalog/desk/sku-sheet.ts'
import { type Fen, fen } from '@shiji/kit/money/fen.ts'
import { AppError, InvalidInput } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { emit } from '../../../../infra/outbox/outbox.ts'
import { holds } from '../../../../infra/permission.ts'
import { lockGoodsOfSkus, type PricedGoods, writePrices } from '../../data/goods/sku-price.repo.ts'
import { lockStock } from '../../data/stock/stock.repo.ts'
import { figureProblems } from '../../domain/sheet/sku-figures.ts'
import { nameOfGoods } from '../goods/goods-input.ts'
import { adjustStock } from '../stock/adjust-stock.ts'

type Row = SkuSheetInput['rows'][number]

/**
 * Sets prices and stock of many SKUs of the own store, all or none; nothing else of the goods changes. Refuses at their
 * cells: SKUs of others as missing, prices that somebody else changed since the sheet was read, and less stock than
 * unpaid orders reserve. Stock needs its own permission.
 */
export async function setSkuFigures(ctx: Ctx<SellerActor>, { rows }: SkuSheetInput): Promise<void> {
  const counted = rows.filter(row => row.stock !== undefined)
  if (counted.length > 0 && !holds(ctx.actor, 'stock.update')) throw new AppError('permission.denied')
  await transact(ctx, async tx => {
    const found = await lockGoodsOfSkus(
      tx,
      rows.map(row => row.sku_id),
      tx.scope,
    )
    const skus = found.flatMap(each => each.skus)
    const problems = figureProblems(rows, skus)
    if (problems.length > 0) throw new InvalidInput(problems)
    const asked = new Map(rows.map(row => [row.sku_id, row]))
    const prices = skus.flatMap(sku => {
      const { price = sku.price, market_price: marketPrice = sku.marketPrice } = asked.get(sku.id) ?? {}
      return price === sku.price && marketPrice === sku.marketPrice
        ? []
        : [{ id: sku.id, price: fen(price), marketPrice: fen(marketPrice) }]
    })
    await writePrices(
      tx,
      found.map(each => each.goods.id),
      prices,
    )
    const before = await lockStock(
      tx,
      counted.map(row => row.sku_id),
    )
    await countStock(tx, rows)
    const after = await lockStock(
      tx,
      counted.map(row => row.sku_id),
    )
    const changed = new Map(prices.map(each => [each.id, each]))
    for (const each of found) await record(tx, each, { changed, before, after })
  })
}

async function countStock(tx: Ctx, rows: readonly Row[]): Promise<void> {
  const tooFew = await adjustStock(
    tx,
    rows.flatMap(({ sku_id: skuId, stock: onHand, stock_was: was }) =>
      onHand === undefined ? [] : [{ skuId, onHand, ...(was === undefined ? {} : { was }) }],
    ),
  )
  if (tooFew.length === 0) return
  throw new InvalidInput(
    tooFew.map(({ skuId, reserved }) => ({
      field: `rows.${rows.findIndex(row => row.sku_id === skuId)}.stock`,
      key: 'refusal.stock_reserved',
      params: { limit: reserved },
    })),
  )
}

type Stocks = Awaited<ReturnType<typeof lockStock>>

/** What was changed, by SKU. */
interface Changes {
  readonly changed: ReadonlyMap<number, { readonly price: Fen; readonly marketPrice: Fen }>
  readonly before: Stocks
  readonly after: Stocks
}

/** One entry of the audit log per goods, with the figures that are others now. */
async function record(tx: Ctx, { goods, skus }: PricedGoods, { changed, before, after }: Changes): Promise<void> {
  const counted = skus.filter(({ id }) => before.get(id)?.onHand !== after.get(id)?.onHand)
  const priced = skus.filter(({ id }) => changed.has(id))
  const named = skus.filter(sku => counted.includes(sku) || priced.includes(sku))
  if (named.length === 0) return
  const shown = (prices: Changes['changed'] | undefined, stocks: Stocks) =>
    named.map(sku => {
      const now = prices?.get(sku.id) ?? sku
      const stock = stocks.get(sku.id)?.onHand
      return {
        id: sku.id,
        name: sku.name,
        name_en: sku.nameEn,
        price: now.price,
        market_price: now.marketPrice,
        ...(stock === undefined ? {} : { stock }),
      }
    })
  await audit(tx, {
    action: 'goods.update',
    subjectType: 'goods',
    subjectId: goods.id,
    subjectName: nameOfGoods(goods),
    before: { skus: shown(undefined, before) },
    after: { skus: shown(changed, after) },
  })
  await emit(tx, 'goods.changed', { goodsId: goods.id })
}
