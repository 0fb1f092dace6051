import Type, { type Static } from 'typebox'
import { Amount, Count, Id, Strict } from '../../schema.ts'
import { Sku } from '../catalog.ts'
import { MOST_FIGURE, SKU_SHEET_ROWS } from './sku-sheet.words.ts'

/** A SKU on the price and stock sheet: `stock` is on hand, of which unpaid orders hold `reserved`. */
export const SheetSku = Type.Object({
  id: Id,
  name: Type.String(),
  name_en: Type.String(),
  code: Type.String(),
  price: Amount,
  market_price: Sku.properties.market_price,
  stock: Count,
  reserved: Count,
})
export type SheetSku = Static<typeof SheetSku>

/** GET /Seller/goods/skus/{ids}: the SKUs of some goods, in their order. */
export const SheetGoods = Type.Object({ goods_id: Id, skus: Type.Array(SheetSku) })
export type SheetGoods = Static<typeof SheetGoods>

const Stock = Type.Integer({ minimum: 0, maximum: MOST_FIGURE.stock })

/**
 * PUT /Seller/goods/sheet: the changed figures of SKUs, each with what the sheet showed before. A price that is another one by
 * now is refused; of stock only the difference is booked, so that orders placed meanwhile still count.
 */
export const SkuSheetInput = Strict({
  rows: Type.Array(
    Strict({
      sku_id: Id,
      price: Type.Optional(Amount),
      price_was: Type.Optional(Amount),
      market_price: Type.Optional(Sku.properties.market_price),
      market_price_was: Type.Optional(Amount),
      stock: Type.Optional(Stock),
      stock_was: Type.Optional(Stock),
    }),
    { minItems: 1, maxItems: SKU_SHEET_ROWS },
  ),
})
export type SkuSheetInput = Static<typeof SkuSheetInput>
