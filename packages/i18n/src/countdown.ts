import { splitDuration } from '@shiji/kit/time/duration.ts'
import { fallbackLocale, type Locale } from './locale.ts'

/** `days`: '{d} 天 {hh} 时 {mm} 分 {ss} 秒'; `clock`: 'hh : mm : ss', with days added as hours (§4); `spoken`: in whole minutes. */
export type CountdownForm = 'days' | 'clock' | 'spoken'

const word = (value: string | number, one: string): string => `${value} ${one}${Number(value) === 1 ? '' : 's'}`

/** Formats the remaining seconds (§4); never below zero. */
export function formatCountdown(seconds: number, form: CountdownForm, locale: Locale = fallbackLocale): string {
  const { d, hh, mm, ss } = splitDuration(seconds)
  if (form === 'clock') return `${String(d * 24 + Number(hh)).padStart(2, '0')} : ${mm} : ${ss}`
  if (form === 'spoken') {
    const [h, m] = [Number(hh), Number(mm)]
    return locale === 'zh-cn'
      ? `${d} 天 ${h} 小时 ${m} 分钟`
      : [word(d, 'day'), word(h, 'hour'), word(m, 'minute')].join(' ')
  }
  if (locale === 'zh-cn') return `${d} 天 ${hh} 时 ${mm} 分 ${ss} 秒`
  return [word(d, 'day'), word(hh, 'hour'), word(mm, 'minute'), word(ss, 'second')].join(' ')
}
