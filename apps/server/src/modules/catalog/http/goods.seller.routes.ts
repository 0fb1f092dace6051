import {
  GoodsChange,
  GoodsForm,
  GoodsFreightInput,
  GoodsInput,
  GoodsRow,
  ShelfInput,
  StockInput,
} from '@shiji/contract/catalog/catalog.ts'
import { sellerGoodsCall } from '@shiji/contract/catalog/goods.calls.ts'
import {
  adjustStockCall,
  changeGoodsCall,
  createGoodsCall,
  freightGoodsCall,
  removeGoodsCall,
  shelveGoodsCall,
  storeClassesCall,
} from '@shiji/contract/catalog/goods.desk.calls.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { Deleted, Done, IdParams, IdsParams } from '@shiji/contract/schema.ts'
import { parseIds } from '@shiji/kit/ids/id.ts'
import { answer } from '../../../http/routes/answer.ts'
import { listRoute, viewRoute } from '../../../http/routes/list-route.ts'
import { InvalidInput } from '../../../infra/app-error.ts'
import { storeClassTree } from '../data/classes/class.queries.ts'
import { type GoodsFormFacts, goodsFormFacts, goodsRows, sellerGoodsList } from '../data/goods/goods-row.queries.ts'
import { changeGoods } from '../use-cases/goods/change-goods.ts'
import { createGoods } from '../use-cases/goods/create-goods.ts'
import { deleteGoods, setShelf } from '../use-cases/goods/move-goods.ts'
import { setFreight } from '../use-cases/goods/set-freight.ts'
import { setStock } from '../use-cases/stock/set-stock.ts'
import { ClassTree } from './class-tree.ts'
import { goodsForm, goodsRow } from './goods.presenter.ts'

export const goodsSellerRoutes = [
  listRoute(
    sellerGoodsCall,
    { summary: 'Goods of the own store', list: sellerGoodsList, row: GoodsRow },
    async (ctx, list) => {
      const { rows, total } = await goodsRows(ctx, ctx.scope, list)
      return { rows: rows.map(row => goodsRow(ctx.actor, row)), total }
    },
  ),
  viewRoute(sellerGoodsCall, { summary: 'Goods for the form', view: GoodsForm }, async (ctx, id, setHeader) => {
    const facts = await goodsFormFacts(ctx, id, ctx.scope)
    if (facts === undefined) return undefined
    setHeader('etag', facts.version)
    return goodsForm(ctx.actor, facts)
  }),
  answer(
    createGoodsCall,
    {
      summary: 'Create goods with their SKUs',
      body: GoodsInput,
      data: Done,
      bodyBytes: LIMITS.request.bigBodyBytes,
    },
    (ctx, { body }) => createGoods(ctx, body),
  ),
  answer(
    changeGoodsCall,
    {
      summary: 'Change the sent fields of goods',
      params: IdParams,
      body: GoodsChange,
      data: Done,
      bodyBytes: LIMITS.request.bigBodyBytes,
    },
    async (ctx, { params, body, header }) => {
      const show = (facts: GoodsFormFacts) => goodsForm(ctx.actor, facts)
      await changeGoods(ctx, params.id, body, { version: header('if-match'), show })
      return { id: params.id }
    },
  ),
  answer(
    shelveGoodsCall,
    {
      summary: 'Put goods on or off shelf; nothing else changes',
      body: ShelfInput,
      data: Done,
    },
    async (ctx, { body }) => {
      await setShelf(ctx, body.id, body.shelf)
      return {}
    },
  ),
  answer(
    freightGoodsCall,
    {
      summary: 'Set how goods are delivered; nothing else changes',
      body: GoodsFreightInput,
      data: Done,
    },
    async (ctx, { body }) => {
      await setFreight(ctx, body.id, { freightMode: body.freight_mode, freightId: body.freight_id ?? null })
      return {}
    },
  ),
  answer(
    adjustStockCall,
    {
      summary: 'Count the stock of one SKU',
      body: StockInput,
      data: Done,
    },
    async (ctx, { body }) => {
      await setStock(ctx, body)
      return { id: body.sku_id }
    },
  ),
  answer(
    removeGoodsCall,
    {
      summary: 'Delete goods by comma-separated ids',
      params: IdsParams,
      data: Deleted,
    },
    async (ctx, { params }) => {
      const ids = parseIds(params.ids)
      if (ids === undefined) throw new InvalidInput([{ field: 'ids', key: 'error.wrong_format' }])
      return { deleted: await deleteGoods(ctx, ids) }
    },
  ),
  answer(
    storeClassesCall,
    {
      summary: 'Class tree limited to what the store may sell in',
      data: ClassTree,
    },
    ctx => storeClassTree(ctx, ctx.scope),
  ),
]
