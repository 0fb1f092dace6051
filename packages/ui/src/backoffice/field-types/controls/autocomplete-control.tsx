import { Autocomplete } from '../../autocomplete/autocomplete.tsx'
import type { ControlProps } from '../../form-field/form-field.ts'
import { textOf } from '../../form-value/read-value.ts'
import type { AutocompleteField } from '../autocomplete-type.ts'

export function AutocompleteControl({ field, value, onChange, onBlur }: ControlProps<AutocompleteField>) {
  return (
    <Autocomplete
      value={textOf(value)}
      onValue={onChange}
      choices={field.choices}
      suggest={field.suggest}
      placeholder={field.placeholder}
      onBlur={onBlur}
    />
  )
}
