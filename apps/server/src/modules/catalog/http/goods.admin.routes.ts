import {
  AdminGoodsChange,
  BrandChange,
  BrandInput,
  BrandRow,
  ClassChange,
  ClassInput,
  ClassRow,
  GoodsForm,
  GoodsReviewInput,
  GoodsRow,
} from '@shiji/contract/catalog/catalog.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { Done, IdParams, PageOf } from '@shiji/contract/schema.ts'
import { resource } from '../../../http/resource.ts'
import { route } from '../../../http/route.ts'
import { AppError } from '../../../infra/app-error.ts'
import { toPage } from '../../../records/list-sql.ts'
import { brandRows, classRows } from '../data/class.queries.ts'
import { goodsFormFacts, goodsList, goodsRows } from '../data/goods-row.queries.ts'
import { changeGoods } from '../use-cases/change-goods.ts'
import { reviewGoods } from '../use-cases/move-goods.ts'
import { goodsForm, goodsRow } from './goods.presenter.ts'

const area = 'admin'

export const goodsAdminRoutes = [
  route(
    {
      method: 'GET',
      path: '/goods',
      area,
      access: 'goods.view',
      summary: 'Goods of all stores',
      list: goodsList,
      data: PageOf(GoodsRow),
    },
    async (ctx, { list }) => {
      const { rows, total } = await goodsRows(ctx, ctx.scope, list)
      return toPage(
        list,
        rows.map(row => goodsRow(ctx.actor, row)),
        total,
      )
    },
  ),
  route(
    {
      method: 'GET',
      path: '/goods/:id',
      area,
      access: 'goods.view',
      summary: 'Goods for the form',
      params: IdParams,
      data: GoodsForm,
    },
    async (ctx, { params }) => {
      const facts = await goodsFormFacts(ctx, params.id, ctx.scope)
      if (facts === undefined) throw new AppError('record.missing')
      return goodsForm(ctx.actor, facts)
    },
  ),
  route(
    {
      method: 'PUT',
      path: '/goods/:id',
      area,
      access: 'goods.update',
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
  route(
    {
      method: 'PUT',
      path: '/goods/verify',
      area,
      access: 'goods.review',
      summary: 'Let goods pass or reject them with a reason',
      body: GoodsReviewInput,
      data: Done,
    },
    async (ctx, { body }) => {
      await reviewGoods(ctx, body.id, { verify: body.verify, reason: body.reason ?? '' })
      return {}
    },
  ),
  ...resource({
    ...classRows,
    area,
    path: 'goods_classes',
    noun: 'goods_class',
    row: ClassRow,
    create: ClassInput,
    update: ClassChange,
    importable: true,
  }),
  ...resource({
    ...brandRows,
    area,
    path: 'goods_brands',
    noun: 'goods_brand',
    row: BrandRow,
    create: BrandInput,
    update: BrandChange,
    importable: true,
  }),
]
