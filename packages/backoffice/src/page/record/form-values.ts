import type { ResourceRow } from '@shiji/api/resource/resource.api.ts'
import type { FormField } from '@shiji/ui/backoffice/form-field/form-field.ts'
import type { FormValues } from '@shiji/ui/backoffice/form-value/form-values.ts'
import type { ResourceDeclaration } from '../declaration/resource-declaration.ts'

/** A record as form values. */
export function valuesOf(
  row: ResourceRow,
  fields: readonly FormField[],
  toValues: ResourceDeclaration['toValues'],
): FormValues {
  if (toValues !== undefined) return toValues(row)
  return Object.fromEntries(fields.map(field => [field.name, row[field.name]]))
}
