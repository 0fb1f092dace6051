import Type, { type Static } from 'typebox'
import { Count, Id, Instant, Nullable } from '../schema.ts'

/** A SKU with its stock beside the sum of its movements: both differences are 0 while the books of stock are right. */
export const StockProofRow = Type.Object({
  /** Id of the SKU. */
  id: Id,
  store_id: Id,
  store_name: Type.String(),
  goods_name: Type.String(),
  goods_name_en: Type.String(),
  sku_name: Type.String(),
  sku_name_en: Type.String(),
  code: Type.String(),
  movements: Count,
  /** Pieces by what moved them. */
  initial: Type.Integer(),
  adjusted: Type.Integer(),
  returned: Type.Integer(),
  sold: Type.Integer(),
  moved: Type.Integer(),
  on_hand: Type.Integer(),
  difference: Type.Integer(),
  reserved_moved: Type.Integer(),
  reserved: Type.Integer(),
  reserved_difference: Type.Integer(),
})
export type StockProofRow = Static<typeof StockProofRow>

/** GET /Seller/stock_proof: the whole store, summed up now. */
export const StoreStockProof = Type.Object({
  skus: Count,
  movements: Count,
  moved: Type.Integer(),
  on_hand: Type.Integer(),
  reserved_moved: Type.Integer(),
  reserved: Type.Integer(),
  /** SKUs whose stock is not the sum of their movements, the first 50. */
  differences: Type.Array(StockProofRow),
})
export type StoreStockProof = Static<typeof StoreStockProof>

/** GET /Admin/stock_proof: the invariants of stock, as the last check of all rows found them. */
export const PlatformStockProof = Type.Object({
  /** Null before the first check. */
  at: Nullable(Instant),
  checks: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), breaches: Count })),
  /** SKUs that break one of them, the first ones. */
  differences: Type.Array(StockProofRow),
})
export type PlatformStockProof = Static<typeof PlatformStockProof>
