import { listCall, type NoBody } from '../lists/list-call.ts'
import type { BackOfficeComment, CommentReplyInput } from './order.ts'

const filters = {
  type: 'word',
  order_id: 'number',
  created_at: 'time',
  id: 'number',
  goods_id: 'number',
  goods_name: 'text',
  nickname: 'text',
  order_no: 'code',
  score: 'number',
  content: 'text',
  has_image: 'flag',
  is_auto: 'flag',
  is_replied: 'flag',
  is_hidden: 'flag',
} as const
const page = {
  path: 'order_comments',
  noun: 'order_comment',
  sorts: ['id', 'created_at', 'score', 'handled_at'],
} as const

/** Comments on the goods of the own store, those that wait for an answer first; a change is the answer. */
export const sellerCommentsCall = listCall<BackOfficeComment, BackOfficeComment, NoBody, CommentReplyInput>()({
  ...page,
  area: 'seller',
  filters,
  defaultSort: { prop: 'handled_at', order: 'desc' },
})

/** Comments on the goods of all stores. */
export const adminCommentsCall = listCall<BackOfficeComment, BackOfficeComment, NoBody, CommentReplyInput>()({
  ...page,
  area: 'admin',
  defaultSort: { prop: 'id', order: 'desc' },
  filters: { ...filters, store_id: 'number' },
})
