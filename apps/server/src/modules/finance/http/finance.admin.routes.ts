import { Books, MoneyAdjustInput, MoneyLogRow, SettlementRow } from '@shiji/contract/finance/finance.ts'
import { Done, IdParams, PageOf } from '@shiji/contract/schema.ts'
import { route } from '../../../http/route.ts'
import { AppError } from '../../../infra/app-error.ts'
import { toPage } from '../../../records/list-sql.ts'
import { books } from '../data/books.queries.ts'
import { adminMoneyLog, adminMoneyLogList, moneyLogRow } from '../data/money-log.queries.ts'
import { adminSettlementList, settlement, settlements } from '../data/settlement.queries.ts'
import { adjustMoney } from '../use-cases/adjust-money.ts'
import { askForCheck } from '../use-cases/check-books.ts'
import { presentMoneyLog } from './money-log.presenter.ts'
import { presentSettlement } from './settlement.presenter.ts'

const area = 'admin'

const moneyLogs = [
  route(
    {
      method: 'GET',
      path: '/money_logs',
      area,
      access: 'money_log.view',
      summary: 'All rows of the ledger',
      list: adminMoneyLogList,
      data: PageOf(MoneyLogRow),
    },
    async (ctx, { list }) => {
      const { rows, total } = await adminMoneyLog(ctx, list)
      return toPage(
        list,
        rows.map(row => presentMoneyLog(ctx.locale, row)),
        total,
      )
    },
  ),
  route(
    {
      method: 'GET',
      path: '/money_logs/:id',
      area,
      access: 'money_log.view',
      summary: 'One row of the ledger',
      params: IdParams,
      data: MoneyLogRow,
    },
    async (ctx, { params }) => {
      const row = await moneyLogRow(ctx, params.id)
      if (row === undefined) throw new AppError('record.missing')
      return presentMoneyLog(ctx.locale, row)
    },
  ),
]

const settlementRoutes = [
  route(
    {
      method: 'GET',
      path: '/order_settlements',
      area,
      access: 'order_settlement.view',
      summary: 'Settled orders of all stores',
      list: adminSettlementList,
      data: PageOf(SettlementRow),
    },
    async (ctx, { list }) => {
      const { rows, total } = await settlements(ctx, list, ctx.scope)
      return toPage(list, rows.map(presentSettlement), total)
    },
  ),
  route(
    {
      method: 'GET',
      path: '/order_settlements/:id',
      area,
      access: 'order_settlement.view',
      summary: 'One settled order',
      params: IdParams,
      data: SettlementRow,
    },
    async (ctx, { params }) => {
      const row = await settlement(ctx, params.id, ctx.scope)
      if (row === undefined) throw new AppError('record.missing')
      return presentSettlement(row)
    },
  ),
]

export const financeAdminRoutes = [
  ...moneyLogs,
  ...settlementRoutes,
  route(
    {
      method: 'POST',
      path: '/users/money/handle',
      area,
      access: 'money.adjust',
      summary: 'Adjust balance or points of a user, or the balance of a store, with a reason',
      body: MoneyAdjustInput,
      data: Done,
      idempotent: true,
    },
    (ctx, { body }) => adjustMoney(ctx, body),
  ),
  route(
    {
      method: 'GET',
      path: '/books',
      area,
      access: 'book.view',
      summary: 'Totals per account, debits and credits, invariants, as the last check found them',
      data: Books,
    },
    ctx => books(ctx),
  ),
  route(
    {
      method: 'POST',
      path: '/books/check',
      area,
      access: 'book.check',
      summary: 'Check the books now, in the background; while a check is open, another call adds none',
      data: Done,
      perMinute: 20,
    },
    async ctx => {
      await askForCheck(ctx)
      return {}
    },
  ),
]
