import type { storeBackOfficeApi } from '@shiji/api/store/store.back-office.api.ts'
import type { FormValues } from '@shiji/ui/backoffice/form-value/form-values.ts'

/** A template as the server has it: grams, fen, codes of provinces and cities. */
export type FreightTemplate = (typeof storeBackOfficeApi)['endpoints']['listFreights']['Types']['ResultType'][number]

/** Facts of a template as they are saved; one with an `id` stays the template that goods chose. */
export type FreightDraft = Omit<FreightTemplate, 'id' | 'is_default'> & { readonly id?: number }

const GRAMS = 1_000

/** What a new template starts from. */
export const emptyValues: FormValues = {
  name: '',
  first_weight: 1,
  first_price: null,
  step_weight: 1,
  step_price: null,
  first_pieces: 1,
  step_pieces: 1,
  unit: 'weight',
  free_from: null,
  area_ids: [],
  city: [],
  excluded_ids: [],
  excluded_city: [],
}

/** A template as form values: kilograms or pieces, fen, and no city to add yet. */
export const toValues = (template: FreightTemplate): FormValues => ({
  ...emptyValues,
  name: template.name,
  ...(template.unit === 'piece'
    ? { first_pieces: template.first_weight, step_pieces: template.step_weight }
    : { first_weight: template.first_weight / GRAMS, step_weight: template.step_weight / GRAMS }),
  unit: template.unit,
  first_price: template.first_price,
  step_price: template.step_price,
  free_from: template.free_from,
  area_ids: template.area_ids,
  excluded_ids: template.excluded_ids,
})

/** Codes of a list and of one more city, each once. */
const codesOf = (list: unknown, city: unknown): number[] => [
  ...new Set(
    [list, Array.isArray(city) ? city.slice(-1) : []].flatMap(part => (Array.isArray(part) ? part : [])).map(Number),
  ),
]

/** Form values as a draft. The default reaches everywhere, so it names no regions. */
export function toDraft(values: FormValues, template: FreightTemplate | undefined, isDefault: boolean): FreightDraft {
  const isPiece = values.unit === 'piece'
  const grams = (kilos: unknown) => Math.round(Number(kilos) * GRAMS)
  return {
    ...(template === undefined ? {} : { id: template.id }),
    name: String(values.name),
    unit: isPiece ? 'piece' : 'weight',
    first_weight: isPiece ? Number(values.first_pieces) : grams(values.first_weight),
    first_price: Number(values.first_price),
    step_weight: isPiece ? Number(values.step_pieces) : grams(values.step_weight),
    step_price: Number(values.step_price),
    free_from: values.free_from === null || values.free_from === '' ? null : Number(values.free_from),
    area_ids: isDefault ? [] : codesOf(values.area_ids, values.city),
    excluded_ids: codesOf(values.excluded_ids, values.excluded_city),
  }
}

/** A stored template as the list that is saved takes it. */
export const kept = ({ is_default: _isDefault, ...template }: FreightTemplate): FreightDraft => template

/** Kilograms of so many grams. */
export const kilograms = (grams: number): number => grams / GRAMS

/** Every region that a template names, delivered to or not. */
export const regionsOf = ({ area_ids, excluded_ids }: FreightTemplate): readonly number[] => [
  ...area_ids,
  ...excluded_ids,
]
