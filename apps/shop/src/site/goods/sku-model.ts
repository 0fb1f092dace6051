import type { PricedSku } from '@shiji/contract/catalog/catalog.ts'
import type { GoodsDetail } from '@shiji/contract/catalog/goods-detail.ts'
import type { PickableSku, SkuAxis, SkuChoice } from '@shiji/ui/shop/sku-picker/sku-choice.ts'
import type { PickName } from '../names.ts'
import type { FileUrl } from './use-file-url.ts'

/** A SKU for the picker, with its original from the wire. */
export interface PickerSku extends PickableSku {
  readonly sku: PricedSku
}

/** Axes and SKUs of goods for the picker, named in the reader's language. */
export interface SkuModel {
  readonly axes: readonly SkuAxis[]
  readonly skus: readonly PickerSku[]
}

/**
 * Names of an axis' values; two values with equal translations keep their original names, since names distinguish them.
 */
function valueNames(values: GoodsDetail['axes'][number]['values'], pick: PickName): readonly string[] {
  const names = values.map(value => pick(value.name, value.name_en))
  return new Set(names).size === names.length ? names : values.map(value => value.name)
}

/** Builds the picker's view of goods. A SKU with a value that does not exist is left out. */
export function skuModel(goods: Pick<GoodsDetail, 'axes' | 'skus'>, pick: PickName, fileUrl: FileUrl): SkuModel {
  const names = goods.axes.map(axis => valueNames(axis.values, pick))
  const axes = goods.axes.map((axis, index) => ({
    name: pick(axis.name, axis.name_en),
    values: axis.values.map((value, at) => ({
      name: names[index]?.[at] ?? value.name,
      ...(value.image === '' ? {} : { picture: fileUrl(value.image, 160) }),
    })),
  }))
  const skus = goods.skus.flatMap(sku => {
    const values = names.map((axis, index) => axis[sku.value_index[index] ?? -1])
    const known = values.filter(value => value !== undefined)
    return known.length === axes.length ? [{ id: sku.id, values: known, stock: sku.stock, sku }] : []
  })
  return { axes, skus }
}

/** The choice of a SKU, for links that select one; undefined if there is no such SKU. */
export const choiceOf = (model: SkuModel, skuId: number | undefined): SkuChoice | undefined =>
  model.skus.find(sku => sku.id === skuId)?.values

/** Addresses of all pictures of goods, each once: their own, then those of values and SKUs. */
export function picturesOf(goods: Pick<GoodsDetail, 'image' | 'images' | 'axes' | 'skus'>): readonly string[] {
  const own = goods.images.length > 0 ? goods.images : [goods.image]
  const values = goods.axes.flatMap(axis => axis.values.map(value => value.image))
  return [...new Set([...own, ...values, ...goods.skus.map(sku => sku.image)])].filter(url => url !== '')
}

/** Picture that belongs to a choice: the SKU's own, else that of a chosen value; undefined when there is none. */
export function pictureOf(goods: Pick<GoodsDetail, 'axes'>, model: SkuModel, choice: SkuChoice): string | undefined {
  const fitting = model.skus.filter(sku =>
    choice.every((name, axis) => name === undefined || sku.values[axis] === name),
  )
  const complete = choice.every(name => name !== undefined)
  if (complete && fitting[0] && fitting[0].sku.image !== '') return fitting[0].sku.image
  for (const [axis, name] of choice.entries()) {
    const at = model.axes[axis]?.values.findIndex(value => value.name === name) ?? -1
    const image = goods.axes[axis]?.values[at]?.image
    if (image !== undefined && image !== '') return image
  }
  return undefined
}
