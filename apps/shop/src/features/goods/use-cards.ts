import type { GoodsCard } from '@shiji/contract/catalog/catalog.ts'
import { useText } from '@shiji/i18n/react.ts'
import type { CardGoods } from '@shiji/ui/shop/goods-card/goods-card.tsx'
import { thingOf } from '../../site/goods/thing.ts'
import { useFileUrl } from '../../site/goods/use-file-url.ts'
import { useName } from '../../site/names.ts'

/** Promises by how much they decide; a store's own words are on the product page only. */
const PROMISES = ['ship_in_48h', 'seven_days_return', 'genuine'] as const

/** Goods from the wire as a card shows them: in the reader's language, scores in stars, with what decides as tags. */
export function useCards(): (goods: GoodsCard, withStore?: boolean) => CardGoods {
  const say = useText('shop')
  const pick = useName()
  const fileUrl = useFileUrl()
  return (goods, withStore = true) => {
    const { thing, brand } = thingOf(goods, pick)
    const promise = PROMISES.find(code => goods.services.includes(code))
    return {
      id: goods.id,
      title: thing,
      ...(brand === '' ? {} : { brand }),
      pictures: [goods.image, goods.second_image].filter(url => url !== '').map(url => fileUrl(url, 400)),
      price: goods.price,
      ...(goods.market_price > goods.price ? { listPrice: goods.market_price } : {}),
      tags: [
        ...(goods.free_delivery ? [say('shop.card_free')] : []),
        ...(promise === undefined ? [] : [say(`shop.card_promise.${promise}`)]),
      ],
      sold: goods.sales,
      ...(goods.score > 0 ? { rating: goods.score / 10, comments: goods.comment_count } : {}),
      ...(withStore ? { store: pick(goods.store_name, goods.store_name_en) } : {}),
      ...(goods.place === '' ? {} : { place: pick(goods.place, goods.place_en) }),
      soldOut: !goods.in_stock,
    }
  }
}
