import { CommentRow } from '@shiji/contract/catalog/catalog.ts'
import {
  addToCommentCall,
  commentCall,
  goodsCommentsCall,
  ownCommentsCall,
} from '@shiji/contract/order/comment.buyer.calls.ts'
import { adminCommentsCall, sellerCommentsCall } from '@shiji/contract/order/comment.calls.ts'
import { hideCommentCall, removeCommentsCall, replyCommentCall } from '@shiji/contract/order/comment.desk.calls.ts'
import {
  AdditionInput,
  BackOfficeComment,
  CommentInput,
  CommentReplyInput,
  OwnComment,
} from '@shiji/contract/order/order.ts'
import { HideInput } from '@shiji/contract/order/question.ts'
import { Deleted, Done, IdParams, IdsParams, PageOf } from '@shiji/contract/schema.ts'
import { parseIds } from '@shiji/kit/ids/id.ts'
import { answer, answerIn } from '../../../http/routes/answer.ts'
import { listRoute, viewRoute } from '../../../http/routes/list-route.ts'
import { InvalidInput } from '../../../infra/app-error.ts'
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
import { addComments } from '../use-cases/comments/add-comments.ts'
import { addToComment } from '../use-cases/comments/add-to-comment.ts'
import { answerComment } from '../use-cases/comments/answer-comment.ts'
import { removeComments } from '../use-cases/comments/delete-comments.ts'
import { hideComment } from '../use-cases/comments/hide-comment.ts'
import { presentComment, presentOwnComment, presentPublicComment } from './comment.presenter.ts'

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
      data: PageOf(OwnComment),
    },
    async (ctx, { list }) => {
      const { rows, total } = await commentPage(ctx, list, ctx.scope)
      return toPage(
        list,
        rows.map(row => presentOwnComment(ctx.locale, row, ctx.clock.now())),
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
  answer(
    addToCommentCall,
    { summary: 'Add to an own comment, once', params: IdParams, body: AdditionInput, data: Done },
    (ctx, { params, body }) =>
      addToComment(ctx, params.id, {
        content: body.content.trim(),
        images: (body.image ?? []).filter(url => url !== ''),
      }),
  ),
]

const PLACES = [
  {
    call: sellerCommentsCall,
    list: sellerCommentList,
    all: "Comments on the store's goods",
    one: "One comment on the store's goods",
  },
  { call: adminCommentsCall, list: adminCommentList, all: 'All comments', one: 'One comment' },
] as const

const deskRoutes = PLACES.flatMap(({ call, list, all, one }) => [
  listRoute(call, { summary: all, list, row: BackOfficeComment }, async (ctx, parsed) => {
    const { rows, total } = await commentPage(ctx, parsed, ctx.scope)
    return { rows: rows.map(row => presentComment(ctx.locale, row)), total }
  }),
  viewRoute(call, { summary: one, view: BackOfficeComment }, async (ctx, id) => {
    const row = await commentOf(ctx, id, ctx.scope)
    return row === undefined ? undefined : presentComment(ctx.locale, row)
  }),
  ...answerIn(
    replyCommentCall,
    [call.area],
    {
      summary: 'Answer a comment',
      params: IdParams,
      body: CommentReplyInput,
      data: Done,
    },
    (ctx, { params, body }) => answerComment(ctx, params.id, body),
  ),
])

const adminRoutes = [
  answer(
    hideCommentCall,
    { summary: 'Hide a comment, or show it again', params: IdParams, body: HideInput, data: Done },
    (ctx, { params, body }) => hideComment(ctx, params.id, body),
  ),
  answer(
    removeCommentsCall,
    {
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

export const commentRoutes = [...buyerRoutes, ...deskRoutes, ...adminRoutes]
