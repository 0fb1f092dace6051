import { call } from '../call.ts'
import type { CommentRow } from '../catalog/catalog.ts'
import type { Page } from '../envelope.ts'
import type { Done, IdParams } from '../schema.ts'
import type { AdditionInput, CommentInput, OwnComment } from './order.ts'

/**
 * Comments on goods, those in the reader's language first; `type` is good, medium or bad. Comments of the timer only
 * with `is_auto`, those that say the same with `tag`. Numbers of all tabs, stars and tags (`tag_…`) are in `count`.
 */
export const goodsCommentsCall = call<{ params: IdParams; data: Page<CommentRow> }>()({
  method: 'GET',
  path: '/goods_comments/:id',
  area: 'buyer',
  access: 'public',
  filters: { type: 'word', score: 'number', has_image: 'flag', is_auto: 'flag', tag: 'word' },
  sorts: ['id', 'created_at', 'score'],
  defaultSort: { prop: 'id', order: 'desc' },
  reads: ['Comment'],
})

export const ownCommentsCall = call<{ data: Page<OwnComment> }>()({
  method: 'GET',
  path: '/user/comments',
  area: 'buyer',
  access: 'session',
  filters: { type: 'word', order_id: 'number', created_at: 'time' },
  sorts: ['id', 'created_at', 'score'],
  defaultSort: { prop: 'id', order: 'desc' },
  reads: ['Comment'],
})

/** Comments on lines of a received order; with the last line the order is complete. */
export const commentCall = call<{ body: CommentInput; data: Done }>()({
  method: 'POST',
  path: '/user/comments',
  area: 'buyer',
  access: 'session',
  idempotent: true,
  keyed: true,
  changes: ['Order', 'Comment'],
})

/** Adds to an own comment, once. */
export const addToCommentCall = call<{ params: IdParams; body: AdditionInput; data: Done }>()({
  method: 'POST',
  path: '/user/comments/:id/addition',
  area: 'buyer',
  access: 'session',
  idempotent: true,
  keyed: true,
  changes: ['Comment'],
})
