import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PICTURES } from '../catalog/pictures.ts'
import type { DemoGoods } from '../catalog/types.ts'

const ADDRESS = new RegExp(`${PICTURES}/(\\d+)/([\\w-]+)-(\\d+)\\.webp`, 'g')

/**
 * Goods whose pictures all stand in the repository: a picture that has not been rendered yet gives way to the first one
 * of its class. The generator works through hundreds; a shop must not wait for the last.
 */
export function withMadePictures(goods: readonly DemoGoods[]): DemoGoods[] {
  const made = new Set(readdirSync(join(import.meta.dirname, '../pictures/800')))
  const settle = (text: string): string =>
    text.replace(ADDRESS, (address: string, size: string, leaf: string, place: string) =>
      made.has(`${leaf}-${place}.webp`) ? address : `${PICTURES}/${size}/${leaf}-1.webp`,
    )
  return goods.map(item => ({
    ...item,
    images: [...new Set(item.images.map(settle))],
    axes: item.axes.map(axis => ({
      ...axis,
      values: axis.values.map(value => ({ ...value, image: settle(value.image) })),
    })),
    skus: item.skus.map(sku => ({ ...sku, image: settle(sku.image) })),
    content: { zh: settle(item.content.zh), en: settle(item.content.en) },
  }))
}
