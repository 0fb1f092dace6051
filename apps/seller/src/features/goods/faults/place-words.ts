import type { SayText } from '@shiji/i18n/react.ts'
import type { GoodsDraft } from '../draft/goods-draft.ts'
import { COLUMN_TEXT } from '../skus/sku-figure.tsx'
import { rowName, SKU_FIELDS, skuRows } from '../skus/sku-matrix.ts'

const FIELD_TEXT = {
  name: 'goods.name',
  name_en: 'goods.name_en',
  subname: 'records.subname',
  subname_en: 'goods.subname_en',
  goods_no: 'records.goods_no',
  class_id: 'goods.class',
  brand_id: 'records.brand',
  images: 'goods.pictures',
  video: 'goods.video',
  freight_mode: 'goods.freight_mode',
  freight_id: 'goods.freight_id',
  services: 'goods.services',
  ship_hours: 'goods.ship_hours',
  content: 'goods.content',
  content_en: 'goods.content_en',
  shelf: 'goods.shelf',
  is_recommend: 'records.is_recommend',
  fill: 'goods.fill',
  axes: 'goods.section.skus',
  skus: 'goods.section.skus',
  attributes: 'goods.section.attributes',
} as const

const isField = (name: string): name is keyof typeof FIELD_TEXT => name in FIELD_TEXT

/** Names places of the page, for the list of problems to fix. */
export function placeWords(
  { matrix, attributes }: GoodsDraft,
  say: SayText,
  locale: string,
): (place: string) => string {
  const values = new Map(matrix.axes.flatMap(axis => axis.values.map(value => [value.key, value.name])))
  const rows = new Map(skuRows(matrix).map(row => [row.key, rowName(row, locale)]))
  return place => {
    const [part = '', key = '', field] = place.split('.')
    if (isField(part)) return say(FIELD_TEXT[part])
    if (part === 'value') return `${say('goods.value')} ${values.get(key) ?? ''}`
    if (part === 'axis') {
      const at = matrix.axes.findIndex(axis => axis.key === key)
      const name = matrix.axes[at]?.name || say('goods.axis_number', { number: at + 1 })
      return `${name} · ${say(field === 'values' ? 'goods.values' : 'goods.axis_name')}`
    }
    if (part === 'attribute') {
      const at = attributes.findIndex(attribute => attribute.key === key) + 1
      return say('goods.attribute_at', { at, label: say('goods.attribute') })
    }
    const column = SKU_FIELDS.find(each => each === field)
    if (column === undefined) return say('goods.section.skus')
    const name = rows.get(key) ?? ''
    return name === '' ? say(COLUMN_TEXT[column]) : say('goods.sku_of', { name, column: say(COLUMN_TEXT[column]) })
  }
}
