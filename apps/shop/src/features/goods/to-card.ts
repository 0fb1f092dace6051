import type { GoodsCard } from '@shiji/contract/catalog/catalog.ts'
import type { CardGoods } from '@shiji/ui/shop/goods-card/goods-card.tsx'
import type { FileUrl } from '../../site/goods/use-file-url.ts'
import type { PickName } from '../../site/names.ts'

/** Goods from the wire as a card shows them: in the reader's language, scores in stars. */
export const toCard = (goods: GoodsCard, pick: PickName, fileUrl: FileUrl, withStore = true): CardGoods => ({
  id: goods.id,
  title: pick(goods.name, goods.name_en),
  pictures: goods.image === '' ? [] : [fileUrl(goods.image, 400)],
  price: goods.price,
  ...(goods.market_price > goods.price ? { listPrice: goods.market_price } : {}),
  sold: goods.sales,
  ...(goods.score > 0 ? { rating: goods.score / 10, comments: goods.comment_count } : {}),
  ...(withStore ? { store: pick(goods.store_name, goods.store_name_en) } : {}),
  soldOut: !goods.in_stock,
})
