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
  area_ids: [],
  city: [],
}

/** A template as form values: kilograms, fen, and no city to add yet. */
export const toValues = (template: FreightTemplate): FormValues => ({
  name: template.name,
  first_weight: template.first_weight / GRAMS,
  first_price: template.first_price,
  step_weight: template.step_weight / GRAMS,
  step_price: template.step_price,
  area_ids: template.area_ids,
  city: [],
})

/** Form values as a draft. The default reaches everywhere, so it names no regions. */
export function toDraft(values: FormValues, template: FreightTemplate | undefined, isDefault: boolean): FreightDraft {
  const codes = [values.area_ids, Array.isArray(values.city) ? values.city.slice(-1) : []]
    .flatMap(list => (Array.isArray(list) ? list : []))
    .map(Number)
  return {
    ...(template === undefined ? {} : { id: template.id }),
    name: String(values.name),
    first_weight: Math.round(Number(values.first_weight) * GRAMS),
    first_price: Number(values.first_price),
    step_weight: Math.round(Number(values.step_weight) * GRAMS),
    step_price: Number(values.step_price),
    area_ids: isDefault ? [] : [...new Set(codes)],
  }
}

/** A stored template as the list that is saved takes it. */
export const kept = ({ is_default: _isDefault, ...template }: FreightTemplate): FreightDraft => template

/** Kilograms of so many grams. */
export const kilograms = (grams: number): number => grams / GRAMS
