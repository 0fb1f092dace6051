import Type, { type Static } from 'typebox'
import { LIMITS } from '../../limits.ts'
import { Amount, BasisPoints, Flag, Id, Instant, Name, Nullable, Strict, Text, Word } from '../../schema.ts'
import { WITHDRAWAL_ACTIONS, WITHDRAWAL_STATES } from './withdrawal.words.ts'

const AccountNumber = Type.String({ minLength: 8, maxLength: 30, pattern: '^[0-9]+$' })

/**
 * POST /Seller/cashes: money of the store to its bank account. `amount` leaves the balance, the fee is taken from it. The number of a
 * card of a person has a check digit.
 */
export const WithdrawalInput = Strict({
  amount: Type.Integer({ minimum: LIMITS.withdrawal.leastFen, maximum: LIMITS.withdrawal.mostFen }),
  name: Name(60),
  bank_name: Name(60),
  card_no: AccountNumber,
  is_company: Flag,
  remark: Type.Optional(Text(100)),
})
export type WithdrawalInput = Static<typeof WithdrawalInput>

/** GET /Seller/cashes/terms: what the form of a withdrawal must know: fen, and the fee in basis points. */
export const WithdrawalTerms = Type.Object({
  available: Amount,
  frozen: Amount,
  fee_bp: BasisPoints,
  least: Amount,
  most: Amount,
})
export type WithdrawalTerms = Static<typeof WithdrawalTerms>

/** Row of the withdrawals of both back offices. The number of the account is masked. `actions` are what this reader may do now. */
export const WithdrawalRow = Type.Object({
  id: Id,
  cash_no: Type.String(),
  store_id: Id,
  store_name: Type.String(),
  store_name_en: Type.String(),
  /** What leaves the balance, the fee of it, and what arrives. */
  amount: Amount,
  fee: Amount,
  net: Amount,
  name: Type.String(),
  bank_name: Type.String(),
  card_no: Type.String(),
  is_company: Type.Boolean(),
  remark: Type.String(),
  cash_status: Word(WITHDRAWAL_STATES),
  refuse_info: Type.String(),
  /** Two people of the platform must approve it. */
  needs_second: Type.Boolean(),
  /** Who applied, and who of the platform approved it; '' before, and for the store. */
  applied_by: Type.String(),
  first_by: Type.String(),
  second_by: Type.String(),
  batch_no: Nullable(Type.String()),
  created_at: Instant,
  decided_at: Nullable(Instant),
  paid_at: Nullable(Instant),
  actions: Type.Array(Word(WITHDRAWAL_ACTIONS)),
})
export type WithdrawalRow = Static<typeof WithdrawalRow>

/** PUT /Seller/cashes/{id}: the store takes its application back. */
export const WithdrawalMove = Strict({ move: Word(['withdraw']) })
export type WithdrawalMove = Static<typeof WithdrawalMove>

const Ids = Type.Array(Id, { minItems: 1, maxItems: LIMITS.withdrawal.atOnce, uniqueItems: true })

/**
 * PUT /Admin/cashes/status/edit: approves, refuses with a reason, puts into a batch to pay, says that the bank has paid or that it refused
 * (with its reason). Rows that cannot are named with the reason and stay as they are.
 */
export const WithdrawalsEdit = Strict({
  ids: Ids,
  move: Word(['approve', 'refuse', 'pay', 'settle', 'fail']),
  reason: Type.Optional(Name(200)),
})
export type WithdrawalsEdit = Static<typeof WithdrawalsEdit>

export const WithdrawalsEdited = Type.Object({
  done: Type.Array(Id),
  refused: Type.Array(Type.Object({ id: Id, msg: Type.String() })),
  /** The batch that `pay` made, with its payment file to fetch. */
  batch_no: Nullable(Type.String()),
})
export type WithdrawalsEdited = Static<typeof WithdrawalsEdited>

/** GET /Admin/cashes/payment_file: the payments of a batch for the bank, with whole account numbers; each reading is in the audit log. */
export const PaymentFileQuery = Strict({ batch_no: Name(40) })
export type PaymentFileQuery = Static<typeof PaymentFileQuery>
export const PaymentFile = Type.Object({
  batch_no: Type.String(),
  rows: Type.Array(
    Type.Object({
      cash_no: Type.String(),
      name: Type.String(),
      bank_name: Type.String(),
      card_no: Type.String(),
      net: Amount,
    }),
  ),
  net: Amount,
})
export type PaymentFile = Static<typeof PaymentFile>
