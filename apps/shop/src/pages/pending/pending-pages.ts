import type { TextKey } from '@shiji/i18n/text-key.ts'

/** Pages of spec §2 that are not built yet: the address exists, and the page says that it is not open yet. */
export const PENDING: Readonly<Record<string, TextKey>> = {
  'stores/:params?': 'shop_account.pending.stores',
  'store/join': 'shop_account.pending.store_join',
  'store/step_1': 'shop_account.pending.store_join',
  'store/step_2': 'shop_account.pending.store_join',
  'store/step_3': 'shop_account.pending.store_join',
  integral: 'shop_account.pending.integral',
  'integral/search/:params?': 'shop_account.pending.integral',
  'integral/goods/:id': 'shop_account.pending.integral',
  'integral/order/:id/:buy_num': 'shop_account.pending.integral',
  seckills: 'shop_account.pending.seckills',
  'collectives/:params?': 'shop_account.pending.collectives',
  'user/comments': 'shop_account.pending.comments',
  'user/safe/phone': 'shop_account.pending.phone',
  'user/safe/check': 'shop_account.pending.check',
  'user/oauth': 'shop_account.pending.oauth',
  'user/cashes': 'shop_account.pending.cashes',
  'user/seller': 'shop_account.pending.seller',
  'user/order/refund/:id': 'shop_account.pending.refund',
  'user/order/refund_form/:id': 'shop_account.pending.refund',
  'user/integral_order': 'shop_account.pending.integral_order',
  'user/coupons': 'shop_account.pending.coupons',
  'user/distribution': 'shop_account.pending.distribution',
  'user/distribution_users': 'shop_account.pending.distribution',
  'user/distribution_logs': 'shop_account.pending.distribution',
}
