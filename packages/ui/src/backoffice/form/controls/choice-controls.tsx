import { useText } from '@shiji/i18n/react.ts'
import { Switch } from '../../../common/checkbox/checkbox.tsx'
import { RadioGroup } from '../../../common/checkbox/radio-group.tsx'
import { lazyPart } from '../../../common/lazy/lazy-part.tsx'
import { type Choice, Select } from '../../../common/select/select.tsx'
import { DictionaryGate } from '../../dictionary/dictionary-gate.tsx'
import { textOf, textsOf } from '../../form-value/read-value.ts'
import type { ControlProps, RadioField, SelectField, SwitchField } from '../form-field.ts'

const Combobox = lazyPart(() => import('../../combobox/combobox.tsx').then(module => module.Combobox))

/** More choices than these are searched rather than scrolled. */
export const searchAbove = 15

const needsSearch = (field: SelectField, choices: readonly Choice[]): boolean =>
  field.multiple === true || (field.filterable ?? choices.length > searchAbove)

export function SelectControl(props: ControlProps<SelectField>) {
  return (
    <DictionaryGate dictionary={props.field.dictionary} given={props.field.choices}>
      {choices => <SelectOf choices={choices} {...props} />}
    </DictionaryGate>
  )
}

interface WithChoices {
  readonly choices: readonly Choice[]
}

function SelectOf({ field, choices, value, onChange, onBlur }: ControlProps<SelectField> & WithChoices) {
  const say = useText('form')
  const placeholder = field.placeholder ?? say('form.choose')
  if (!needsSearch(field, choices)) {
    return (
      <Select
        name={field.name}
        choices={choices}
        placeholder={placeholder}
        value={textOf(value)}
        onChange={event => {
          const chosen = choices.find(choice => String(choice.value) === event.target.value)
          onChange(chosen?.value ?? null)
        }}
        onBlur={onBlur}
      />
    )
  }
  const known = new Map(choices.map(choice => [String(choice.value), choice.value]))
  return (
    <Combobox
      choices={choices}
      value={textsOf(value).map(text => known.get(text) ?? text)}
      onValue={values => onChange(field.multiple ? [...values] : (values[0] ?? null))}
      multiple={field.multiple ?? false}
      placeholder={placeholder}
      onBlur={onBlur}
    />
  )
}

export function RadioControl({ field, value, onChange, onBlur }: ControlProps<RadioField>) {
  const text = textOf(value)
  return (
    <DictionaryGate dictionary={field.dictionary} given={field.choices}>
      {choices => (
        <RadioGroup choices={choices} value={text === '' ? undefined : text} onValue={onChange} onBlur={onBlur} />
      )}
    </DictionaryGate>
  )
}

export function SwitchControl({ field, value, onChange, onBlur }: ControlProps<SwitchField>) {
  const on = field.on ?? 1
  const off = field.off ?? 0
  return (
    <Switch
      name={field.name}
      checked={value === on || String(value) === String(on)}
      onChange={event => onChange(event.target.checked ? on : off)}
      onBlur={onBlur}
      my="1"
    />
  )
}
