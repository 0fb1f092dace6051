import type { FormValues } from '../form-value/form-values.ts'

/** What every field of a form declares. */
export interface BaseField {
  /** Name on the wire. */
  readonly name: string
  readonly label: string
  /** Hint, shown before the error. */
  readonly hint?: string
  readonly required?: boolean
  readonly disabled?: boolean
  readonly placeholder?: string
  /** Of 24 columns. @default 12 (§9), or the type's own width */
  readonly span?: number
  /** Shows the field only while this returns true. */
  readonly when?: (values: FormValues) => boolean
}

/** Declarations by name of their type. Every type adds its own beside its registration in `field-types/`. */
// biome-ignore lint/suspicious/noEmptyInterface: field types extend it
export interface FieldTypes {}

/** Name of a field type (§5). */
export type FieldType = keyof FieldTypes

/** One field of a form, as a page declares it. */
export type FormField = FieldTypes[FieldType]

/** Props of every control: its declaration, the value in wire units, and its callbacks. */
export interface ControlProps<Field extends BaseField = FormField> {
  /** Declaration of the field. */
  readonly field: Field
  /** The form value; each control knows its own type. */
  readonly value: unknown
  /** Called on every change. */
  readonly onChange: (value: unknown) => void
  /** Called on blur. */
  readonly onBlur: () => void
  /** Called with the error of an invalid text, which stays in the control; undefined if it is valid. */
  readonly onProblem: (message: string | undefined) => void
}

/** Props of the component that displays a value. */
export interface WordsProps<Field extends BaseField = FormField> {
  /** Declaration of the field. */
  readonly field: Field
  /** The stored value. */
  readonly value: unknown
}
