import { formatDateTime } from '@shiji/i18n/format.ts'
import { DAY } from '@shiji/kit/time/duration.ts'
import { startOfShopDay } from '@shiji/kit/time/shop-time.ts'

/** Common date ranges, by name. */
export const datePresets = ['today', 'yesterday', 'last_7', 'last_30', 'month'] as const

/** Name of such a range. */
export type DatePreset = (typeof datePresets)[number]

const text = (day: number): string => formatDateTime(new Date(day), 'zh-cn').slice(0, 10)

/** Start and end of a range, whole days of the shop's calendar as 'YYYY-MM-DD HH:mm:ss' (§9). */
export function presetRange(preset: DatePreset, now: Date): readonly [string, string] {
  const today = startOfShopDay(now).getTime()
  const back: Readonly<Record<Exclude<DatePreset, 'month'>, readonly [number, number]>> = {
    today: [0, 0],
    yesterday: [1, 1],
    last_7: [6, 0],
    last_30: [29, 0],
  }
  const [first, last] =
    preset === 'month'
      ? [`${text(today).slice(0, 8)}01`, text(today)]
      : back[preset].map(days => text(today - days * DAY))
  return [`${first} 00:00:00`, `${last} 23:59:59`]
}
