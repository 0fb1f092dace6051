import { LIMITS } from '@shiji/contract/limits.ts'
import { Done, IdParams } from '@shiji/contract/schema.ts'
import {
  changeStockCall,
  setStockLevelCall,
  stockHistoryCall,
  stockSheetCall,
  stocksCall,
} from '@shiji/contract/stock/stock.calls.ts'
import {
  StockChangeInput,
  StockHistory,
  StockHistoryQuery,
  StockLevelInput,
  StockRow,
} from '@shiji/contract/stock/stock.ts'
import { StockSheet, StockSheetInput } from '@shiji/contract/stock/stock-sheet.ts'
import { answer } from '../../../../http/routes/answer.ts'
import { listRoute } from '../../../../http/routes/list-route.ts'
import { AppError } from '../../../../infra/app-error.ts'
import { movementsOf } from '../../data/stock/movement.queries.ts'
import { stockList, stockPage, stockRows } from '../../data/stock/stock-list.queries.ts'
import { bookSheet } from '../../use-cases/stock/book-sheet.ts'
import { changeStock } from '../../use-cases/stock/change-stock.ts'
import { setStockLevel } from '../../use-cases/stock/set-stock-level.ts'
import { placeOf, placeText, stockMovement, stockRow } from './stock.presenter.ts'

/** Changes of a history per page. */
const PAGE = 50

export const stockSellerRoutes = [
  listRoute(
    stocksCall,
    { summary: 'Every SKU of the own store with its stock', list: stockList, row: StockRow },
    async (ctx, list) => {
      const { rows, total } = await stockPage(ctx, ctx.scope, list)
      return { rows: rows.map(row => stockRow(ctx.actor, row)), total }
    },
  ),
  answer(
    changeStockCall,
    { summary: 'Book what came in or went out of one SKU', body: StockChangeInput, data: Done },
    async (ctx, { body }) => {
      await changeStock(ctx, body)
      return { id: body.sku_id }
    },
  ),
  answer(
    stockSheetCall,
    {
      summary: 'Book a sheet of codes and quantities, all rows or none',
      body: StockSheetInput,
      data: StockSheet,
      bodyBytes: LIMITS.request.bigBodyBytes,
    },
    (ctx, { body }) => bookSheet(ctx, body),
  ),
  answer(
    setStockLevelCall,
    { summary: 'Set the warning level of one SKU', params: IdParams, body: StockLevelInput, data: Done },
    async (ctx, { params, body }) => {
      await setStockLevel(ctx, params.id, body.low_stock)
      return { id: params.id }
    },
  ),
  answer(
    stockHistoryCall,
    { summary: 'The history of one SKU, newest first', params: IdParams, query: StockHistoryQuery, data: StockHistory },
    async (ctx, { params, query }) => {
      const [sku] = await stockRows(ctx, ctx.scope, [params.id])
      if (sku === undefined) throw new AppError('record.missing')
      const place = query.after === undefined ? undefined : placeOf(query.after)
      const now = { onHand: sku.on_hand, reserved: sku.reserved }
      const { rows, next } = await movementsOf(ctx, { id: sku.id, goodsId: sku.goods_id }, now, place, PAGE)
      const orderIds = rows.flatMap(row => row.orderId ?? [])
      const numbers = await ctx.ports.orderNumbers.of(ctx, ctx.scope, [...new Set(orderIds)])
      return {
        sku: stockRow(ctx.actor, sku),
        rows: rows.map(row => stockMovement(row, numbers)),
        next: next === undefined ? null : placeText(next),
      }
    },
  ),
]
