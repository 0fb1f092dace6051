import type { TextKey } from '@shiji/i18n/text-key.ts'

/** Names of the pages that are not built yet, by the beginning of their address; the first that fits counts. */
const NAMES: readonly (readonly [string, TextKey])[] = [
  ['/integral', 'shop_account.pending.integral'],
  ['/seckills', 'shop_account.pending.seckills'],
  ['/collectives', 'shop_account.pending.collectives'],
  ['/user/safe/phone', 'shop_account.pending.phone'],
  ['/user/safe/check', 'shop_account.pending.check'],
  ['/user/oauth', 'shop_account.pending.oauth'],
  ['/user/cashes', 'shop_account.pending.cashes'],
  ['/user/order/refund', 'shop_account.pending.refund'],
  ['/user/integral_order', 'shop_account.pending.integral_order'],
  ['/user/coupons', 'shop_account.pending.coupons'],
  ['/user/distribution', 'shop_account.pending.distribution'],
]

/** Name of the page at an address of `PENDING`. */
export const pendingName = (pathname: string): TextKey | undefined =>
  NAMES.find(([beginning]) => pathname.startsWith(beginning))?.[1]
