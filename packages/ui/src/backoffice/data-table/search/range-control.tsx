import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { useState } from 'react'
import { useGroupAttributes } from '../../../common/field/field-context.ts'
import { MoneyInput } from '../../money-input/money-input.tsx'
import { NumberInput } from '../../number-input/number-input.tsx'
import type { RangeField } from './search-field.ts'

export interface RangeControlProps {
  readonly field: RangeField
  /** Both ends in wire units, as texts; '' for an open one. */
  readonly value: readonly [string, string]
  readonly onValue: (value: readonly [string, string]) => void
  readonly onProblem: (message: string | undefined) => void
}

const numberOf = (text: string): number | undefined => (text === '' ? undefined : Number(text))

const isReversed = ([from, to]: readonly [string, string]): boolean =>
  from !== '' && to !== '' && Number(from) > Number(to)

/** A range from – to; an empty end is open. */
export function RangeControl({ field, value, onValue, onProblem }: RangeControlProps) {
  const say = useText('error', 'form', 'table')
  const [problems, setProblems] = useState<readonly (string | undefined)[]>([])
  const report = (next: readonly (string | undefined)[], range: readonly [string, string]): void => {
    setProblems(next)
    onProblem(next.find(problem => problem !== undefined) ?? (isReversed(range) ? say('table.range_order') : undefined))
  }
  const end = (at: 0 | 1) => {
    const shared = {
      id: undefined,
      'aria-label': say(at === 0 ? 'table.range_from' : 'table.range_to', { field: field.label }),
      value: numberOf(value[at]),
      onValue: (next: number | undefined) => {
        const text = next === undefined ? '' : String(next)
        const range: readonly [string, string] = at === 0 ? [text, value[1]] : [value[0], text]
        onValue(range)
        report(problems, range)
      },
      onProblem: (message: string | undefined) =>
        report(
          [0, 1].map(each => (each === at ? message : problems[each])),
          value,
        ),
    }
    return field.type === 'moneyrange' ? <MoneyInput {...shared} /> : <NumberInput {...shared} />
  }
  return (
    <chakra.div
      {...useGroupAttributes()}
      display="flex"
      alignItems="center"
      gap="2"
      css={{ '& > :not(span)': { flex: '1', minW: '0' } }}
    >
      {end(0)}
      <chakra.span aria-hidden color="fg.muted">
        ~
      </chakra.span>
      {end(1)}
    </chakra.div>
  )
}
