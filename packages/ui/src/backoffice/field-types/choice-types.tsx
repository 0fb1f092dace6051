import { useText } from '@shiji/i18n/react.ts'
import { Switch } from '../../common/checkbox/checkbox.tsx'
import { RadioGroup } from '../../common/checkbox/radio-group.tsx'
import { lazyPart } from '../../common/lazy/lazy-part.tsx'
import { type Choice, Select } from '../../common/select/select.tsx'
import { DictionaryGate } from '../dictionary/dictionary-gate.tsx'
import type { Dictionary } from '../dictionary/dictionary-source.ts'
import { registerFieldType } from '../form-field/field-type.ts'
import { missingValue } from '../form-field/field-value.tsx'
import type { BaseField, ControlProps, WordsProps } from '../form-field/form-field.ts'
import { textOf, textsOf } from '../form-value/read-value.ts'

interface Choices {
  readonly choices?: readonly Choice[]
  /** Choices from the server, instead of `choices`. */
  readonly dictionary?: Dictionary
}
type SelectField = BaseField &
  Choices & {
    readonly type: 'select'
    /** Several values, kept as a list. @default false */
    readonly multiple?: boolean
    /** Makes the choices searchable. @default with more than 15 of them */
    readonly filterable?: boolean
    /** Called with what is typed into a searchable list, '' when typing ends; the choices may follow it. */
    readonly onTyped?: (typed: string) => void
  }
type RadioField = BaseField & Choices & { readonly type: 'radio' }
/** Values of on and off. @default 1 and 0 */
type SwitchField = BaseField & { readonly type: 'switch'; readonly on?: unknown; readonly off?: unknown }

declare module '../form-field/form-field.ts' {
  interface FieldTypes {
    readonly select: SelectField
    readonly radio: RadioField
    readonly switch: SwitchField
  }
}

const Combobox = lazyPart(() => import('../combobox/combobox.tsx').then(module => module.Combobox))

/** Longer lists are searched rather than scrolled. */
const searchAbove = 15

const needsSearch = (field: SelectField, choices: readonly Choice[]): boolean =>
  field.multiple === true || (field.filterable ?? choices.length > searchAbove)

function SelectControl(props: ControlProps<SelectField>) {
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
      onTyped={field.onTyped}
    />
  )
}

function RadioControl({ field, value, onChange, onBlur }: ControlProps<RadioField>) {
  const text = textOf(value)
  return (
    <DictionaryGate dictionary={field.dictionary} given={field.choices}>
      {choices => (
        <RadioGroup choices={choices} value={text === '' ? undefined : text} onValue={onChange} onBlur={onBlur} />
      )}
    </DictionaryGate>
  )
}

const onOf = (field: SwitchField): unknown => field.on ?? 1
const isOn = (field: SwitchField, value: unknown): boolean =>
  value === onOf(field) || String(value) === String(onOf(field))

function SwitchControl({ field, value, onChange, onBlur }: ControlProps<SwitchField>) {
  const on = onOf(field)
  const off = field.off ?? 0
  return (
    <Switch
      name={field.name}
      checked={isOn(field, value)}
      onChange={event => onChange(event.target.checked ? on : off)}
      onBlur={onBlur}
      my="1"
    />
  )
}

const labelsOf = (choices: readonly Choice[], value: unknown): string =>
  textsOf(value)
    .map(text => choices.find(choice => String(choice.value) === text)?.label ?? text)
    .join(', ') || missingValue

const ChosenLabels = ({ field, value }: WordsProps<SelectField | RadioField>) => (
  <DictionaryGate dictionary={field.dictionary} given={field.choices}>
    {choices => labelsOf(choices, value)}
  </DictionaryGate>
)

function SwitchWords({ field, value }: WordsProps<SwitchField>) {
  const say = useText('common')
  return say(isOn(field, value) ? 'common.yes' : 'common.no')
}

registerFieldType('select', { Control: SelectControl, Words: ChosenLabels, wordsOfMissing: true })
registerFieldType('radio', { Control: RadioControl, Words: ChosenLabels, wordsOfMissing: true, group: true })
registerFieldType('switch', { Control: SwitchControl, Words: SwitchWords, wordsOfMissing: true })
