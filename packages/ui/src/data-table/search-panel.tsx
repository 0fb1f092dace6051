import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { FormControl, isGroup } from '../form/form-control.tsx'
import type { FormField, FormValues } from '../form/form-field.ts'
import { Icon } from '../icon/icon.tsx'
import { readFilter, writeFilter } from './table-query.ts'

/** A field to search by. */
export type SearchField = FormField & {
  /** Operator that goes with the value (§3). @default like for text, between for daterange, none else */
  readonly operator?: string
}

/** Fields that show before the rest folds away (§9). */
export const shownFields = 5

/** The operator of a field, where the page names none. */
export const operatorOf = (field: SearchField): string | undefined =>
  field.operator ?? (field.type === 'text' ? 'like' : field.type === 'daterange' ? 'between' : undefined)

const valuesOf = (fields: readonly SearchField[], search: Readonly<Record<string, string>>): FormValues =>
  Object.fromEntries(
    fields.map(field => {
      const text = readFilter(search[field.name] ?? '', operatorOf(field))
      const many =
        field.type === 'daterange' || field.type === 'cascader' || (field.type === 'select' && field.multiple === true)
      return [field.name, many && text !== '' ? text.split(',') : text]
    }),
  )

export interface SearchPanelProps {
  readonly fields: readonly SearchField[]
  /** Search values as they were sent. */
  readonly search: Readonly<Record<string, string>>
  /** Values that Reset goes back to. @default none */
  readonly defaults?: Readonly<Record<string, string>>
  readonly onSearch: (search: Readonly<Record<string, string>>) => void
}

/** Fields to search by: the first five, the rest behind Expand; Enter and Query ask, Reset starts over (§2). */
export function SearchPanel({ fields, search, defaults = {}, onSearch }: SearchPanelProps) {
  const say = useText('table')
  const id = useId()
  const [values, setValues] = useState<FormValues>(() => valuesOf(fields, search))
  const [asked, setAsked] = useState(search)
  // A search that came from elsewhere (the address, a saved view) shows in the fields.
  if (asked !== search) {
    setAsked(search)
    setValues(valuesOf(fields, search))
  }
  const [problems, setProblems] = useState<Readonly<Record<string, string | undefined>>>({})
  const hidden = fields.slice(shownFields)
  const [open, setOpen] = useState(() => hidden.some(field => (search[field.name] ?? '') !== ''))
  const shown = open ? fields : fields.slice(0, shownFields)

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    if (Object.values(problems).some(problem => problem !== undefined)) return
    const entries = fields.map(field => [field.name, writeFilter(values[field.name], operatorOf(field))] as const)
    onSearch(Object.fromEntries(entries.filter(([, text]) => text !== '')))
  }
  const reset = (): void => {
    setProblems({})
    setValues(valuesOf(fields, defaults))
    onSearch(defaults)
  }
  return (
    <chakra.form
      role="search"
      noValidate
      onSubmit={submit}
      bg="bg.surface"
      borderRadius="md"
      p="4"
      display="grid"
      columnGap="5"
      rowGap="3"
      gridTemplateColumns="repeat(auto-fill, minmax(min(300px, 100%), 1fr))"
    >
      {shown.map(field => (
        <Field
          key={field.name}
          controlId={`${id}${field.name}`}
          label={field.label}
          layout="row"
          labelWidth="80px"
          group={isGroup(field.type)}
          error={problems[field.name]}
        >
          <FormControl
            field={field}
            value={values[field.name]}
            onChange={value => setValues(all => ({ ...all, [field.name]: value }))}
            onBlur={() => {}}
            onProblem={problem => setProblems(all => ({ ...all, [field.name]: problem }))}
          />
        </Field>
      ))}
      <chakra.div display="flex" gap="2" alignItems="center" ps={{ md: '92px' }}>
        <Button type="submit" look="solid">
          {say('table.query')}
        </Button>
        <Button onClick={reset}>{say('table.reset')}</Button>
        {hidden.length > 0 && (
          <Button look="ghost" tone="neutral" aria-expanded={open} onClick={() => setOpen(!open)}>
            {say(open ? 'table.search_shrink' : 'table.search_expand')}
            <Icon of={open ? ChevronUp : ChevronDown} size={16} />
          </Button>
        )}
      </chakra.div>
    </chakra.form>
  )
}
