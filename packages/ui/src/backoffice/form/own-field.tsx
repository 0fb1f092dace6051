import type { ReactNode } from 'react'
import type { BaseField, ControlProps } from '../form-field/form-field.ts'
import { useFormParts } from './engine/form-context.ts'
import { FormCell } from './form-cell.tsx'

export interface OwnFieldProps extends BaseField {
  /** Renders the control; it takes its label, error and id from the surrounding field. */
  readonly children: (props: Omit<ControlProps, 'field'>) => ReactNode
}

/**
 * A field with a custom control, in the grid beside the others: label, error, focus and saving work as for every field.
 */
export function OwnField({ children, ...field }: OwnFieldProps) {
  const { values } = useFormParts()
  if (field.when !== undefined && !field.when(values)) return null
  return <FormCell field={{ ...field, type: 'text' }} draw={children} />
}
