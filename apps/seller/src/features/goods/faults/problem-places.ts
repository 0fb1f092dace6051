import type { GoodsDraft } from '../draft/goods-draft.ts'
import { sentAttributes } from '../saving/goods-body.ts'
import { skuRows } from '../skus/sku-matrix.ts'

/** Message by place on the page; a place stays the same while rows and values come, go and move. */
export type Problems = Readonly<Record<string, string>>

export const skuPlace = (rowKey: string, field: string): string => `sku.${rowKey}.${field}`
export const axisPlace = (key: string, field: string): string => `axis.${key}.${field}`
export const valuePlace = (key: string, field: string): string => `value.${key}.${field}`
export const attributePlace = (key: string, field: string): string => `attribute.${key}.${field}`

/** Parts of the page, in their order. */
export const SECTIONS = ['basics', 'pictures', 'skus', 'delivery', 'attributes', 'detail', 'sale'] as const
export type SectionName = (typeof SECTIONS)[number]

const SECTION_OF: Readonly<Record<string, SectionName>> = {
  images: 'pictures',
  video: 'pictures',
  fill: 'skus',
  axes: 'skus',
  skus: 'skus',
  axis: 'skus',
  value: 'skus',
  sku: 'skus',
  freight_mode: 'delivery',
  freight_id: 'delivery',
  services: 'delivery',
  ship_hours: 'delivery',
  attributes: 'attributes',
  attribute: 'attributes',
  content: 'detail',
  content_en: 'detail',
  shelf: 'sale',
  is_recommend: 'sale',
}

export const sectionOf = (place: string): SectionName => SECTION_OF[place.split('.')[0] ?? ''] ?? 'basics'

/** Place on the page of a server error such as `skus.3.price` of a body built from this draft. */
function placeOf(draft: GoodsDraft, path: string): string {
  const [part = '', index, field, at, below] = path.split('.')
  const axis = draft.matrix.axes[Number(index)]
  switch (part) {
    case 'skus': {
      const row = skuRows(draft.matrix)[Number(index)]
      // Ids and positions of a row are not typed; their problems are shown above the rows.
      return row === undefined || field === undefined || field === 'id' || field === 'value_index'
        ? 'skus'
        : skuPlace(row.key, field)
    }
    case 'axes': {
      if (axis === undefined) return 'axes'
      const value = field === 'values' ? axis.values[Number(at)] : undefined
      return value === undefined ? axisPlace(axis.key, field ?? 'name') : valuePlace(value.key, below ?? 'name')
    }
    case 'attributes': {
      const attribute = sentAttributes(draft)[Number(index)]
      return attribute === undefined ? 'attributes' : attributePlace(attribute.key, field ?? 'name')
    }
    case 'market_price':
    case 'weight':
      return 'skus'
    default:
      return part
  }
}

/** Messages at their places on the page; of several for one place the first counts. */
export const placed = (draft: GoodsDraft, messages: Problems): Problems =>
  Object.fromEntries(
    Object.entries(messages)
      .map(([path, message]) => [placeOf(draft, path), message] as const)
      .toReversed(),
  )

/** Leaves out problems of rows, values and axes that no longer exist. */
export function stillThere(draft: GoodsDraft, problems: Problems): Problems {
  if (Object.keys(problems).length === 0) return problems
  const keys: Readonly<Record<string, ReadonlySet<string>>> = {
    sku: new Set(skuRows(draft.matrix).map(row => row.key)),
    axis: new Set(draft.matrix.axes.map(axis => axis.key)),
    value: new Set(draft.matrix.axes.flatMap(axis => axis.values.map(value => value.key))),
    attribute: new Set(draft.attributes.map(attribute => attribute.key)),
  }
  return Object.fromEntries(
    Object.entries(problems).filter(([place]) => {
      const [part = '', key = ''] = place.split('.')
      return keys[part]?.has(key) ?? true
    }),
  )
}
