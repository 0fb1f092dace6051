import { adjustMoneyCall, booksCall, checkBooksCall } from '@shiji/contract/finance/books.admin.calls.ts'
import { adminMoneyLogsCall, adminSettlementsCall } from '@shiji/contract/finance/finance.calls.ts'
import { Books, MoneyAdjustInput, MoneyLogRow, SettlementRow } from '@shiji/contract/finance/finance.ts'
import { Done } from '@shiji/contract/schema.ts'
import { answer } from '../../../http/routes/answer.ts'
import { listRoute, viewRoute } from '../../../http/routes/list-route.ts'
import { books } from '../data/books.queries.ts'
import { adminMoneyLog, adminMoneyLogList, moneyLogRow } from '../data/money-log.queries.ts'
import { adminSettlementList, settlement, settlements } from '../data/settlement.queries.ts'
import { adjustMoney } from '../use-cases/adjust-money.ts'
import { askForCheck } from '../use-cases/check-books.ts'
import { presentMoneyLog } from './money-log.presenter.ts'
import { presentSettlement } from './settlement.presenter.ts'

export const financeAdminRoutes = [
  listRoute(
    adminMoneyLogsCall,
    { summary: 'All rows of the ledger', list: adminMoneyLogList, row: MoneyLogRow },
    async (ctx, list) => {
      const { rows, total } = await adminMoneyLog(ctx, list)
      return { rows: rows.map(row => presentMoneyLog(ctx.locale, row)), total }
    },
  ),
  viewRoute(adminMoneyLogsCall, { summary: 'One row of the ledger', view: MoneyLogRow }, async (ctx, id) => {
    const row = await moneyLogRow(ctx, id)
    return row === undefined ? undefined : presentMoneyLog(ctx.locale, row)
  }),
  listRoute(
    adminSettlementsCall,
    { summary: 'Settled orders of all stores', list: adminSettlementList, row: SettlementRow },
    async (ctx, list) => {
      const { rows, total } = await settlements(ctx, list, ctx.scope)
      return { rows: rows.map(presentSettlement), total }
    },
  ),
  viewRoute(adminSettlementsCall, { summary: 'One settled order', view: SettlementRow }, async (ctx, id) => {
    const row = await settlement(ctx, id, ctx.scope)
    return row === undefined ? undefined : presentSettlement(row)
  }),
  answer(
    adjustMoneyCall,
    {
      summary: 'Adjust balance or points of a user, or the balance of a store, with a reason',
      body: MoneyAdjustInput,
      data: Done,
    },
    (ctx, { body }) => adjustMoney(ctx, body),
  ),
  answer(
    booksCall,
    {
      summary: 'Totals per account, debits and credits, invariants, as the last check found them',
      data: Books,
    },
    ctx => books(ctx),
  ),
  answer(
    checkBooksCall,
    {
      summary: 'Check the books now, in the background; while a check is open, another call adds none',
      data: Done,
    },
    async ctx => {
      await askForCheck(ctx)
      return {}
    },
  ),
]
