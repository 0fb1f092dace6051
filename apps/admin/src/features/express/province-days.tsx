import { chakra } from '@chakra-ui/react/styled-system'
import { useAreasQuery } from '@shiji/api/identity/account.buyer.api.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import type { BaseField, ControlProps } from '@shiji/ui/backoffice/form-field/form-field.ts'
import { Input } from '@shiji/ui/common/input/input.tsx'
import { useState } from 'react'
import { readDays } from './read-days.ts'

const LEAST = 1
const MOST = 30

/** A small table of provinces, each with its working days; an empty one has those of all others. */
export function ProvinceDays({ value, onChange, onBlur, onProblem }: ControlProps<BaseField>) {
  const say = useText('admin', 'error')
  const locale = useLocale()
  const { data: provinces = [] } = useAreasQuery(0)
  const [typed, setTyped] = useState(() => new Map([...readDays(value)].map(([id, days]) => [id, String(days)])))
  const type = (id: number, text: string) => {
    const next = new Map(typed)
    if (text.trim() === '') next.delete(id)
    else next.set(id, text.trim())
    setTyped(next)
    const days = [...next].map(([area_id, written]) => ({ area_id, days: Number(written) }))
    const isWrong = days.some(one => !Number.isInteger(one.days) || one.days < LEAST || one.days > MOST)
    onProblem(isWrong ? say('admin.express.days_wrong', { least: LEAST, most: MOST }) : undefined)
    if (!isWrong) onChange(days)
  }
  return (
    <chakra.ul
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(176px, 1fr))"
      columnGap="4"
      rowGap="2"
      w="full"
    >
      {provinces.map(({ value: id, label, label_en }) => {
        const name = (locale === 'en' && label_en) || label
        return (
          <chakra.li key={id} display="flex" alignItems="center" gap="2" textStyle="sm">
            <chakra.span flex="1" minW="0" truncate title={name}>
              {name}
            </chakra.span>
            <Input
              w="64px"
              inputMode="numeric"
              aria-label={say('admin.express.days_to', { name })}
              value={typed.get(id) ?? ''}
              onChange={event => type(id, event.target.value)}
              onBlur={onBlur}
            />
          </chakra.li>
        )
      })}
    </chakra.ul>
  )
}
