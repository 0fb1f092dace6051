import type { Addition, CommentRow } from '@shiji/contract/catalog/catalog.ts'
import type { BackOfficeComment, OwnComment } from '@shiji/contract/order/order.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import { translate } from '@shiji/i18n/server.ts'
import type { CommentRecord } from '../data/comment.queries.ts'
import { additionOpenUntil } from '../domain/comments/addition.ts'
import { publicName } from '../domain/comments/public-name.ts'

/** The text of a comment; the timer's says that no comment was written. */
const contentOf = (locale: Locale, { isAuto, content }: CommentRecord): string =>
  isAuto && content === '' ? translate(locale, 'comment.auto') : content

const additionOf = ({ addition, additionImages, additionTime }: CommentRecord): Addition | null =>
  additionTime === null ? null : { content: addition, images: additionImages, created_at: additionTime.toISOString() }

/** A comment on the product's page: the buyer's name is masked except for its ends. */
export const presentPublicComment = (locale: Locale, row: CommentRecord): CommentRow => ({
  id: row.id,
  nickname: publicName(row.nickname),
  avatar: row.avatar,
  score: row.score,
  agree: row.agree,
  service: row.service,
  speed: row.speed,
  content: contentOf(locale, row),
  images: row.images,
  sku_name: row.skuName,
  sku_name_en: row.skuNameEn,
  is_auto: row.isAuto,
  locale: row.locale,
  reply: row.reply,
  reply_time: row.replyTime?.toISOString() ?? null,
  addition: additionOf(row),
  created_at: row.createdAt.toISOString(),
})

/** A comment for its writer, the store and the platform. */
export const presentComment = (locale: Locale, row: CommentRecord): BackOfficeComment => ({
  id: row.id,
  order_id: row.orderId,
  order_no: row.orderNo,
  goods_id: row.goodsId,
  goods_name: locale === 'en' && row.goodsNameEn !== '' ? row.goodsNameEn : row.goodsName,
  goods_image: row.goodsImage,
  store_id: row.storeId,
  store_name: row.storeName,
  nickname: row.nickname,
  score: row.score,
  agree: row.agree,
  service: row.service,
  speed: row.speed,
  content: contentOf(locale, row),
  images: row.images,
  is_auto: row.isAuto,
  reply: row.reply,
  addition: additionOf(row),
  is_hidden: row.isHidden,
  hidden_reason: row.hiddenReason,
  handled_at: (row.replyTime ?? (row.isAuto || row.isHidden ? row.createdAt : null))?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
})

/** A comment for its writer. */
export function presentOwnComment(locale: Locale, row: CommentRecord, now: Date): OwnComment {
  const until = additionOpenUntil(row.createdAt)
  const mayAdd = row.additionTime === null && !row.isAuto && !row.isHidden && now < until
  return {
    ...presentComment(locale, row),
    sku_name: row.skuName,
    sku_name_en: row.skuNameEn,
    add_until: until.toISOString(),
    actions: mayAdd ? ['add'] : [],
  }
}
