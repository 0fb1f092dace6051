import { MoneyLogRow, SettlementRow } from '@shiji/contract/finance/finance.ts'
import { IdParams, PageOf } from '@shiji/contract/schema.ts'
import { route } from '../../../http/route.ts'
import { AppError } from '../../../infra/app-error.ts'
import { toPage } from '../../../records/list-sql.ts'
import { ownMoneyLog, storeMoneyLogList } from '../data/money-log.queries.ts'
import { sellerSettlementList, settlement, settlements } from '../data/settlement.queries.ts'
import { presentMoneyLog } from './money-log.presenter.ts'
import { presentSettlement } from './settlement.presenter.ts'

const area = 'seller'

export const financeSellerRoutes = [
  route(
    {
      method: 'GET',
      path: '/money_logs',
      area,
      access: 'money_log.view',
      summary: "The store's money log",
      list: storeMoneyLogList,
      data: PageOf(MoneyLogRow),
    },
    async (ctx, { list }) => {
      const { rows, total } = await ownMoneyLog(ctx, ctx.scope, list)
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
      path: '/order_settlements',
      area,
      access: 'order_settlement.view',
      summary: 'Settled orders of the store; rows of one run share the number',
      list: sellerSettlementList,
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
      summary: 'One settled order of the store',
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
