import type { GoodsInput } from '@shiji/contract/catalog/catalog.ts'
import {
  type AttributeDraft,
  areAttributesChanged,
  changedFields,
  type GoodsDraft,
  isMatrixChanged,
  PLAIN_FIELDS,
  type PlainField,
} from '../draft/goods-draft.ts'
import { type SkuMatrix, skuRows } from '../skus/sku-matrix.ts'

type SkuBody = Partial<GoodsInput['skus'][number]>

/** A body as the server accepts it, except that empty fields are missing; the rules report them. */
export type GoodsBody = Readonly<Record<string, unknown>>

const isBlank = ({ name, name_en, value, value_en }: AttributeDraft): boolean =>
  [name, name_en, value, value_en].every(text => text.trim() === '')

/** Attributes to send, in their order: empty rows are skipped. */
export const sentAttributes = (draft: GoodsDraft): readonly AttributeDraft[] =>
  draft.attributes.filter(attribute => !isBlank(attribute))

function skusOf(matrix: SkuMatrix): readonly SkuBody[] {
  return skuRows(matrix).map(({ place, cell }) => ({
    ...(cell.id === undefined ? {} : { id: cell.id }),
    value_index: [...place],
    ...(cell.price === undefined ? {} : { price: cell.price }),
    market_price: cell.market_price ?? 0,
    ...(cell.stock === undefined ? {} : { stock: cell.stock }),
    ...(cell.stock_was === undefined ? {} : { stock_was: cell.stock_was }),
    weight: cell.weight ?? 0,
    code: cell.code.trim(),
  }))
}

/** Axes, SKUs, and what the goods take from them for lists: the line price of the cheapest one, the weight of the first. */
function matrixBody(matrix: SkuMatrix): GoodsBody {
  const skus = skusOf(matrix)
  const cheapest = skus.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))[0]
  return {
    axes: matrix.axes.map(axis => ({
      name: axis.name.trim(),
      name_en: axis.name_en.trim(),
      values: axis.values.map(({ name, name_en, image }) => ({ name: name.trim(), name_en: name_en.trim(), image })),
    })),
    skus,
    market_price: cheapest?.market_price ?? 0,
    weight: skus[0]?.weight ?? 0,
  }
}

const attributesBody = (draft: GoodsDraft) =>
  sentAttributes(draft).map(({ key: _, name, name_en, value, value_en }) => ({
    name: name.trim(),
    name_en: name_en.trim(),
    value: value.trim(),
    value_en: value_en.trim(),
  }))

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)

function fieldsBody(draft: GoodsDraft, names: readonly PlainField[]): GoodsBody {
  const { values } = draft
  return Object.fromEntries(
    names.flatMap(name => {
      // A template counts only where goods have one of their own.
      if (name === 'freight_id' && values.freight_mode !== 'custom') return [[name, null]]
      return [[name, trimmed(values[name])]]
    }),
  )
}

/** All of the form, for new goods. */
export const newBody = (draft: GoodsDraft): GoodsBody => ({
  ...fieldsBody(draft, PLAIN_FIELDS),
  ...matrixBody(draft.matrix),
  attributes: attributesBody(draft),
})

/**
 * Changed fields only: an untouched field does not overwrite another person's save, and SKUs with their stock are sent only if they were changed.
 */
export function changeBody(before: GoodsDraft, after: GoodsDraft): GoodsBody {
  const names = new Set<PlainField>(changedFields(before, after))
  // They are only valid together.
  if (names.has('freight_mode') || names.has('freight_id')) names.add('freight_mode').add('freight_id')
  return {
    ...fieldsBody(
      after,
      PLAIN_FIELDS.filter(name => names.has(name)),
    ),
    ...(isMatrixChanged(before.matrix, after.matrix) ? matrixBody(after.matrix) : {}),
    ...(areAttributesChanged(before, after) ? { attributes: attributesBody(after) } : {}),
  }
}
