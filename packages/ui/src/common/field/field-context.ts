import { createContext, createElement, type ReactNode, use } from 'react'

/** Attributes from a field for its control. */
export interface FieldState {
  /** Id that the label points at; the control carries it. */
  readonly controlId: string
  /** Id of the label's text, for controls that are groups. */
  readonly labelId: string
  /** Ids of hint and error, in reading order; undefined if there is neither. */
  readonly describedBy: string | undefined
  readonly invalid: boolean
  readonly required: boolean
  readonly disabled: boolean
  readonly readOnly: boolean
}

export const FieldContext = createContext<FieldState | undefined>(undefined)

/** The field around a control, or undefined without one. */
export const useField = (): FieldState | undefined => use(FieldContext)

/** Attributes that connect a native control to the surrounding field. */
export interface ControlAttributes {
  readonly id?: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
  readonly 'aria-required'?: true
  readonly disabled?: true
  readonly readOnly?: true
}

/** Attributes for the control inside a field: id, description, state. Attributes after the spread win. */
export function useControlAttributes(): ControlAttributes {
  const field = useField()
  if (!field) return {}
  return {
    id: field.controlId,
    ...(field.describedBy === undefined ? {} : { 'aria-describedby': field.describedBy }),
    ...(field.invalid ? { 'aria-invalid': true } : {}),
    ...(field.required ? { 'aria-required': true } : {}),
    ...(field.disabled ? { disabled: true } : {}),
    ...(field.readOnly ? { readOnly: true } : {}),
  }
}

/** Attributes for a group of controls that a field labels as one: radios, editors, pickers without a single input. */
export function useGroupAttributes(): Record<string, string | boolean> {
  const field = useField()
  if (!field) return {}
  return {
    role: 'group',
    'aria-labelledby': field.labelId,
    ...(field.describedBy === undefined ? {} : { 'aria-describedby': field.describedBy }),
  }
}

/**
 * Resets the field for controls in a dialog that the field's control opens: they are inside the field but do not belong
 * to it.
 */
export const OutsideField = ({ children }: { readonly children: ReactNode }) =>
  createElement(FieldContext, { value: undefined }, children)
