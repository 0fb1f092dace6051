import { Autocomplete } from '../../autocomplete/autocomplete.tsx'
import { textOf } from '../../form-value/read-value.ts'
import type { AutocompleteField, ControlProps } from '../form-field.ts'

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
