import { partsOf } from '../../form-field/field-type.ts'
import type { FormField } from '../../form-field/form-field.ts'
import type { FormValues } from '../../form-value/form-values.ts'
import { isEmpty } from '../../form-value/read-value.ts'

/**
 * Values as a form sends them (§5): a blank password is an empty text, an avatar is only sent if set. An empty
 * `is_type` or `is_sort` becomes 0 where request bodies are built, for all forms.
 */
export function sentValues(fields: readonly FormField[], values: FormValues): FormValues {
  const sent = { ...values }
  for (const field of fields) {
    if (!isEmpty(sent[field.name])) continue
    const { sentEmpty } = partsOf(field)
    if (sentEmpty === 'blank') sent[field.name] = ''
    if (sentEmpty === 'omitted') delete sent[field.name]
  }
  return sent
}
