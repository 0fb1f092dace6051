import type { ReactNode } from 'react'
import type { BaseField, ControlProps, FieldType, FieldTypes, FormField, WordsProps } from './form-field.ts'

/** Heights of a control on phones, where text is larger, and from 768 px on. */
interface ControlHeight {
  readonly base: string
  readonly md: string
}

/**
 * A field type: how its values are edited, and how they are displayed. Components are methods here, so that the
 * registry can hold those of all types; each one only ever receives fields of its own type.
 */
export interface FieldTypeParts<Field extends BaseField> {
  /** Edits the value. May suspend while its code loads. */
  Control(props: ControlProps<Field>): ReactNode | Promise<ReactNode>
  /** Displays a value. @default the value as text */
  Words?(props: WordsProps<Field>): ReactNode | Promise<ReactNode>
  /** `Words` also shows missing values, which otherwise are '-' (§4). @default false */
  readonly wordsOfMissing?: boolean
  /** The control consists of several, which a label can name but not point at. @default false */
  readonly group?: boolean
  /** Of 24 columns, for types that are wider than half a row. @default 12 (§9) */
  readonly span?: number
  /** Height of a control that is taller than a line. */
  readonly height?: ControlHeight
  /** What is sent for an empty value (§5): '' or nothing at all. @default the value unchanged */
  readonly sentEmpty?: 'blank' | 'omitted'
}

const registered = new Map<string, FieldTypeParts<FormField>>()

/** Registers a field type for all forms; a later registration replaces an earlier one. */
export function registerFieldType<Type extends FieldType>(type: Type, parts: FieldTypeParts<FieldTypes[Type]>): void {
  registered.set(type, parts)
}

/**
 * The parts of a registered field type. Throws for a type that is not registered: `field-types/register.ts` registers
 * all of them.
 */
export function partsOf({ type }: Pick<FormField, 'type'>): FieldTypeParts<FormField> {
  const parts = registered.get(type)
  if (parts === undefined) throw new Error(`no form knows the field type ${type}: import field-types/register.ts`)
  return parts
}
