import { DemoTopUpData, DemoTopUpInput, MoneyLogRow } from '@shiji/contract/finance/finance.ts'
import { PageOf } from '@shiji/contract/schema.ts'
import { route } from '../../../http/route.ts'
import { toPage } from '../../../records/list-sql.ts'
import { ownMoneyLog, ownMoneyLogList } from '../data/money-log.queries.ts'
import { topUpDemo } from '../use-cases/top-up-demo.ts'
import { presentMoneyLog } from './money-log.presenter.ts'

export const financeBuyerRoutes = [
  route(
    {
      method: 'GET',
      path: '/user/money_logs',
      area: 'buyer',
      access: 'session',
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
  route(
    {
      method: 'POST',
      path: '/user/money/top_up',
      area: 'buyer',
      access: 'session',
      summary: 'Demo money for the own balance; not in production',
      body: DemoTopUpInput,
      data: DemoTopUpData,
      idempotent: true,
      perMinute: 30,
      demoOnly: true,
    },
    (ctx, { body }) => topUpDemo(ctx, body),
  ),
]
