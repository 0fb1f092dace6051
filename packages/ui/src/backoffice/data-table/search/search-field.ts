import type { FormField } from '../../form-field/form-field.ts'

interface Range {
  /** Name on the wire. */
  readonly name: string
  readonly label: string
}

/** From and to, typed as numbers: `numberrange` whole ones, `moneyrange` in yuan, sent in fen. */
export type RangeField = (Range & { readonly type: 'numberrange' }) | (Range & { readonly type: 'moneyrange' })

interface Operated {
  /** Operator of the value (§3). @default like for text, between for ranges, in for several choices, none otherwise */
  readonly operator?: string
}

/** A search field (point 16). */
export type SearchField = (FormField & Operated) | (RangeField & Operated)

/** Whether a field has a start and an end, sent as 'a,b|between'. */
export const isRange = (field: SearchField): boolean =>
  field.type === 'daterange' || field.type === 'numberrange' || field.type === 'moneyrange'

/** Whether a field has several values in one text. */
export const isList = (field: SearchField): boolean =>
  isRange(field) || field.type === 'cascader' || (field.type === 'select' && field.multiple === true)

/** The default operator of a field. */
export function operatorOf(field: SearchField): string | undefined {
  if (field.operator !== undefined) return field.operator
  if (field.type === 'text') return 'like'
  if (isRange(field)) return 'between'
  return field.type === 'select' && field.multiple === true ? 'in' : undefined
}
