import type { Area } from '../area.ts'

/**
 * Pages of spec §2 whose screens are still to be built, by the `view` of their menu entry. The menu rows stand in the database
 * and the server answers with them; the back offices offer none of these, and their addresses say that the page is to come. A
 * test keeps the list equal to the difference between the declared menus and the screens of the apps.
 */
export const UNBUILT_PAGES: Readonly<Record<Exclude<Area, 'buyer'>, readonly string[]>> = {
  admin: [
    'app_versions/index',
    'cashes/index',
    'configs/oauth',
    'configs/pay',
    'configs/sms',
    'currencies/index',
    'dashboard/order',
    'dashboard/pay',
    'dashboard/store',
    'dashboard/user',
    'distribution_logs/index',
    'grades/index',
    'integral_goods/index',
    'integral_goods_classes/index',
    'integral_orders/index',
    'refunds/index',
    'refunds/return',
    'sms/index',
  ],
  seller: [
    'cashes/index',
    'chats/index',
    'collectives/index',
    'coupons/index',
    'coupons/log',
    'dashboard/order',
    'distributions/index',
    'distributions/log',
    'file_spaces/index',
    'full_reductions/index',
    'goods_attrs/index',
    'refunds/index',
    'refunds/return',
    'seckills/index',
  ],
}
