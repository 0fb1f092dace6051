import { type FieldErrors, get } from 'react-hook-form'
import type { FormValues } from '../../form-value/form-values.ts'

/** What is wrong with the field of a name, which may lead into lists: `rows.0.price`. Undefined when nothing is. */
export function messageAt(errors: FieldErrors<FormValues> | undefined, name: string): string | undefined {
  const found: unknown = get(errors, name)
  if (typeof found !== 'object' || found === null || !('message' in found)) return undefined
  return typeof found.message === 'string' ? found.message : undefined
}
