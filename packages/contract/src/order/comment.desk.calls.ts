import { call } from '../call.ts'
import type { Deleted, Done, IdParams, IdsParams } from '../schema.ts'
import type { CommentReplyInput } from './order.ts'
import type { HideInput } from './question.ts'

/** Answers a comment, or changes the answer. */
export const replyCommentCall = call<{ params: IdParams; body: CommentReplyInput; data: Done }>()({
  method: 'PUT',
  path: '/order_comments/:id',
  area: ['seller', 'admin'],
  access: 'order_comment.reply',
  changes: ['/order_comments', '/order_comments/:id'],
})

export const removeCommentsCall = call<{ params: IdsParams; data: Deleted }>()({
  method: 'DELETE',
  path: '/order_comments/:ids',
  area: 'admin',
  access: 'order_comment.delete',
  changes: ['/order_comments'],
})

/** Hides a comment from the page and the scores, or shows it again. */
export const hideCommentCall = call<{ params: IdParams; body: HideInput; data: Done }>()({
  method: 'PUT',
  path: '/order_comments/:id/visibility',
  area: 'admin',
  access: 'order_comment.hide',
  changes: ['/order_comments', '/order_comments/:id'],
})
