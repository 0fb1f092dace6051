import { moneyLogsCall, topUpDemoCall } from '@shiji/contract/finance/finance.buyer.calls.ts'
import { DemoTopUpData, DemoTopUpInput, MoneyLogRow } from '@shiji/contract/finance/finance.ts'
import { PageOf } from '@shiji/contract/schema.ts'
import { answer } from '../../../http/routes/answer.ts'
import { toPage } from '../../../records/list-sql.ts'
import { ownMoneyLog, ownMoneyLogList } from '../data/money-log.queries.ts'
import { topUpDemo } from '../use-cases/top-up-demo.ts'
import { presentMoneyLog } from './money-log.presenter.ts'

export const financeBuyerRoutes = [
  answer(
    moneyLogsCall,
    {
      summary: 'Own money log; is_type 0 or balance, 1 or frozen, 2 or points',
      list: ownMoneyLogList,
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
  answer(
    topUpDemoCall,
    {
      summary: 'Demo money for the own balance; not in production',
      body: DemoTopUpInput,
      data: DemoTopUpData,
    },
    (ctx, { body }) => topUpDemo(ctx, body),
  ),
]
