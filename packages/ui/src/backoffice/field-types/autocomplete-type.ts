import { lazyPart } from '../../common/lazy/lazy-part.tsx'
import { registerFieldType } from '../form-field/field-type.ts'
import type { BaseField } from '../form-field/form-field.ts'

/** One line of text with suggestions; free text is accepted. */
export type AutocompleteField = BaseField & {
  readonly type: 'autocomplete'
  /** Known suggestions, filtered by the typed text; or … */
  readonly choices?: readonly string[]
  /** … loads suggestions for the typed text. */
  readonly suggest?: (typed: string, signal: AbortSignal) => Promise<readonly string[]>
}

declare module '../form-field/form-field.ts' {
  interface FieldTypes {
    readonly autocomplete: AutocompleteField
  }
}

const AutocompleteControl = lazyPart(() =>
  import('./controls/autocomplete-control.tsx').then(module => module.AutocompleteControl),
)

registerFieldType('autocomplete', { Control: AutocompleteControl })
