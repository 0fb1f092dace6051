import type { Area } from '../area.ts'

/**
 * Pages of spec §2 whose screens are not built yet, by the `view` of their menu entry. Their menu rows are in the database and the server sends them;
 * the back offices hide them, and their addresses show that the page is to come. A test compares the list with the difference between the declared
 * menus and the screens of the apps.
 */
export const UNBUILT_PAGES: Readonly<Record<Exclude<Area, 'buyer'>, readonly string[]>> = {
  admin: [
    'app_versions/index',
    'configs/oauth',
    'configs/pay',
    'configs/sms',
    'currencies/index',
    'dashboard/order',
    'dashboard/pay',
    'dashboard/store',
    'dashboard/user',
    'distribution_logs/index',
    'integral_goods/index',
    'integral_goods_classes/index',
    'integral_orders/index',
    'refunds/index',
    'refunds/return',
    'sms/index',
  ],
  seller: [
    'chats/index',
    'collectives/index',
    'coupons/index',
    'coupons/log',
    'dashboard/order',
    'distributions/index',
    'distributions/log',
    'full_reductions/index',
    'refunds/index',
    'refunds/return',
    'seckills/index',
  ],
}
