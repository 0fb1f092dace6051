import Type, { type Static } from 'typebox'
import { LIMITS } from '../limits.ts'
import { Amount, Id, Instant, Name, Nullable, Strict, Word } from '../schema.ts'

/** Kinds of ledger account, by owner (product §2). */
export const ACCOUNT_KINDS = {
  user: ['balance', 'frozen', 'points'],
  store: ['balance', 'frozen', 'debt'],
  platform: [
    'escrow',
    'revenue',
    'promotion',
    'gateway_wechat',
    'gateway_alipay',
    'bank',
    'adjustment',
    'points_issued',
  ],
} as const

/** Row of a money log: a ledger entry with the balance after it. Amounts are signed fen (or points). */
export const MoneyLogRow = Type.Object({
  id: Id,
  journal_id: Id,
  /** i18n key `ledger.<kind>`. */
  kind: Type.String(),
  /** Text in the caller's language. */
  name: Type.String(),
  money: Type.Integer(),
  balance_after: Nullable(Type.Integer()),
  account_kind: Type.String(),
  owner_type: Word(['user', 'store', 'platform']),
  owner_id: Type.Integer(),
  owner_name: Type.String(),
  order_no: Nullable(Type.String()),
  created_at: Instant,
})
export type MoneyLogRow = Static<typeof MoneyLogRow>

/** POST /Admin/users/money/handle: adjust a user's balance or points; the reason is kept. Positive adds, negative subtracts. */
export const MoneyAdjustInput = Strict({
  id: Id,
  owner_type: Type.Optional(Word(['user', 'store'])),
  kind: Word(['balance', 'points']),
  money: Type.Integer({ minimum: -100_000_000_00, maximum: 100_000_000_00 }),
  reason: Name(200),
})
export type MoneyAdjustInput = Static<typeof MoneyAdjustInput>

/** POST /user/money/top_up: demo money for a buyer; the call does not exist in production. */
export const DemoTopUpInput = Strict({ money: Type.Integer({ minimum: 1, maximum: LIMITS.demoTopUp.callFen }) })
export type DemoTopUpInput = Static<typeof DemoTopUpInput>
/** Balance available to the buyer now. */
export const DemoTopUpData = Type.Object({ balance: Amount })
export type DemoTopUpData = Static<typeof DemoTopUpData>

export const SettlementRow = Type.Object({
  id: Id,
  settlement_no: Type.String(),
  order_id: Id,
  order_no: Type.String(),
  store_id: Id,
  store_name: Type.String(),
  store_name_en: Type.String(),
  payable: Amount,
  refunded: Amount,
  commission: Amount,
  referral: Amount,
  settlement_price: Amount,
  status: Type.String(),
  created_at: Instant,
})
export type SettlementRow = Static<typeof SettlementRow>

/** GET /Admin/books: totals per account kind, debits = credits and every invariant, as the last check found them. */
export const Books = Type.Object({
  /** Time of the last check; null before the first, when all other fields are empty. */
  at: Nullable(Instant),
  /** A requested check is still running. */
  is_checking: Type.Boolean(),
  totals: Type.Array(
    Type.Object({
      owner_type: Type.String(),
      kind: Type.String(),
      unit: Type.String(),
      accounts: Type.Integer(),
      balance: Type.Integer(),
    }),
  ),
  units: Type.Array(
    Type.Object({ unit: Type.String(), debits: Type.Integer(), credits: Type.Integer(), difference: Type.Integer() }),
  ),
  invariants: Type.Array(
    Type.Object({
      id: Type.String(),
      /** Text in the caller's language. */
      title: Type.String(),
      breaches: Type.Integer(),
      /** Ids of the first rows that violate it, by column name; at most 10 rows. */
      sample: Type.Array(Type.Record(Type.String(), Type.Integer())),
      ms: Type.Integer(),
    }),
  ),
  journals: Type.Integer(),
})
export type Books = Static<typeof Books>
