import { chakra } from '@chakra-ui/react/styled-system'
import { useClockDueQuery, useClockQuery, useMoveClockMutation } from '@shiji/api/platform/platform.admin.api.ts'
import { refusalOf } from '@shiji/backoffice/core/action/refusal.ts'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { Loaded } from '@shiji/backoffice/page/dashboard/loaded.tsx'
import { Section, Stack } from '@shiji/backoffice/page/dashboard/section.tsx'
import type { ClockDue } from '@shiji/contract/platform/platform.ts'
import { formatDateTime, formatMoney } from '@shiji/i18n/format.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import { type SayText, useLocale, useText } from '@shiji/i18n/react.ts'
import { DAY, HOUR } from '@shiji/kit/time/duration.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { ConfirmDialog } from '@shiji/ui/common/confirm-dialog/confirm-dialog.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { Input } from '@shiji/ui/common/input/input.tsx'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { type FormEvent, useState } from 'react'

const STEPS = [
  { key: 'hour', ms: HOUR },
  { key: 'day', ms: DAY },
  { key: 'days_8', ms: 8 * DAY },
  { key: 'days_15', ms: 15 * DAY },
] as const

const MOST_DAYS = 365

/** Typed days in ms; undefined if they do not go forward, or go too far. */
function forward(text: string): number | undefined {
  const ms = text.trim() === '' ? Number.NaN : Math.round(Number(text) * DAY)
  return ms > 0 && ms <= MOST_DAYS * DAY ? ms : undefined
}

/** The movable clock of demo and test mode: confirmation, settlement and expiry can be seen without waiting. */
export function Component() {
  const say = useText('operations')
  const locale = useLocale()
  const asked = useClockQuery()
  const mayMove = useHeldPermissions()('clock.move')
  return (
    <Loaded asked={asked}>
      {data =>
        data.movable ? (
          <Stack>
            <Section title={say('operations.clock_now')}>
              <chakra.p textStyle="3xl" fontWeight="semibold" data-tabular aria-live="polite">
                {formatDateTime(data.now, locale)}
              </chakra.p>
              <chakra.p textStyle="sm" color="fg.muted">
                {say('operations.clock_ahead', { days: Math.round((data.offset_ms / DAY) * 100) / 100 })}
              </chakra.p>
            </Section>
            {mayMove && <MoveClock />}
          </Stack>
        ) : (
          <EmptyState title={say('operations.clock_fixed')} />
        )
      }
    </Loaded>
  )
}

const KINDS = ['cancelled', 'confirmed', 'commented', 'settled'] as const

/** How many orders time does what to, and how much money that is; nothing where it does nothing. */
const dueWords = (due: ClockDue, say: SayText, locale: Locale): string[] =>
  KINDS.filter(kind => due[kind].orders > 0).map(kind =>
    say(`operations.clock_due.${kind}`, { count: due[kind].orders, amount: formatMoney(due[kind].amount, locale) }),
  )

interface Forecast {
  readonly currentData?: ClockDue | undefined
  readonly isFetching: boolean
}

function dueText({ currentData, isFetching }: Forecast, say: SayText, locale: Locale): string {
  if (currentData === undefined) return say(isFetching ? 'common.loading' : 'operations.clock_due_unknown')
  const words = dueWords(currentData, say, locale)
  return words.length === 0 ? say('operations.clock_due_none') : words.join(' ')
}

/** Moves time forward: what has happened cannot be undone by turning a clock back. */
function MoveClock() {
  const say = useText('operations', 'error')
  const locale = useLocale()
  const [move, moving] = useMoveClockMutation()
  const [days, setDays] = useState('')
  const [problem, setProblem] = useState<string>()
  const [asking, setAsking] = useState<number>()
  const due = useClockDueQuery(asking ?? 0, { skip: asking === undefined })
  const go = async (ms: number) => {
    if (moving.isLoading) return
    setProblem(undefined)
    setAsking(undefined)
    const done = await move({ move_ms: ms })
    if (done.data === undefined) {
      const { fields, message } = refusalOf(done.error, say)
      return setProblem(fields?.move_ms ?? message)
    }
    setDays('')
    const moved = say('operations.clock_moved', { time: formatDateTime(done.data.now, locale) })
    const made = done.data.due === undefined ? [] : dueWords(done.data.due, say, locale)
    toast.success([moved, ...made].join(' '))
  }
  const ask = (ms: number) => {
    setProblem(undefined)
    setAsking(ms)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const ms = forward(days)
    if (ms === undefined) setProblem(say('operations.clock_days_wrong'))
    else ask(ms)
  }
  return (
    <Section title={say('operations.clock_move')}>
      <chakra.div display="flex" gap="2" flexWrap="wrap" mb="4">
        {STEPS.map(step => (
          <Button key={step.key} loading={moving.isLoading} onClick={() => ask(step.ms)}>
            {say(`operations.clock_step.${step.key}`)}
          </Button>
        ))}
      </chakra.div>
      <chakra.form display="flex" gap="2" alignItems="flex-end" flexWrap="wrap" onSubmit={submit} noValidate>
        <Field label={say('operations.clock_days')} error={problem}>
          <Input value={days} inputMode="decimal" onChange={event => setDays(event.target.value)} />
        </Field>
        <Button type="submit" look="solid" loading={moving.isLoading}>
          {say('operations.clock_go')}
        </Button>
      </chakra.form>
      <chakra.p textStyle="sm" color="fg.muted" mt="3">
        {say('operations.clock_hint')}
      </chakra.p>
      <ConfirmDialog
        open={asking !== undefined}
        title={say('operations.clock_move')}
        text={dueText(due, say, locale)}
        confirmLabel={say('operations.clock_go')}
        busy={moving.isLoading || due.isFetching}
        onConfirm={() => asking !== undefined && void go(asking)}
        onCancel={() => setAsking(undefined)}
      />
    </Section>
  )
}
