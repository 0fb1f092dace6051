import { createContext, use } from 'react'
import type { Control } from 'react-hook-form'
import type { FormValues } from '../../form-value/form-values.ts'
import type { ShownFields } from './shown-fields.ts'

/** What the parts of a form share. */
export interface FormParts {
  readonly control: Control<FormValues, unknown, FormValues>
  readonly values: FormValues
  readonly shown: ShownFields
  /** Width of the labels (§9). */
  readonly labelWidth: string
  /** Values are shown as text. */
  readonly readOnly: boolean
  readonly sending: boolean
  /** The person has tried to save. */
  readonly tried: boolean
  /** The server's message for the whole form. */
  readonly refusal: string | undefined
  /** Receives the error of an invalid text that stays in its control; undefined if it is valid. */
  readonly onProblem: (name: string, problem: string | undefined) => void
  /** Focuses a field. */
  readonly goTo: (name: string) => void
}

/** The form around its parts. */
export const FormContext = createContext<FormParts | undefined>(undefined)

/** The form around this component. Throws outside of a form. */
export function useFormParts(): FormParts {
  const parts = use(FormContext)
  if (parts === undefined) throw new Error('a part of a form is used outside of a form')
  return parts
}
