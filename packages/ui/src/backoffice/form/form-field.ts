import type { CascadeNode } from '../../common/cascader/cascade-node.ts'
import type { Choice } from '../../common/select/select.tsx'
import type { UploadFile } from '../../common/upload/upload-file.ts'
import type { Dictionary } from '../dictionary/dictionary-source.ts'
import type { FormValues } from '../form-value/form-values.ts'
import type { PictureSpace } from '../image-picker/picture-space.ts'
import type { TableSource } from '../table-select/table-source.ts'

interface BaseField {
  /** Name on the wire. */
  readonly name: string
  readonly label: string
  /** Shown before the mistake. */
  readonly hint?: string
  readonly required?: boolean
  readonly disabled?: boolean
  readonly placeholder?: string
  /** Of 24 columns. @default 12 (§9); 24 for editors and date ranges, which half a row cannot hold */
  readonly span?: number
  /** Shows the field only while this holds. */
  readonly when?: (values: FormValues) => boolean
}

export type TextField = BaseField & {
  readonly type: 'text'
  readonly inputMode?: 'text' | 'tel' | 'email' | 'url' | 'numeric'
  readonly autoComplete?: string
}
export type PasswordField = BaseField & { readonly type: 'password'; readonly autoComplete?: string }
export type NumberField = BaseField & {
  readonly type: 'number'
  /** Digits after the point. @default 0 */
  readonly decimals?: number
  /** Word after the figure. */
  readonly unit?: string
}
/** Typed in yuan, kept in fen. */
export type MoneyField = BaseField & { readonly type: 'money' }
/** @see Textarea: 15 characters unless `limit` says otherwise (§5). */
export type TextareaField = BaseField & { readonly type: 'textarea'; readonly limit?: number }
export type SelectField = BaseField & {
  readonly type: 'select'
  readonly choices?: readonly Choice[]
  /** Choices from the server, instead of `choices`. */
  readonly dictionary?: Dictionary
  /** Several values, kept as a list. @default false */
  readonly multiple?: boolean
  /** Searches in the choices. @default with more than 15 of them */
  readonly filterable?: boolean
}
/** One line of text with suggestions; free text is accepted. */
export type AutocompleteField = BaseField & {
  readonly type: 'autocomplete'
  /** Known suggestions, filtered by the typed text; or … */
  readonly choices?: readonly string[]
  /** … loads suggestions for the typed text. */
  readonly suggest?: (typed: string, signal: AbortSignal) => Promise<readonly string[]>
}
export type CascaderField = BaseField & {
  readonly type: 'cascader'
  /** The whole tree, or … */
  readonly nodes?: readonly CascadeNode[]
  /** … the whole tree from the server, or … */
  readonly dictionary?: Dictionary
  /** … the address of its levels, asked with `pid`, 0 for the root (§7), or … */
  readonly lazyUrl?: string
  /** … the way to the nodes below one, level by level; undefined asks for the root. */
  readonly load?: (parent: CascadeNode | undefined) => Promise<readonly CascadeNode[]>
  /** A node that has more below can be chosen itself. @default false */
  readonly anyLevel?: boolean
}
/** On and off as `on` and `off`. @default 1 and 0 */
export type SwitchField = BaseField & { readonly type: 'switch'; readonly on?: unknown; readonly off?: unknown }
export type RadioField = BaseField & {
  readonly type: 'radio'
  readonly choices?: readonly Choice[]
  /** Choices from the server, instead of `choices`. */
  readonly dictionary?: Dictionary
}
/** 'YYYY-MM-DD' (§9). */
export type DateField = BaseField & { readonly type: 'date' }
/** 'YYYY-MM-DD HH:mm:ss' (§9). */
export type DateTimeField = BaseField & { readonly type: 'datetime' }
/** Two texts of the form 'YYYY-MM-DD HH:mm:ss' (§9). */
export type DateRangeField = BaseField & { readonly type: 'daterange' }
/** Addresses of pictures: a text, or a list when `most` is more than one. */
export type ImageField = BaseField & {
  readonly type: 'image'
  readonly upload: UploadFile
  /** @default 1 */
  readonly most?: number
  /** Bytes of one picture. @default 10485760 */
  readonly bytes?: number
  /** Pictures that are there already and can be taken instead of sending new ones. */
  readonly space?: PictureSpace
}
/** A person's picture, cut to 150 × 150 (§9) before it goes. */
export type AvatarField = BaseField & { readonly type: 'avatar'; readonly upload: UploadFile }
/** Addresses of files: a text, or a list when `most` is more than one. */
export type FileField = BaseField & {
  readonly type: 'file'
  readonly upload: UploadFile
  /** @default 1 */
  readonly most?: number
  /** Bytes of one file. @default 10485760 */
  readonly bytes?: number
  /** Accepted types, as an `accept` attribute: '.pdf,.zip'. @default all */
  readonly accept?: string
}
/** Rows of another table: the id of one, or a list of ids with `multiple`. */
export type TableSelectField = BaseField & {
  readonly type: 'table-select'
  readonly source: TableSource
  /** @default false */
  readonly multiple?: boolean
}
/** A stored 'fa-' name (§5). */
export type IconField = BaseField & { readonly type: 'icon' }
/** html, '##qingwuit##', JSON of the editor (§3). */
export type EditorField = BaseField & { readonly type: 'editor'; readonly upload?: UploadFile }

/** One field of a form, as a page declares it. */
export type FormField =
  | TextField
  | PasswordField
  | NumberField
  | MoneyField
  | TextareaField
  | SelectField
  | AutocompleteField
  | CascaderField
  | SwitchField
  | RadioField
  | DateField
  | DateTimeField
  | DateRangeField
  | ImageField
  | AvatarField
  | FileField
  | TableSelectField
  | IconField
  | EditorField

/** Name of a field type (§5). */
export type FieldType = FormField['type']

/** Props of every control: its declaration, the value in wire units, and its callbacks. */
export interface ControlProps<Field extends FormField = FormField> {
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
