import type { FormField } from '../form-field/form-field.ts'
import { useFormParts } from './engine/form-context.ts'
import { FormCell } from './form-cell.tsx'
import { FormGrid } from './form-grid.tsx'

export interface FormFieldsProps {
  /** The fields, in order; those whose `when` returns false are left out. */
  readonly fields: readonly FormField[]
}

/** Declared fields in a grid, two per row on wide screens (§9). */
export function FormFields({ fields }: FormFieldsProps) {
  const { values } = useFormParts()
  return (
    <FormGrid>
      {fields
        .filter(({ when }) => when === undefined || when(values))
        .map(field => (
          <FormCell key={field.name} field={field} />
        ))}
    </FormGrid>
  )
}
