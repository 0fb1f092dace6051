import type { GoodsForm } from '@shiji/contract/catalog/catalog.ts'
import type { FormValues } from '@shiji/ui/backoffice/form-value/form-values.ts'
import { asNew, newMatrix, type SkuMatrix, toMatrix } from '../skus/sku-matrix.ts'

/** A row of the specification table as it is typed; `key` stays through moving. */
export interface AttributeDraft {
  readonly key: string
  readonly name: string
  readonly name_en: string
  readonly value: string
  readonly value_en: string
}

/** Everything that the goods form holds. */
export interface GoodsDraft {
  /** Single fields by their names on the wire. */
  readonly values: FormValues
  readonly matrix: SkuMatrix
  readonly attributes: readonly AttributeDraft[]
}

/** Single fields that are saved under their own names. */
export const PLAIN_FIELDS = [
  'name',
  'name_en',
  'subname',
  'subname_en',
  'goods_no',
  'class_id',
  'brand_id',
  'images',
  'video',
  'freight_mode',
  'freight_id',
  'services',
  'ship_hours',
  'is_recommend',
  'content',
  'content_en',
  'shelf',
] as const satisfies readonly (keyof GoodsForm)[]
export type PlainField = (typeof PLAIN_FIELDS)[number]

/** What a seller starts new goods from. */
export const newDraft: GoodsDraft = {
  values: {
    name: '',
    name_en: '',
    subname: '',
    subname_en: '',
    goods_no: '',
    class_id: null,
    brand_id: null,
    images: [],
    video: '',
    freight_mode: 'default',
    freight_id: null,
    services: [],
    ship_hours: null,
    is_recommend: false,
    content: '',
    content_en: '',
    shelf: 'off_shelf',
  },
  matrix: newMatrix,
  attributes: [],
}

/** Goods of the server as the form shows them. */
export const toDraft = (goods: GoodsForm): GoodsDraft => ({
  values: Object.fromEntries(PLAIN_FIELDS.map(name => [name, goods[name]])),
  matrix: toMatrix(goods),
  attributes: goods.attributes.map((attribute, at) => ({ ...attribute, key: `t${at}` })),
})

/** Goods like these, to be added: off shelf, and without what belongs to one goods alone (number, codes, stock). */
export function toCopy(goods: GoodsForm): GoodsDraft {
  const draft = toDraft(goods)
  return {
    ...draft,
    values: { ...draft.values, goods_no: '', is_recommend: false, shelf: 'off_shelf' },
    matrix: asNew(draft.matrix),
  }
}

const isSame = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)

/** Whether the SKUs differ; hidden combinations are ignored. */
export const isMatrixChanged = (before: SkuMatrix, after: SkuMatrix): boolean =>
  before !== after && !isSame([before.axes, before.cells], [after.axes, after.cells])

/** Fields that differ. */
export const changedFields = (before: GoodsDraft, after: GoodsDraft): readonly PlainField[] =>
  PLAIN_FIELDS.filter(name => !isSame(before.values[name], after.values[name]))

export const areAttributesChanged = (before: GoodsDraft, after: GoodsDraft): boolean =>
  !isSame(before.attributes, after.attributes)

/** Whether discarding the draft would lose input. */
export const isChanged = (before: GoodsDraft, after: GoodsDraft): boolean =>
  before !== after &&
  (changedFields(before, after).length > 0 ||
    isMatrixChanged(before.matrix, after.matrix) ||
    areAttributesChanged(before, after))

/** What was typed into a form: the fields that differ from what it started from. It is kept as JSON. */
export interface DraftPatch {
  readonly values: FormValues
  readonly matrix?: SkuMatrix
  readonly attributes?: readonly AttributeDraft[]
}

/** What was typed since `before`. */
export const patchOf = (before: GoodsDraft, typed: GoodsDraft): DraftPatch => ({
  values: Object.fromEntries(changedFields(before, typed).map(name => [name, typed.values[name]])),
  ...(isMatrixChanged(before.matrix, typed.matrix) ? { matrix: typed.matrix } : {}),
  ...(areAttributesChanged(before, typed) ? { attributes: typed.attributes } : {}),
})

/** Applies input made on older data to newer data: untouched fields get the current values. */
export const withPatch = (now: GoodsDraft, { values, matrix, attributes }: DraftPatch): GoodsDraft => ({
  values: { ...now.values, ...values },
  matrix: matrix ?? now.matrix,
  attributes: attributes ?? now.attributes,
})

/** Whether a value is a kept patch. Only this page writes it, so its outline is enough. */
export const isPatch = (value: unknown): value is DraftPatch =>
  typeof value === 'object' &&
  value !== null &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null &&
  (!('matrix' in value) || hasMatrix(value.matrix)) &&
  (!('attributes' in value) || Array.isArray(value.attributes))

const hasMatrix = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'axes' in value && Array.isArray(value.axes) && 'cells' in value
