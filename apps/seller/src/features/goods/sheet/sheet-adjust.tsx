import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { yuanToFen } from '@shiji/kit/money/fen.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { Input } from '@shiji/ui/common/input/input.tsx'
import { Select } from '@shiji/ui/common/select/select.tsx'
import { type FormEvent, useState } from 'react'
import { type Adjustment, ROUNDINGS, type Rounding, SHEET_FIELDS, type SheetField } from './sheet-cells.ts'
import { FIELD_TEXT } from './sheet-row.tsx'

const KINDS = ['percent', 'add', 'set'] as const
type Kind = (typeof KINDS)[number]
const ROUNDING_WORDS = Object.keys(ROUNDINGS) as Rounding[]

export interface SheetAdjustProps {
  /** How many cells are chosen; 0 when the whole column is meant. */
  readonly chosen: number
  /** Columns that this person may change. */
  readonly fields: readonly SheetField[]
  /** Changes the chosen cells, or all figures of the column on the page. */
  readonly onAdjust: (field: SheetField, how: Adjustment, rounding: Rounding) => void
}

/** Changes many figures at once: by percent, by an amount, or to one value. Nothing is saved by it. */
export function SheetAdjust({ chosen, fields, onAdjust }: SheetAdjustProps) {
  const say = useText('price_sheet', 'records', 'error')
  const [field, setField] = useState<SheetField>('price')
  const [kind, setKind] = useState<Kind>('percent')
  const [text, setText] = useState('')
  const [rounding, setRounding] = useState<Rounding>('fen')
  const [wrong, setWrong] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const how = readAdjustment(kind, field, text)
    if (how === undefined) {
      setWrong(
        say(
          kind === 'percent'
            ? 'price_sheet.wrong_percent'
            : field === 'stock'
              ? 'price_sheet.wrong_stock'
              : 'error.money',
        ),
      )
      return
    }
    setWrong(undefined)
    onAdjust(field, how, rounding)
  }
  return (
    <chakra.form
      noValidate
      onSubmit={submit}
      aria-label={say('price_sheet.adjust')}
      display="grid"
      gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(4, minmax(0, 160px)) auto' }}
      gap="3"
      alignItems="start"
    >
      <Field label={say('price_sheet.adjust_column')}>
        <Select
          value={field}
          choices={SHEET_FIELDS.filter(each => fields.includes(each)).map(value => ({
            value,
            label: say(FIELD_TEXT[value]),
          }))}
          onChange={event => setField(SHEET_FIELDS.find(each => each === event.target.value) ?? 'price')}
        />
      </Field>
      <Field label={say('price_sheet.adjust_how')}>
        <Select
          value={kind}
          choices={KINDS.map(value => ({ value, label: say(`price_sheet.adjust_how.${value}`) }))}
          onChange={event => setKind(KINDS.find(each => each === event.target.value) ?? 'percent')}
        />
      </Field>
      <Field label={say('price_sheet.adjust_by')} error={wrong}>
        <Input
          inputMode="decimal"
          autoComplete="off"
          placeholder={kind === 'percent' ? '-10' : '0'}
          value={text}
          onChange={event => setText(event.target.value)}
        />
      </Field>
      <Field label={say('price_sheet.rounding')}>
        <Select
          value={rounding}
          disabled={field === 'stock'}
          choices={ROUNDING_WORDS.map(value => ({ value, label: say(`price_sheet.rounding.${value}`) }))}
          onChange={event => setRounding(ROUNDING_WORDS.find(each => each === event.target.value) ?? 'fen')}
        />
      </Field>
      <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }} pt={{ md: '6' }}>
        <Button type="submit">
          {chosen > 0 ? say('price_sheet.adjust_chosen', { count: chosen }) : say('price_sheet.adjust_all')}
        </Button>
      </chakra.div>
    </chakra.form>
  )
}

const MOST_PERCENT = 1_000

/** What the typed text means; undefined when it is no figure of its kind. */
function readAdjustment(kind: Kind, field: SheetField, text: string): Adjustment | undefined {
  const plain = text.replace(/[\s%％+,，¥￥]/g, '').replace(/^[－−]/, '-')
  if (kind === 'percent') {
    const percent = /^-?\d{1,4}(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN
    return percent >= -100 && percent <= MOST_PERCENT ? { kind, percent } : undefined
  }
  const amount = field === 'stock' ? (/^-?\d{1,7}$/.test(plain) ? Number(plain) : undefined) : yuanToFen(plain)
  return amount === undefined || (kind === 'set' && amount < 0) ? undefined : { kind, amount }
}
