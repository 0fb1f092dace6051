import { chakra } from '@chakra-ui/react/styled-system'
import type { sellerCommentsCall } from '@shiji/contract/order/comment.calls.ts'
import type { SayText } from '@shiji/i18n/react.ts'
import { Plate } from '@shiji/ui/common/plate/plate.tsx'
import { Rating } from '@shiji/ui/common/rating/rating.tsx'
import { Tag } from '@shiji/ui/common/tag-badge/tag-badge.tsx'
import type { ColumnOf, DetailOf, SearchOf } from '../../page/declaration/page-parts.ts'

type Comments = typeof sellerCommentsCall

const STARS = [5, 4, 3, 2, 1] as const

const rating = (id: 'score' | 'agree' | 'service' | 'speed', title: string): DetailOf<Comments> => ({
  id,
  title,
  render: row => <Rating value={row[id]} />,
})

const pictures = (images: readonly string[], say: SayText) =>
  images.length > 0 ? (
    <chakra.span display="flex" flexWrap="wrap" gap="2">
      {images.map((src, at) => (
        <chakra.span key={src} w="104px">
          <Plate src={src} alt={say('form.picture_at', { at: at + 1 })} seed={src} radius="sm" />
        </chakra.span>
      ))}
    </chakra.span>
  ) : undefined

/** Columns of the comment tables of both back offices. */
export const commentColumns = (say: SayText, withStore: boolean): ColumnOf<Comments>[] => [
  { id: 'goods_image', title: say('records.image'), kind: 'image', width: 64 },
  { id: 'goods_name', title: say('records.goods') },
  ...(withStore ? [{ id: 'store_name' as const, title: say('records.store') }] : []),
  { id: 'nickname', title: say('records.buyer'), priority: 'low' },
  {
    id: 'score',
    title: say('records.score'),
    render: row => say('records.stars', { count: row.score }),
    sortable: true,
  },
  { id: 'content', title: say('records.content') },
  { id: 'reply', title: say('records.reply') },
  {
    id: 'hidden_reason',
    title: say('records.hidden'),
    priority: 'low',
    render: row => (row.is_hidden ? <Tag tone="warning">{row.hidden_reason}</Tag> : undefined),
  },
  { id: 'order_no', title: say('records.order_no'), hidden: true },
  { id: 'handled_at', title: say('records.handled_at'), kind: 'time', sortable: true, hidden: true },
  { id: 'created_at', title: say('common.created_at'), kind: 'time', sortable: true },
]

/** One comment in full: all four scores and every picture. */
export const commentDetails = (say: SayText): DetailOf<Comments>[] => [
  { id: 'goods_name', title: say('records.goods') },
  { id: 'store_name', title: say('records.store') },
  { id: 'order_no', title: say('records.order_no') },
  { id: 'nickname', title: say('records.buyer') },
  rating('score', say('records.score')),
  rating('agree', say('records.score_agree')),
  rating('service', say('records.score_service')),
  rating('speed', say('records.score_speed')),
  { id: 'content', title: say('records.content') },
  { id: 'images', title: say('records.image'), render: row => pictures(row.images, say) },
  {
    id: 'addition',
    title: say('records.addition'),
    render: row =>
      row.addition === null ? undefined : (
        <>
          <chakra.p>{row.addition.content}</chakra.p>
          {pictures(row.addition.images, say)}
        </>
      ),
  },
  {
    id: 'is_auto',
    title: say('records.auto_comment'),
    render: row => say(row.is_auto ? 'common.yes' : 'common.no'),
  },
  { id: 'reply', title: say('records.reply') },
  { id: 'hidden_reason', title: say('records.hidden_reason') },
  { id: 'created_at', title: say('common.created_at'), kind: 'time' },
]

/** Search fields of the comment tables. */
export const commentSearch = (say: SayText): SearchOf<Comments>[] => {
  const yesNo = [
    { value: 1, label: say('common.yes') },
    { value: 0, label: say('common.no') },
  ]
  return [
    { type: 'text', name: 'goods_name', label: say('records.goods') },
    {
      type: 'text',
      name: 'order_no',
      label: say('records.order_no'),
      placeholder: say('records.order_no_begins'),
      operator: 'likeRight',
    },
    {
      type: 'select',
      name: 'score',
      label: say('records.score'),
      choices: STARS.map(value => ({ value, label: say('records.stars', { count: value }) })),
    },
    { type: 'select', name: 'is_replied', label: say('records.replied'), choices: yesNo },
    { type: 'daterange', name: 'created_at', label: say('common.created_at') },
    { type: 'text', name: 'nickname', label: say('records.buyer') },
    { type: 'text', name: 'content', label: say('records.content') },
    { type: 'select', name: 'is_auto', label: say('records.auto_comment'), choices: yesNo },
    { type: 'select', name: 'is_hidden', label: say('records.hidden'), choices: yesNo },
  ]
}
