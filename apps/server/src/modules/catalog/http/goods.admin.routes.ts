import {
  AdminGoodsChange,
  ClassChange,
  ClassInput,
  ClassRow,
  GoodsForm,
  GoodsReviewInput,
  GoodsRow,
} from '@shiji/contract/catalog/catalog.ts'
import { classCall } from '@shiji/contract/catalog/class.calls.ts'
import { adminGoodsCall } from '@shiji/contract/catalog/goods.calls.ts'
import { changeAnyGoodsCall, reviewGoodsCall } from '@shiji/contract/catalog/goods.desk.calls.ts'
import { synonymCall } from '@shiji/contract/catalog/synonym.calls.ts'
import { Synonym, SynonymInput } from '@shiji/contract/catalog/synonyms.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { Done, IdParams } from '@shiji/contract/schema.ts'
import { answer } from '../../../http/routes/answer.ts'
import { listRoute, viewRoute } from '../../../http/routes/list-route.ts'
import { resourceOf } from '../../../http/routes/resource.ts'
import { classRows } from '../data/classes/class.queries.ts'
import { adminGoodsList, goodsFormFacts, goodsRows } from '../data/goods/goods-row.queries.ts'
import { synonymRows } from '../data/search/synonym.queries.ts'
import { changeGoods } from '../use-cases/goods/change-goods.ts'
import { reviewGoods } from '../use-cases/goods/move-goods.ts'
import { goodsForm, goodsRow } from './goods.presenter.ts'

export const goodsAdminRoutes = [
  ...resourceOf(synonymCall, { row: Synonym, create: SynonymInput, update: SynonymInput }, synonymRows),
  listRoute(
    adminGoodsCall,
    { summary: 'Goods of all stores', list: adminGoodsList, row: GoodsRow },
    async (ctx, list) => {
      const { rows, total } = await goodsRows(ctx, ctx.scope, list)
      return { rows: rows.map(row => goodsRow(ctx.actor, row)), total }
    },
  ),
  viewRoute(adminGoodsCall, { summary: 'Goods for the form', view: GoodsForm }, async (ctx, id, setHeader) => {
    const facts = await goodsFormFacts(ctx, id, ctx.scope)
    if (facts === undefined) return undefined
    setHeader('etag', facts.version)
    return goodsForm(ctx.actor, facts)
  }),
  answer(
    changeAnyGoodsCall,
    {
      summary: 'Change the sent fields of goods; verification stays',
      params: IdParams,
      body: AdminGoodsChange,
      data: Done,
      bodyBytes: LIMITS.request.bigBodyBytes,
    },
    async (ctx, { params, body }) => {
      await changeGoods(ctx, params.id, body)
      return { id: params.id }
    },
  ),
  answer(
    reviewGoodsCall,
    {
      summary: 'Let goods pass or reject them with a reason',
      body: GoodsReviewInput,
      data: Done,
    },
    async (ctx, { body }) => {
      await reviewGoods(ctx, body.id, { verify: body.verify, reason: body.reason ?? '' })
      return {}
    },
  ),
  ...resourceOf(classCall, { row: ClassRow, create: ClassInput, update: ClassChange }, classRows),
]
