import Type, { type Static } from 'typebox'
import { Count, Flag, Id, Instant, Nullable, Strict, Text, Word } from '../schema.ts'
import { STOCK_MOVEMENT_KINDS } from '../statuses.ts'
import { MOVEMENT_REASONS, STOCK_REASONS } from './stock.words.ts'

const Difference = Type.Integer({ minimum: -9_999_999, maximum: 9_999_999 })

/** What changed a SKU last. */
const LastMovement = Type.Object({
  kind: Word(STOCK_MOVEMENT_KINDS),
  reason: Nullable(Word(MOVEMENT_REASONS)),
  at: Instant,
})

/** One SKU with its stock: `left` may still be sold, unpaid orders hold `reserved` of `on_hand`. */
export const StockRow = Type.Object({
  /** Id of the SKU. */
  id: Id,
  goods_id: Id,
  goods_name: Type.String(),
  goods_name_en: Type.String(),
  image: Type.String(),
  sku_name: Type.String(),
  sku_name_en: Type.String(),
  code: Type.String(),
  class_name: Type.String(),
  class_name_en: Type.String(),
  on_hand: Count,
  reserved: Count,
  left: Count,
  /** The level that counts for it: its own, or else the store's. */
  low_stock: Count,
  /** Its own level; null while it follows the store's. */
  own_low_stock: Nullable(Count),
  is_low: Flag,
  last_movement: Nullable(LastMovement),
  may_change: Flag,
})
export type StockRow = Static<typeof StockRow>

/** PUT /Seller/stocks/{id}: the warning level of a SKU; null follows the store's. */
export const StockLevelInput = Strict({ low_stock: Nullable(Type.Integer({ minimum: 0, maximum: 9_999 })) })
export type StockLevelInput = Static<typeof StockLevelInput>

/** PUT /Seller/stocks/change: what came in or went out, and why. */
export const StockChangeInput = Strict({
  sku_id: Id,
  difference: Difference,
  reason: Word(STOCK_REASONS),
  note: Type.Optional(Text(100)),
})
export type StockChangeInput = Static<typeof StockChangeInput>

/** A change of stock, with the stock after it. */
export const StockMovement = Type.Object({
  id: Id,
  kind: Word(STOCK_MOVEMENT_KINDS),
  reason: Nullable(Word(MOVEMENT_REASONS)),
  note: Type.String(),
  difference: Difference,
  reserved_difference: Difference,
  /** After the change. */
  on_hand: Type.Integer(),
  reserved: Type.Integer(),
  left: Type.Integer(),
  /** Empty for orders and timers. */
  who: Type.String(),
  order_id: Nullable(Id),
  order_no: Nullable(Type.String()),
  created_at: Instant,
})
export type StockMovement = Static<typeof StockMovement>

/** Query of a history: where the page before ended. */
export const StockHistoryQuery = Strict({
  after: Type.Optional(Type.String({ maxLength: 120, pattern: '^\\d{1,16}(\\.-?\\d{1,16}){3}$' })),
})
export type StockHistoryQuery = Static<typeof StockHistoryQuery>

/** GET /Seller/stocks/{id}/movements: the newest changes of a SKU first; `next` is null at the beginning of its history. */
export const StockHistory = Type.Object({
  sku: StockRow,
  rows: Type.Array(StockMovement),
  next: Nullable(Type.String()),
})
export type StockHistory = Static<typeof StockHistory>
