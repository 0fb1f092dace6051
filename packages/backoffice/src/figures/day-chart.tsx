import { chakra } from '@chakra-ui/react/styled-system'
import { formatMoney, formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/button/button.tsx'
import { useState } from 'react'
import { PlainTable } from './plain-table.tsx'

export interface DayFigures {
  readonly day: string
  readonly orders: number
  /** fen */
  readonly amount: number
}

/** Sales of the last days as columns, with the same figures as a table one press away. */
export function DayChart({ days }: { readonly days: readonly DayFigures[] }) {
  const say = useText('dashboard')
  const [asTable, setAsTable] = useState(false)
  return (
    <chakra.section p="4" bg="bg.surface" borderRadius="md" aria-label={say('dashboard.days')}>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" mb="4">
        <chakra.h2 textStyle="lg" fontWeight="semibold">
          {say('dashboard.days')}
        </chakra.h2>
        <Button size="sm" onClick={() => setAsTable(!asTable)}>
          {say(asTable ? 'dashboard.as_chart' : 'dashboard.as_table')}
        </Button>
      </chakra.div>
      {asTable ? <DayTable days={days} /> : <DayColumns days={days} />}
    </chakra.section>
  )
}

function DayColumns({ days }: { readonly days: readonly DayFigures[] }) {
  const say = useText('dashboard')
  const locale = useLocale()
  const most = Math.max(1, ...days.map(day => day.amount))
  return (
    <chakra.ol display="flex" alignItems="flex-end" gap={{ base: '1', md: '3' }} h="180px" listStyleType="none">
      {days.map(day => {
        const spoken = say('dashboard.day_figures', {
          day: day.day,
          orders: day.orders,
          amount: formatMoney(day.amount, locale),
        })
        return (
          <chakra.li
            key={day.day}
            flex="1"
            minW="0"
            h="full"
            display="flex"
            flexDirection="column"
            justifyContent="flex-end"
            gap="2"
            title={spoken}
          >
            <chakra.span srOnly>{spoken}</chakra.span>
            <chakra.span
              aria-hidden
              display="block"
              borderTopRadius="xs"
              bg="accent.solid"
              opacity={day.amount === 0 ? 0.2 : 1}
              style={{ height: `${Math.max(2, (day.amount / most) * 140)}px` }}
            />
            <chakra.span
              aria-hidden
              textStyle="2xs"
              color="fg.subtle"
              textAlign="center"
              data-tabular
              overflow="hidden"
            >
              {day.day.slice(8)}
            </chakra.span>
          </chakra.li>
        )
      })}
    </chakra.ol>
  )
}

function DayTable({ days }: { readonly days: readonly DayFigures[] }) {
  const say = useText('dashboard')
  const locale = useLocale()
  return (
    <PlainTable
      name={say('dashboard.days')}
      head={[say('dashboard.day'), say('dashboard.orders'), say('dashboard.amount')]}
      rows={days.map(day => ({
        id: day.day,
        cells: [day.day, formatNumber(day.orders, locale), formatMoney(day.amount, locale)],
      }))}
    />
  )
}
