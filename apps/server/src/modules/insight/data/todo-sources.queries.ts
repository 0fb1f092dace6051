import type { Permission } from '@shiji/contract/permissions.ts'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AdminActor, Ctx } from '../../../infra/context.ts'
import { jobs } from '../../../infra/jobs/job.table.ts'
import type { StoreScope } from '../../../infra/scope.ts'
import { inScope } from '../../../records/in-scope.ts'
import { type ListSpec, parseList } from '../../../records/list.ts'
import { listCondition } from '../../../records/list-sql.ts'
import { adminGoodsList, goods, goodsScope, sellerGoodsList } from '../../catalog/index.ts'
import { adminWithdrawalList, withdrawals } from '../../finance/index.ts'
import {
  adminOrderList,
  dueCondition,
  goodsQuestions,
  orderComments,
  orders,
  sellerCommentList,
  sellerOrderList,
  sellerQuestionList,
} from '../../order/index.ts'
import { jobList } from '../../platform/index.ts'
import { adminStoreList, stores } from '../../store/index.ts'

/**
 * Work is what the first page of a list would count: the card, the badge of the menu and the list share one condition.
 */
export interface TodoSource {
  readonly key: string
  /** People who may not open the list do not get its numbers. */
  readonly permission: Permission
  readonly page: string
  readonly search: Readonly<Record<string, string>>
  /** A filter of the page whose condition depends on the time, so that `list` does not know it. */
  readonly timed?: { readonly search: Readonly<Record<string, string>>; readonly condition: SQL }
  readonly list: ListSpec
  readonly table: PgTable
  /** The rows that the list may show; undefined for the platform alone. */
  readonly scope: SQL | undefined
  /** Since when a row waits; left out where that is not known. */
  readonly since?: PgColumn
  /** A page that applies this search by itself. */
  readonly target?: string
  /** Another party has to act: shown on the dashboard, without a badge. */
  readonly notOurs?: true
}

/** What a store must do: orders to ship, unanswered comments and questions, goods on shelf that run low, rejected goods. */
export function sellerSources(scope: StoreScope): TodoSource[] {
  const ofOrders = {
    permission: 'order.view',
    page: '/Seller/orders',
    list: sellerOrderList,
    table: orders,
    scope: inScope(scope, { store: orders.storeId }),
  } as const
  const ofGoods = {
    permission: 'goods.view',
    page: '/Seller/goods',
    list: sellerGoodsList,
    table: goods,
    scope: goodsScope(scope),
  } as const
  return [
    {
      ...ofOrders,
      key: 'to_ship',
      search: { order_status: 'waiting_delivery' },
      since: orders.payTime,
      target: '/Seller/orders/wait',
    },
    { ...ofOrders, key: 'address_requests', search: { address_request: 'open' }, since: orders.payTime },
    {
      ...ofOrders,
      key: 'waiting_payment',
      search: { order_status: 'waiting_payment' },
      since: orders.createdAt,
      notOurs: true,
    },
    {
      key: 'to_reply',
      permission: 'order_comment.view',
      page: '/Seller/order_comments',
      search: { is_replied: '0', is_auto: '0', is_hidden: '0' },
      list: sellerCommentList,
      table: orderComments,
      scope: inScope(scope, { store: orderComments.storeId }),
      since: orderComments.createdAt,
    },
    {
      key: 'to_answer',
      permission: 'goods_question.view',
      page: '/Seller/goods_questions',
      search: { is_answered: '0', is_hidden: '0' },
      list: sellerQuestionList,
      table: goodsQuestions,
      scope: inScope(scope, { store: goodsQuestions.storeId }),
      since: goodsQuestions.createdAt,
    },
    { ...ofGoods, key: 'low_stock', search: { low_stock: '1', shelf: 'on_shelf' } },
    { ...ofGoods, key: 'goods_rejected', search: { verify: 'rejected' }, since: goods.updatedAt },
  ]
}

/** Withdrawals by what must be done with them. */
const WITHDRAWALS = [
  ['cash_review', 'applied'],
  ['cash_recheck', 'checked'],
  ['cash_pay', 'approved'],
] as const

/** What the platform must do: goods and stores to review, orders that stores ship late, withdrawals, failing jobs. */
export function adminSources(ctx: Ctx<AdminActor>): TodoSource[] {
  const { scope } = ctx
  const all = inScope(scope, {})
  return [
    {
      key: 'goods_review',
      permission: 'goods.view',
      page: '/Admin/goods',
      search: { verify: 'to_be_reviewed' },
      list: adminGoodsList,
      table: goods,
      scope: goodsScope(scope),
      since: goods.updatedAt,
    },
    {
      key: 'store_review',
      permission: 'store.view',
      page: '/Admin/stores',
      search: { store_verify: 'verifying' },
      list: adminStoreList,
      table: stores,
      scope: all,
      since: stores.createdAt,
    },
    {
      key: 'late_shipping',
      permission: 'order.view',
      page: '/Admin/orders',
      search: { order_status: 'waiting_delivery' },
      timed: { search: { due: 'overdue' }, condition: dueCondition(['overdue'], ctx.clock.now()) },
      list: adminOrderList,
      table: orders,
      scope: all,
      since: orders.payTime,
    },
    ...WITHDRAWALS.map(([key, cash_status]) => ({
      key,
      permission: 'cash.view' as const,
      page: '/Admin/cashes',
      search: { cash_status },
      list: adminWithdrawalList,
      table: withdrawals,
      scope: all,
      since: withdrawals.createdAt,
    })),
    {
      key: 'jobs_failing',
      permission: 'job.view',
      page: '/Admin/jobs',
      search: { state: 'failing' },
      list: jobList,
      table: jobs,
      scope: all,
      since: jobs.createdAt,
    },
  ]
}

/** The rows that a source counts. */
export const sourceCondition = ({ list, search, scope, timed }: TodoSource): SQL | undefined =>
  listCondition(parseList(list, search), scope, timed?.condition)

/** The page that lists them, with its search if it needs one. */
export const sourceTarget = ({ page, search, timed, target }: TodoSource): string =>
  target ?? `${page}?${new URLSearchParams({ ...search, ...timed?.search })}`
