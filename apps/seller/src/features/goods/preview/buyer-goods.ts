import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import type { GalleryPicture } from '@shiji/ui/shop/gallery/gallery.tsx'
import type { PickableSku, SkuAxis } from '@shiji/ui/shop/sku-picker/sku-choice.ts'
import type { GoodsDraft } from '../draft/goods-draft.ts'
import { skuRows } from '../skus/sku-matrix.ts'

/** A SKU as the preview offers it; prices in fen, undefined where none is typed yet. */
interface PreviewSku extends PickableSku {
  readonly price: number | undefined
  readonly marketPrice: number
}

/** What a draft would show to buyers, in one language. */
export interface BuyerGoods {
  readonly name: string
  readonly subname: string
  readonly pictures: readonly GalleryPicture[]
  readonly video: string
  readonly axes: readonly SkuAxis[]
  readonly skus: readonly PreviewSku[]
  readonly attributes: readonly { readonly name: string; readonly value: string }[]
  /** Stored rich text. */
  readonly content: string
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** The buyer's view of what is typed. Stock that is not typed yet counts as there: the preview is of the page, not of the stock. */
export function buyerGoods({ values, matrix, attributes }: GoodsDraft, locale: Locale): BuyerGoods {
  const own = (name: string) => (locale === 'en' && text(values[`${name}_en`])) || text(values[name])
  const axes = matrix.axes.filter(axis => axis.values.length > 0)
  const images: readonly string[] = Array.isArray(values.images)
    ? values.images.filter(image => typeof image === 'string')
    : []
  const ofValues = axes[0]?.values.map(value => value.image).filter(image => image !== '') ?? []
  const name = own('name')
  return {
    name,
    subname: own('subname'),
    pictures: [...new Set([...images, ...ofValues])].map(src => ({ src, alt: name })),
    video: text(values.video),
    axes: axes.map((axis, at) => ({
      name: inLanguage(axis, 'name', locale),
      values: axis.values.map(value => ({
        name: inLanguage(value, 'name', locale),
        picture: at === 0 && value.image !== '' ? value.image : undefined,
      })),
    })),
    skus: skuRows(matrix).map(({ values: row, cell }, at) => ({
      id: at + 1,
      values: row.map(value => inLanguage(value, 'name', locale)),
      stock: cell.stock ?? 1,
      price: cell.price,
      marketPrice: cell.market_price ?? 0,
    })),
    attributes: attributes
      .map(row => ({ name: inLanguage(row, 'name', locale).trim(), value: inLanguage(row, 'value', locale).trim() }))
      .filter(row => row.name !== '' && row.value !== ''),
    content: own('content'),
  }
}

/** Lowest and highest of the typed prices, in fen; undefined without any. */
export function priceSpan(skus: BuyerGoods['skus']): { readonly low: number; readonly high: number } | undefined {
  const prices = skus.flatMap(sku => sku.price ?? [])
  return prices.length === 0 ? undefined : { low: Math.min(...prices), high: Math.max(...prices) }
}
