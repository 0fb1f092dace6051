import type { ACCOUNT_KINDS } from '@shiji/contract/finance/finance.ts'

/** Who owns an account. The platform is one owner with id 0. */
export type OwnerType = keyof typeof ACCOUNT_KINDS

/** `owner type`.`kind` of every account that can exist. */
export type AccountName = { [T in OwnerType]: `${T}.${(typeof ACCOUNT_KINDS)[T][number]}` }[OwnerType]

export interface AccountRule {
  readonly unit: 'CNY' | 'POINT'
  /**
   * The balance is stored in the account's row and shown after each posting; otherwise it is the sum of the postings.
   */
  readonly isTracked: boolean
  /** Bound of the balance. The table's CHECK enforces it against every statement. */
  readonly bound: 'never_negative' | 'never_positive' | 'free'
  /** Meaning of a positive posting. */
  readonly positiveMeans: string
}

const person = (unit: AccountRule['unit'], positiveMeans: string): AccountRule => ({
  unit,
  isTracked: true,
  bound: 'never_negative',
  positiveMeans,
})
const platform = (unit: AccountRule['unit'], positiveMeans: string): AccountRule => ({
  unit,
  isTracked: false,
  bound: 'free',
  positiveMeans,
})

/**
 * The chart of accounts and the only place where signs are decided (product §2). A positive amount raises what the owner has or
 * what the platform holds or has earned; a negative one lowers it. Every journal sums to zero, and so does the whole ledger per unit:
 * money that came from outside stands as a negative balance of the account it came through (gateway, adjustment, issued points).
 *
 * | journal        | postings |
 * |----------------|----------|
 * | order_paid     | user.balance −payable (or platform.gateway_* −payable), platform.escrow +payable |
 * | order_settled  | platform.escrow −payable, store.balance +net −recovered, store.debt +recovered, platform.revenue +commission |
 * | payment_refunded | platform.escrow −x (or platform.adjustment −x), user.balance +x (or platform.gateway_* +x) |
 * | adjusted       | user.balance or store.balance ±x, platform.adjustment ∓x; user.points ±n, platform.points_issued ∓n |
 * | cash_held      | store.balance −x, store.frozen +x |
 * | cash_paid      | store.frozen −x, platform.bank +x − fee, platform.revenue +fee |
 * | cash_returned  | store.frozen −x, store.balance +x |
 * | demo_top_up    | user.balance +x, platform.adjustment −x; outside of production only |
 */
export const CHART: Readonly<Record<AccountName, AccountRule>> = {
  'user.balance': person('CNY', 'the buyer can spend more'),
  'user.frozen': person('CNY', 'more of the buyer’s money is held for a withdrawal'),
  'user.points': person('POINT', 'the buyer has more points'),
  'store.balance': person('CNY', 'the store can withdraw more'),
  'store.frozen': person('CNY', 'more of the store’s money is held for a withdrawal'),
  'store.debt': {
    unit: 'CNY',
    isTracked: true,
    bound: 'never_positive',
    positiveMeans: 'the store owes less; −100 is a debt of 100, recovered first at the next settlement',
  },
  'platform.escrow': platform('CNY', 'more is held of orders that are paid and not settled'),
  'platform.revenue': platform('CNY', 'commission was earned'),
  'platform.promotion': platform('CNY', 'a promotion gave money back; −x is what the platform paid for promotions'),
  'platform.gateway_wechat': platform('CNY', 'money left through WeChat Pay; −x is what came in'),
  'platform.gateway_alipay': platform('CNY', 'money left through Alipay; −x is what came in'),
  'platform.bank': platform('CNY', 'money left through the bank, for withdrawals'),
  'platform.adjustment': platform('CNY', 'an adjustment took money from somebody; −x is what adjustments gave'),
  'platform.points_issued': platform('POINT', 'points were spent or taken back; −n is what is in people’s hands'),
}
