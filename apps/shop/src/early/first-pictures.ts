import type { GoodsDetail } from '@shiji/contract/catalog/goods-detail.ts'
import type { HomeData } from '@shiji/contract/catalog/home.ts'
import type { GoodsSearchData } from '@shiji/contract/catalog/search.ts'
import { heroPicture, leadingImage } from '../pages/home/hero/hero-picture.ts'
import { picturesOf } from '../site/goods/sku-model.ts'
import type { FileUrl } from '../site/goods/use-file-url.ts'

/** A picture with the attributes of its later `img`: if they differed, it would be fetched twice. */
export interface FirstPicture {
  readonly src: string
  readonly srcSet?: string | undefined
  readonly sizes?: string
}

/** How many cards of a list are in first view on a phone. */
const CARDS = 2

/** The pictures in first view, from the answer that the page will render. */
export function firstPictures(answer: HomeData | GoodsDetail | GoodsSearchData, fileUrl: FileUrl): FirstPicture[] {
  if ('banners' in answer) {
    const image = leadingImage(answer)
    return image ? [heroPicture(image, fileUrl)] : []
  }
  if ('skus' in answer)
    return picturesOf(answer)
      .slice(0, 1)
      .map(image => ({ src: fileUrl(image) }))
  return answer.data.slice(0, CARDS).flatMap(({ image }) => (image === '' ? [] : [{ src: fileUrl(image, 400) }]))
}
