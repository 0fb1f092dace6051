import { goodsSkusCall, skuSheetCall } from '@shiji/contract/catalog/desk/sku-sheet.calls.ts'
import { SheetGoods, SkuSheetInput } from '@shiji/contract/catalog/desk/sku-sheet.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { Done, IdsParams } from '@shiji/contract/schema.ts'
import { parseIds } from '@shiji/kit/ids/id.ts'
import Type from 'typebox'
import { answer } from '../../../../http/routes/answer.ts'
import { AppError, InvalidInput } from '../../../../infra/app-error.ts'
import { sheetGoods } from '../../data/goods/sku-sheet.queries.ts'
import { setSkuFigures } from '../../use-cases/sheet/set-sku-figures.ts'

/** The price and stock sheet of the seller. */
export const skuSheetRoutes = [
  answer(
    goodsSkusCall,
    {
      summary: 'SKUs of goods of the own store with prices and stock',
      params: IdsParams,
      data: Type.Array(SheetGoods),
    },
    async (ctx, { params }) => {
      const ids = parseIds(params.ids)
      if (ids === undefined || ids.length > LIMITS.list.perPageMax)
        throw new InvalidInput([{ field: 'ids', key: 'error.wrong_format' }])
      const found = await sheetGoods(ctx, ids, ctx.scope)
      if (found.length < new Set(ids).size) throw new AppError('record.missing')
      return found
    },
  ),
  answer(
    skuSheetCall,
    {
      summary: 'Set prices and stock of many SKUs, all or none',
      body: SkuSheetInput,
      data: Done,
      bodyBytes: LIMITS.request.bigBodyBytes,
    },
    async (ctx, { body }) => {
      await setSkuFigures(ctx, body)
      return {}
    },
  ),
]
