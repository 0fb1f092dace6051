import { type FieldErrors, get } from 'react-hook-form'
import type { FormValues } from '../../form-value/form-values.ts'

/** The error of a field by name, which may be inside lists: `rows.0.price`. Undefined without one. */
export function messageAt(errors: FieldErrors<FormValues> | undefined, name: string): string | undefined {
  const found: unknown = get(errors, name)
  if (typeof found !== 'object' || found === null || !('message' in found)) return undefined
  return typeof found.message === 'string' ? found.message : undefined
}
