import { CommentRow } from '@shiji/contract/catalog/catalog.ts'
import { commentCall, goodsCommentsCall, ownCommentsCall } from '@shiji/contract/order/comment.buyer.calls.ts'
import { BackOfficeComment, CommentInput, CommentReplyInput } from '@shiji/contract/order/order.ts'
import { Deleted, Done, IdParams, IdsParams, PageOf } from '@shiji/contract/schema.ts'
import { parseIds } from '@shiji/kit/ids/id.ts'
import { answer } from '../../../http/answer.ts'
import { route } from '../../../http/route.ts'
import { AppError, InvalidInput } from '../../../infra/app-error.ts'
import { toPage } from '../../../records/list-sql.ts'
import {
  adminCommentList,
  buyerCommentList,
  commentCounts,
  commentOf,
  commentPage,
  goodsCommentList,
  goodsCommentPage,
  sellerCommentList,
} from '../data/comment.queries.ts'
import { addComments } from '../use-cases/add-comments.ts'
import { answerComment } from '../use-cases/answer-comment.ts'
import { removeComments } from '../use-cases/delete-comments.ts'
import { presentComment, presentPublicComment } from './comment.presenter.ts'

const buyerRoutes = [
  answer(
    goodsCommentsCall,
    {
      summary: 'Comments on a product: type good, medium or bad, has_image; numbers of all tabs in `count`',
      params: IdParams,
      list: goodsCommentList,
      data: PageOf(CommentRow),
    },
    async (ctx, { params, list }) => {
      const [{ rows, total }, count] = await Promise.all([
        goodsCommentPage(ctx, list, params.id),
        commentCounts(ctx, params.id),
      ])
      return toPage(
        list,
        rows.map(row => presentPublicComment(ctx.locale, row)),
        total,
        count,
      )
    },
  ),
  answer(
    ownCommentsCall,
    {
      summary: 'Own comments',
      list: buyerCommentList,
      data: PageOf(BackOfficeComment),
    },
    async (ctx, { list }) => {
      const { rows, total } = await commentPage(ctx, list, ctx.scope)
      return toPage(
        list,
        rows.map(row => presentComment(ctx.locale, row)),
        total,
      )
    },
  ),
  answer(
    commentCall,
    {
      summary: 'Comment lines of a received order; with the last line the order is complete',
      body: CommentInput,
      data: Done,
    },
    (ctx, { body }) =>
      addComments(
        ctx,
        body.order_id,
        body.lines.map(({ order_goods_id, image, ...line }) => ({
          ...line,
          orderGoodsId: order_goods_id,
          images: (image ?? []).filter(url => url !== ''),
        })),
      ),
  ),
]

const sellerRoutes = [
  route(
    {
      method: 'GET',
      path: '/order_comments',
      area: 'seller',
      access: 'order_comment.view',
      summary: "Comments on the store's goods",
      list: sellerCommentList,
      data: PageOf(BackOfficeComment),
    },
    async (ctx, { list }) => {
      const { rows, total } = await commentPage(ctx, list, ctx.scope)
      return toPage(
        list,
        rows.map(row => presentComment(ctx.locale, row)),
        total,
      )
    },
  ),
  route(
    {
      method: 'GET',
      path: '/order_comments/:id',
      area: 'seller',
      access: 'order_comment.view',
      summary: "One comment on the store's goods",
      params: IdParams,
      data: BackOfficeComment,
    },
    async (ctx, { params }) => {
      const row = await commentOf(ctx, params.id, ctx.scope)
      if (row === undefined) throw new AppError('record.missing')
      return presentComment(ctx.locale, row)
    },
  ),
  route(
    {
      method: 'PUT',
      path: '/order_comments/:id',
      area: 'seller',
      access: 'order_comment.reply',
      summary: 'Answer a comment',
      params: IdParams,
      body: CommentReplyInput,
      data: Done,
    },
    (ctx, { params, body }) => answerComment(ctx, params.id, body),
  ),
]

const adminRoutes = [
  route(
    {
      method: 'GET',
      path: '/order_comments',
      area: 'admin',
      access: 'order_comment.view',
      summary: 'All comments',
      list: adminCommentList,
      data: PageOf(BackOfficeComment),
    },
    async (ctx, { list }) => {
      const { rows, total } = await commentPage(ctx, list, ctx.scope)
      return toPage(
        list,
        rows.map(row => presentComment(ctx.locale, row)),
        total,
      )
    },
  ),
  route(
    {
      method: 'GET',
      path: '/order_comments/:id',
      area: 'admin',
      access: 'order_comment.view',
      summary: 'One comment',
      params: IdParams,
      data: BackOfficeComment,
    },
    async (ctx, { params }) => {
      const row = await commentOf(ctx, params.id, ctx.scope)
      if (row === undefined) throw new AppError('record.missing')
      return presentComment(ctx.locale, row)
    },
  ),
  route(
    {
      method: 'PUT',
      path: '/order_comments/:id',
      area: 'admin',
      access: 'order_comment.reply',
      summary: 'Answer a comment',
      params: IdParams,
      body: CommentReplyInput,
      data: Done,
    },
    (ctx, { params, body }) => answerComment(ctx, params.id, body),
  ),
  route(
    {
      method: 'DELETE',
      path: '/order_comments/:ids',
      area: 'admin',
      access: 'order_comment.delete',
      summary: 'Remove comments by comma-separated ids',
      params: IdsParams,
      data: Deleted,
    },
    (ctx, { params }) => {
      const ids = parseIds(params.ids)
      if (ids === undefined) throw new InvalidInput([{ field: 'ids', key: 'error.wrong_format' }])
      return removeComments(ctx, ids)
    },
  ),
]

export const commentRoutes = [...buyerRoutes, ...sellerRoutes, ...adminRoutes]
