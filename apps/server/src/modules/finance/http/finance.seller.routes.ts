import { sellerMoneyLogsCall, sellerSettlementsCall } from '@shiji/contract/finance/finance.calls.ts'
import { MoneyLogRow, SettlementRow } from '@shiji/contract/finance/finance.ts'
import { listRoute, viewRoute } from '../../../http/routes/list-route.ts'
import { ownMoneyLog, storeMoneyLogList } from '../data/money-log.queries.ts'
import { sellerSettlementList, settlement, settlements } from '../data/settlement.queries.ts'
import { presentMoneyLog } from './money-log.presenter.ts'
import { presentSettlement } from './settlement.presenter.ts'

export const financeSellerRoutes = [
  listRoute(
    sellerMoneyLogsCall,
    { summary: "The store's money log", list: storeMoneyLogList, row: MoneyLogRow },
    async (ctx, list) => {
      const { rows, total } = await ownMoneyLog(ctx, ctx.scope, list)
      return { rows: rows.map(row => presentMoneyLog(ctx.locale, row)), total }
    },
  ),
  listRoute(
    sellerSettlementsCall,
    {
      summary: 'Settled orders of the store; rows of one run share the number',
      list: sellerSettlementList,
      row: SettlementRow,
    },
    async (ctx, list) => {
      const { rows, total } = await settlements(ctx, list, ctx.scope)
      return { rows: rows.map(presentSettlement), total }
    },
  ),
  viewRoute(
    sellerSettlementsCall,
    { summary: 'One settled order of the store', view: SettlementRow },
    async (ctx, id) => {
      const row = await settlement(ctx, id, ctx.scope)
      return row === undefined ? undefined : presentSettlement(row)
    },
  ),
]
