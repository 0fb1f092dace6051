import {
  adminBrandsCall,
  brandReviewsCall,
  ownBrandApplicationsCall,
  sellerBrandsCall,
} from '../catalog/brand.calls.ts'
import { classCall } from '../catalog/class.calls.ts'
import { favoritesCall } from '../catalog/favorite.buyer.calls.ts'
import { adminGoodsCall, sellerGoodsCall } from '../catalog/goods.calls.ts'
import { goodsAttrsCall } from '../catalog/goods-attr.calls.ts'
import { synonymCall } from '../catalog/synonym.calls.ts'
import { advCall, advSpaceCall, noticeCall } from '../content/advert.calls.ts'
import { agreementCall, articleCall, articleMenuCall } from '../content/article.calls.ts'
import { expressCall } from '../express/express.calls.ts'
import { fileSpacesCall } from '../files/file-space.calls.ts'
import { moneyLogsCall } from '../finance/finance.buyer.calls.ts'
import {
  adminMoneyLogsCall,
  adminSettlementsCall,
  sellerMoneyLogsCall,
  sellerSettlementsCall,
} from '../finance/finance.calls.ts'
import { adminWithdrawalsCall, sellerWithdrawalsCall } from '../finance/withdrawals/withdrawal.calls.ts'
import {
  adminRolesCall,
  adminStaffCall,
  adminUsersCall,
  sellerRolesCall,
  sellerStaffCall,
} from '../identity/people.calls.ts'
import { smsLogsCall } from '../messaging/messaging.calls.ts'
import { goodsCommentsCall, ownCommentsCall } from '../order/comment.buyer.calls.ts'
import { adminCommentsCall, sellerCommentsCall } from '../order/comment.calls.ts'
import { buyerOrdersCall } from '../order/order.buyer.calls.ts'
import { adminOrdersCall, sellerOrdersCall } from '../order/order.calls.ts'
import { goodsQuestionsCall } from '../order/question.buyer.calls.ts'
import { adminQuestionsCall, sellerQuestionsCall } from '../order/question.calls.ts'
import { areaCall } from '../platform/area.calls.ts'
import { adminAuditCall, deliveriesCall, jobsCall, sellerAuditCall } from '../platform/desk.calls.ts'
import { adminMenuCall, sellerMenuCall } from '../platform/menu.calls.ts'
import { adminStockProofsCall, sellerStockProofsCall } from '../stock/proof.calls.ts'
import { stocksCall } from '../stock/stock.calls.ts'
import { stocktakeRowsCall, stocktakesCall } from '../stock/stocktake.calls.ts'
import { gradeCall } from '../store/grade.calls.ts'
import { adminStoresCall } from '../store/store.calls.ts'
import { pagePath } from './list-call.ts'

/** Sort fields of each list, by its address; tests compare the server and the columns of every screen with it. */
export const LIST_SORTS: Readonly<Record<string, readonly string[]>> = {
  [pagePath(adminStaffCall)]: adminStaffCall.sorts,
  [pagePath(adminWithdrawalsCall)]: adminWithdrawalsCall.sorts,
  [pagePath(sellerWithdrawalsCall)]: sellerWithdrawalsCall.sorts,
  [pagePath(synonymCall)]: synonymCall.sorts,
  [pagePath(advSpaceCall)]: advSpaceCall.sorts,
  [pagePath(advCall)]: advCall.sorts,
  [pagePath(agreementCall)]: agreementCall.sorts,
  [pagePath(areaCall)]: areaCall.sorts,
  [pagePath(articleMenuCall)]: articleMenuCall.sorts,
  [pagePath(articleCall)]: articleCall.sorts,
  [pagePath(adminAuditCall)]: adminAuditCall.sorts,
  [pagePath(deliveriesCall)]: deliveriesCall.sorts,
  [pagePath(expressCall)]: expressCall.sorts,
  [pagePath(fileSpacesCall)]: fileSpacesCall.sorts,
  [pagePath(adminGoodsCall)]: adminGoodsCall.sorts,
  [pagePath(adminBrandsCall)]: adminBrandsCall.sorts,
  [pagePath(brandReviewsCall)]: brandReviewsCall.sorts,
  [pagePath(classCall)]: classCall.sorts,
  [pagePath(jobsCall)]: jobsCall.sorts,
  [pagePath(adminMenuCall)]: adminMenuCall.sorts,
  [pagePath(adminMoneyLogsCall)]: adminMoneyLogsCall.sorts,
  [pagePath(gradeCall)]: gradeCall.sorts,
  [pagePath(noticeCall)]: noticeCall.sorts,
  [pagePath(adminCommentsCall)]: adminCommentsCall.sorts,
  [pagePath(adminSettlementsCall)]: adminSettlementsCall.sorts,
  [pagePath(adminOrdersCall)]: adminOrdersCall.sorts,
  [pagePath(adminQuestionsCall)]: adminQuestionsCall.sorts,
  [pagePath(adminRolesCall)]: adminRolesCall.sorts,
  [pagePath(sellerMenuCall)]: sellerMenuCall.sorts,
  [pagePath(smsLogsCall)]: smsLogsCall.sorts,
  [pagePath(adminStoresCall)]: adminStoresCall.sorts,
  [pagePath(adminUsersCall)]: adminUsersCall.sorts,
  [pagePath(sellerAuditCall)]: sellerAuditCall.sorts,
  [pagePath(sellerGoodsCall)]: sellerGoodsCall.sorts,
  [pagePath(sellerBrandsCall)]: sellerBrandsCall.sorts,
  [pagePath(goodsAttrsCall)]: goodsAttrsCall.sorts,
  [pagePath(ownBrandApplicationsCall)]: ownBrandApplicationsCall.sorts,
  [pagePath(sellerMoneyLogsCall)]: sellerMoneyLogsCall.sorts,
  [pagePath(sellerCommentsCall)]: sellerCommentsCall.sorts,
  [pagePath(sellerSettlementsCall)]: sellerSettlementsCall.sorts,
  [pagePath(sellerOrdersCall)]: sellerOrdersCall.sorts,
  [pagePath(sellerQuestionsCall)]: sellerQuestionsCall.sorts,
  [pagePath(sellerRolesCall)]: sellerRolesCall.sorts,
  [pagePath(sellerStaffCall)]: sellerStaffCall.sorts,
  [pagePath(adminStockProofsCall)]: adminStockProofsCall.sorts,
  [pagePath(sellerStockProofsCall)]: sellerStockProofsCall.sorts,
  [pagePath(stocksCall)]: stocksCall.sorts,
  [pagePath(stocktakesCall)]: stocktakesCall.sorts,
  [pagePath(stocktakeRowsCall)]: stocktakeRowsCall.sorts,
  '/expresses': expressCall.sorts,
  [goodsCommentsCall.path]: goodsCommentsCall.sorts,
  [goodsQuestionsCall.path]: goodsQuestionsCall.sorts,
  [ownCommentsCall.path]: ownCommentsCall.sorts,
  [favoritesCall.path]: favoritesCall.sorts,
  [moneyLogsCall.path]: moneyLogsCall.sorts,
  [buyerOrdersCall.path]: buyerOrdersCall.sorts,
}
