import { useText } from '@shiji/i18n/react.ts'
import type { FormValues } from '@shiji/ui/backoffice/form-value/form-values.ts'
import { SettingsForm } from './settings-form.tsx'

/** Most days of each timer; the least is a bit more than a minute. */
const MOST = { cancel: 30, confirm: 60, comment: 60, settlement: 90 } as const
const TIMERS = ['cancel', 'confirm', 'comment', 'settlement'] as const
const LEAST = 0.001

/** Decimals of a day that are needed to distinguish every minute. */
const DIGITS = 5
const rounded = (days: unknown) => Math.round(Number(days) * 10 ** DIGITS) / 10 ** DIGITS

const toValues = (settings: FormValues): FormValues =>
  Object.fromEntries(TIMERS.map(name => [name, rounded(settings[name])]))

/** The timed tasks of the platform, in days with fractions (spec §3, product §8). */
export function TaskSettings() {
  const say = useText('setting')
  return (
    <SettingsForm
      title={say('setting.timers')}
      group="task"
      fields={TIMERS.map(name => ({
        type: 'number',
        name,
        label: say(`setting.timer.${name}`),
        hint: say(`setting.timer_hint.${name}`),
        unit: say('setting.days'),
        decimals: DIGITS,
        required: true,
      }))}
      toValues={toValues}
      schema={({ number, object }) =>
        object(
          Object.fromEntries(
            TIMERS.map(name => [
              name,
              number()
                .nullable()
                .min(LEAST, say('error.minimum', { limit: LEAST }))
                .max(MOST[name], say('error.maximum', { limit: MOST[name] })),
            ]),
          ),
        )
      }
    />
  )
}
