import type { ReactNode } from 'react'
import type { BaseField, ControlProps, FormField } from '../form-field/form-field.ts'
import { useFormParts } from './engine/form-context.ts'
import { FormCell } from './form-cell.tsx'

export interface OwnFieldProps extends BaseField {
  /** The type that displays the value of a read-only form. @default 'text' */
  readonly readAs?: FormField
  /** Renders the control; it takes its label, error and id from the surrounding field. */
  readonly children: (props: Omit<ControlProps, 'field'>) => ReactNode
}

/**
 * A field with a custom control, in the grid beside the others: label, error, focus and saving work as for every field.
 */
export function OwnField({ readAs, children, ...field }: OwnFieldProps) {
  const { values } = useFormParts()
  if (field.when !== undefined && !field.when(values)) return null
  return <FormCell field={readAs ?? { ...field, type: 'text' }} draw={children} />
}
