import { classAttributesCall, goodsAttrsCall } from '@shiji/contract/catalog/goods-attr.calls.ts'
import {
  ClassAttributes,
  ClassAttributesQuery,
  GoodsAttr,
  GoodsAttrChange,
  GoodsAttrInput,
} from '@shiji/contract/catalog/goods-attrs.ts'
import { createOf, destroyOf, updateOf } from '@shiji/contract/lists/list-parts.ts'
import { Deleted, Done, IdParams, IdsParams } from '@shiji/contract/schema.ts'
import { answer } from '../../../../http/routes/answer.ts'
import { listRoute, viewRoute } from '../../../../http/routes/list-route.ts'
import { idsOf } from '../../../../records/ids.ts'
import {
  classAttributesFor,
  goodsAttrList,
  goodsAttrPage,
  goodsAttrRows,
} from '../../data/attributes/goods-attr.queries.ts'
import { changeGoodsAttr, createGoodsAttr, removeGoodsAttrs } from '../../use-cases/attributes/keep-goods-attr.ts'

/** Attributes and specs of a store, and what its goods form offers for a class. */
export const goodsAttrSellerRoutes = [
  listRoute(
    goodsAttrsCall,
    { summary: 'Attributes and specs of the own store', list: goodsAttrList, row: GoodsAttr },
    (ctx, list) => goodsAttrPage(ctx, ctx.scope, list),
  ),
  viewRoute(goodsAttrsCall, { summary: 'One attribute or spec', view: GoodsAttr }, async (ctx, id) => {
    const [row] = await goodsAttrRows(ctx, ctx.scope, [id])
    return row
  }),
  answer(
    createOf(goodsAttrsCall),
    { summary: 'Make an attribute or spec for a class', body: GoodsAttrInput, data: Done },
    (ctx, { body }) => createGoodsAttr(ctx, body),
  ),
  answer(
    updateOf(goodsAttrsCall),
    { summary: 'Change the sent fields of an attribute or spec', params: IdParams, body: GoodsAttrChange, data: Done },
    async (ctx, { params, body }) => {
      await changeGoodsAttr(ctx, params.id, body)
      return { id: params.id }
    },
  ),
  answer(
    destroyOf(goodsAttrsCall),
    { summary: 'Delete attributes and specs by comma-separated ids', params: IdsParams, data: Deleted },
    async (ctx, { params }) => ({ deleted: await removeGoodsAttrs(ctx, idsOf(params.ids)) }),
  ),
  answer(
    classAttributesCall,
    {
      summary: 'Attributes and specs that the goods form offers for a class',
      query: ClassAttributesQuery,
      data: ClassAttributes,
    },
    (ctx, { query }) => classAttributesFor(ctx, ctx.scope, query.class_id),
  ),
]
