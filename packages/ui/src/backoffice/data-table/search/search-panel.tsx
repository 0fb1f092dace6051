import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { SPEC_LIMITS } from '@shiji/kit/limits/spec-limits.ts'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type FormEvent, type ReactNode, Suspense, useId, useState } from 'react'
import { Button } from '../../../common/button/button.tsx'
import { Field } from '../../../common/field/field.tsx'
import { Icon } from '../../../common/icon/icon.tsx'
import { lazyPart } from '../../../common/lazy/lazy-part.tsx'
import { Skeleton } from '../../../common/skeleton/skeleton.tsx'
import { FormControl, isGroup } from '../../form-field/form-control.tsx'
import type { FormValues } from '../../form-value/form-values.ts'
import { readRange } from '../table-query.ts'
import { datePresets, presetRange } from './date-presets.ts'
import type { SearchField } from './search-field.ts'
import { type Search, searchOf, valuesOf } from './search-values.ts'

const RangeControl = lazyPart(() => import('./range-control.tsx').then(module => module.RangeControl))

export type { SearchField } from './search-field.ts'

const { searchFieldsShown } = SPEC_LIMITS.ui

export interface SearchPanelProps {
  readonly fields: readonly SearchField[]
  /** Search values as sent. */
  readonly search: Search
  /** Values that Reset restores. @default none */
  readonly defaults?: Search
  readonly onSearch: (search: Search) => void
  /** Shows all fields. */
  readonly expanded: boolean
  readonly onExpanded: (expanded: boolean) => void
}

/** Search fields: the first five, the rest behind Expand; Enter and Query search, Reset clears (§2). */
export function SearchPanel({ fields, search, defaults = {}, onSearch, expanded, onExpanded }: SearchPanelProps) {
  const say = useText('table')
  const id = useId()
  const [values, setValues] = useState<FormValues>(() => valuesOf(fields, search))
  const [asked, setAsked] = useState(search)
  // An outside search (the address, a saved view) shows in the fields.
  if (asked !== search) {
    setAsked(search)
    setValues(valuesOf(fields, search))
  }
  const [problems, setProblems] = useState<Readonly<Record<string, string | undefined>>>({})
  const hidden = fields.slice(searchFieldsShown)
  // A field with an active filter is never hidden.
  const shown = fields.filter((field, at) => expanded || at < searchFieldsShown || (search[field.name] ?? '') !== '')

  const put = (name: string, value: unknown): void => setValues(all => ({ ...all, [name]: value }))
  const report = (name: string, problem: string | undefined): void => setProblems(all => ({ ...all, [name]: problem }))
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    if (Object.values(problems).some(problem => problem !== undefined)) return
    onSearch(searchOf(fields, values))
  }
  const reset = (): void => {
    setProblems({})
    setValues(valuesOf(fields, defaults))
    onSearch(defaults)
  }
  const control = (field: SearchField): ReactNode => {
    if (field.type === 'numberrange' || field.type === 'moneyrange') {
      const value = values[field.name]
      return (
        <Suspense fallback={<Skeleton h="control" borderRadius="sm" />}>
          <RangeControl
            field={field}
            value={readRange(Array.isArray(value) ? value.join(',') : '')}
            onValue={range => put(field.name, range)}
            onProblem={problem => report(field.name, problem)}
          />
        </Suspense>
      )
    }
    return (
      <FormControl
        field={field}
        value={values[field.name]}
        onChange={value => put(field.name, value)}
        onBlur={() => {}}
        onProblem={problem => report(field.name, problem)}
      />
    )
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
          group={field.type === 'numberrange' || field.type === 'moneyrange' || isGroup(field)}
          error={problems[field.name]}
        >
          {control(field)}
          {field.type === 'daterange' && (
            <chakra.div display="flex" flexWrap="wrap" columnGap="3">
              {datePresets.map(preset => (
                <Button
                  key={preset}
                  look="plain"
                  size="xs"
                  onClick={() => put(field.name, [...presetRange(preset, new Date())])}
                >
                  {say(`table.preset_${preset}`)}
                </Button>
              ))}
            </chakra.div>
          )}
        </Field>
      ))}
      <chakra.div display="flex" gap="2" alignItems="center" ps={{ md: '92px' }}>
        <Button type="submit" look="solid">
          {say('table.query')}
        </Button>
        <Button onClick={reset}>{say('table.reset')}</Button>
        {hidden.length > 0 && (
          <Button look="ghost" tone="neutral" aria-expanded={expanded} onClick={() => onExpanded(!expanded)}>
            {say(expanded ? 'table.search_shrink' : 'table.search_expand')}
            <Icon of={expanded ? ChevronUp : ChevronDown} size={16} />
          </Button>
        )}
      </chakra.div>
    </chakra.form>
  )
}
