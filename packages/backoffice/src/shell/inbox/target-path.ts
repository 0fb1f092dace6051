import type { InboxEntry } from '@shiji/contract/messaging/inbox.ts'
import { orderAddress } from '../../core/address/order-address.ts'

/** The page that an entry opens: that of its order, or the list of its noun, filtered to its record. */
export function targetPath({ type, id }: InboxEntry['target']): string {
  switch (type) {
    case 'order':
      return orderAddress(id)
    case 'comment':
      return `/order_comments?id=${id}`
    case 'question':
      return `/goods_questions?id=${id}`
    case 'settlement':
      return `/order_settlements?order_id=${id}`
    case 'goods':
    case 'stock':
      return `/goods?id=${id}`
    case 'brand':
      return `/goods_brands/applications?id=${id}`
    case 'cash':
      return `/cashes?id=${id}`
    case 'store':
      return `/stores?id=${id}`
  }
}
