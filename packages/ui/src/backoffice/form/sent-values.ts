import type { FormValues } from '../form-value/form-values.ts'
import { isEmpty } from '../form-value/read-value.ts'
import type { FormField } from './form-field.ts'

/**
 * Values as they leave the form (§5): a blank password is an empty text, an avatar goes only when it is set. An empty
 * `is_type` or `is_sort` becomes 0 where bodies are written, for every form alike.
 */
export function sentValues(fields: readonly FormField[], values: FormValues): FormValues {
  const sent = { ...values }
  for (const { name, type } of fields) {
    if (type === 'password' && isEmpty(sent[name])) sent[name] = ''
    if (type === 'avatar' && isEmpty(sent[name])) delete sent[name]
  }
  return sent
}
