import { Done, IdParams } from '@shiji/contract/schema.ts'
import {
  abandonStocktakeCall,
  applyStocktakeCall,
  countStocktakeCall,
  openStocktakeCall,
  stocktakeCall,
  stocktakeRowsCall,
  stocktakesCall,
} from '@shiji/contract/stock/stocktake.calls.ts'
import {
  Booked,
  Counted,
  CountInput,
  StocktakeInput,
  StocktakeRow,
  StocktakeSku,
  StocktakeView,
} from '@shiji/contract/stock/stocktake.ts'
import { answer } from '../../../../http/routes/answer.ts'
import { listRoute } from '../../../../http/routes/list-route.ts'
import { AppError, InvalidInput } from '../../../../infra/app-error.ts'
import {
  asksForStocktake,
  namedStocktakes,
  stocktakeList,
  stocktakePage,
  stocktakeProgress,
  stocktakeRowList,
  stocktakeRowPage,
} from '../../data/stock/stocktake.queries.ts'
import { countStocktake } from '../../use-cases/stocktake/count-stocktake.ts'
import { abandonStocktake, applyStocktake } from '../../use-cases/stocktake/end-stocktake.ts'
import { openStocktake } from '../../use-cases/stocktake/open-stocktake.ts'
import { stocktakeRow, stocktakeSku, stocktakeView } from './stocktake.presenter.ts'

export const stocktakeSellerRoutes = [
  listRoute(
    stocktakesCall,
    { summary: 'Counts of the own stock', list: stocktakeList, row: StocktakeRow },
    async (ctx, list) => {
      const { rows, total } = await stocktakePage(ctx, ctx.scope, list)
      return { rows: rows.map(stocktakeRow), total }
    },
  ),
  answer(
    stocktakeCall,
    { summary: 'A count with its progress', params: IdParams, data: StocktakeView },
    async (ctx, { params }) => {
      const [stocktake] = await namedStocktakes(ctx, ctx.scope, [params.id])
      if (stocktake === undefined) throw new AppError('record.missing')
      return stocktakeView(ctx.actor, stocktake, await stocktakeProgress(ctx, params.id))
    },
  ),
  listRoute(
    stocktakeRowsCall,
    { summary: 'The SKUs of one count', list: stocktakeRowList, row: StocktakeSku },
    async (ctx, list) => {
      if (!asksForStocktake(list)) throw new InvalidInput([{ field: 'stocktake_id', key: 'error.required' }])
      const { rows, total } = await stocktakeRowPage(ctx, ctx.scope, list)
      return { rows: rows.map(row => stocktakeSku(ctx.actor, row)), total }
    },
  ),
  answer(openStocktakeCall, { summary: 'Open a count', body: StocktakeInput, data: Done }, async (ctx, { body }) => ({
    id: await openStocktake(ctx, body),
  })),
  answer(
    countStocktakeCall,
    { summary: 'Enter what was counted, all rows or none', params: IdParams, body: CountInput, data: Counted },
    (ctx, { params, body }) => countStocktake(ctx, params.id, body),
  ),
  answer(
    applyStocktakeCall,
    { summary: 'Book the differences of a count, once', params: IdParams, data: Booked },
    (ctx, { params }) => applyStocktake(ctx, params.id),
  ),
  answer(
    abandonStocktakeCall,
    { summary: 'End a count without booking anything', params: IdParams, data: Done },
    async (ctx, { params }) => {
      await abandonStocktake(ctx, params.id)
      return { id: params.id }
    },
  ),
]
