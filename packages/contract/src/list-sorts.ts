import { adminBrandsCall, classCall, sellerBrandsCall } from './catalog/class.calls.ts'
import { favoritesCall } from './catalog/favorite.buyer.calls.ts'
import { adminGoodsCall, sellerGoodsCall } from './catalog/goods.calls.ts'
import { articleMenuCall } from './content/article.calls.ts'
import { expressCall } from './express/express.calls.ts'
import { moneyLogsCall } from './finance/finance.buyer.calls.ts'
import {
  adminMoneyLogsCall,
  adminSettlementsCall,
  sellerMoneyLogsCall,
  sellerSettlementsCall,
} from './finance/finance.calls.ts'
import { pagePath } from './list-call.ts'
import { goodsCommentsCall, ownCommentsCall } from './order/comment.buyer.calls.ts'
import { buyerOrdersCall } from './order/order.buyer.calls.ts'
import { adminOrdersCall, sellerOrdersCall } from './order/order.calls.ts'
import { areaCall } from './platform/area.calls.ts'
import { adminStoresCall } from './store/store.calls.ts'

/** Sort fields of each list, by its address; tests compare the server and the columns of every screen with it. */
export const LIST_SORTS: Readonly<Record<string, readonly string[]>> = {
  '/Admin/admins': ['id', 'username', 'login_time', 'created_at'],
  '/Admin/adv_spaces': ['id', 'code', 'created_at'],
  '/Admin/advs': ['id', 'is_sort', 'start_at', 'end_at', 'created_at'],
  '/Admin/agreements': ['id', 'name', 'updated_at'],
  [pagePath(areaCall)]: areaCall.sorts,
  [pagePath(articleMenuCall)]: articleMenuCall.sorts,
  '/Admin/articles': ['id', 'is_sort', 'name', 'updated_at', 'created_at'],
  '/Admin/audit': ['id', 'created_at'],
  '/Admin/deliveries': ['id', 'next_at', 'created_at'],
  [pagePath(expressCall)]: expressCall.sorts,
  [pagePath(adminGoodsCall)]: adminGoodsCall.sorts,
  [pagePath(adminBrandsCall)]: adminBrandsCall.sorts,
  [pagePath(classCall)]: classCall.sorts,
  '/Admin/jobs': ['id', 'run_at', 'attempts', 'created_at'],
  '/Admin/menus': ['id', 'is_sort'],
  [pagePath(adminMoneyLogsCall)]: adminMoneyLogsCall.sorts,
  '/Admin/notices': ['id', 'start_at', 'created_at'],
  '/Admin/order_comments': ['id', 'created_at', 'score'],
  [pagePath(adminSettlementsCall)]: adminSettlementsCall.sorts,
  [pagePath(adminOrdersCall)]: adminOrdersCall.sorts,
  '/Admin/roles': ['id', 'name', 'created_at'],
  '/Admin/seller_menus': ['id', 'is_sort'],
  '/Admin/sms_logs': ['id', 'created_at'],
  [pagePath(adminStoresCall)]: adminStoresCall.sorts,
  '/Admin/users': ['id', 'username', 'login_time', 'created_at'],
  '/Seller/audit': ['id', 'created_at'],
  [pagePath(sellerGoodsCall)]: sellerGoodsCall.sorts,
  [pagePath(sellerBrandsCall)]: sellerBrandsCall.sorts,
  [pagePath(sellerMoneyLogsCall)]: sellerMoneyLogsCall.sorts,
  '/Seller/order_comments': ['id', 'created_at', 'score'],
  [pagePath(sellerSettlementsCall)]: sellerSettlementsCall.sorts,
  [pagePath(sellerOrdersCall)]: sellerOrdersCall.sorts,
  '/Seller/roles': ['id', 'name', 'created_at'],
  '/Seller/users': ['id', 'username', 'login_time', 'created_at'],
  '/expresses': expressCall.sorts,
  [goodsCommentsCall.path]: goodsCommentsCall.sorts,
  [ownCommentsCall.path]: ownCommentsCall.sorts,
  [favoritesCall.path]: favoritesCall.sorts,
  [moneyLogsCall.path]: moneyLogsCall.sorts,
  [buyerOrdersCall.path]: buyerOrdersCall.sorts,
}
