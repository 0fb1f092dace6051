import type { AuditRow } from '@shiji/contract/platform/platform.ts'
import { formatDateTime, formatMoney, formatNumber, NOTHING } from '@shiji/i18n/format.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import { hasText, type I18n, type SayText, sayWith } from '@shiji/i18n/react.ts'

/** What a value of the audit log is shown with. */
export interface AuditTools {
  readonly say: SayText
  readonly i18n: I18n
  readonly locale: Locale
}

const MONEY = /(^|_)(price|money|amount|payable)$|^free_from$/
const RATE = /_bp$/
const TIME = /_at$/
const FLAG = /^(is_(?!sort)|enabled$|close_status$|goods_verify$)/
const PICTURES = /^(images|slides)$/
const PICTURE = /^(image|avatar|logo|thumb|video|qrcode|icon_image)$/
/** Vocabularies of a status, by its field; the first that has the word names it. */
const VOCABULARIES: Readonly<Record<string, readonly string[]>> = {
  order_status: ['order'],
  verify: ['review', 'store_verification'],
  shelf: ['shelf'],
  status: ['store', 'account'],
  freight_mode: ['freight'],
}
const MINUTES_A_DAY = 1_440
/** Basis points of one percent. */
const BP = 100

/** A value that was kept out of the log. */
export const isHidden = (value: unknown): boolean => value === '[hidden]'

/** Nothing in any of its forms. */
export const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * A value of the audit log as people read it: money, rates, times, yes or no, words of states, names for ids. A value
 * without a form of its own is shown as text, never as JSON.
 */
export function auditValue(tools: AuditTools, row: AuditRow, field: string, value: unknown): string {
  const { say, locale } = tools
  if (isNothing(value)) return NOTHING
  if (Array.isArray(value)) {
    if (!PICTURES.test(field))
      return value.map(each => single(tools, row, field, each)).join(say('audit.list.separator'))
    return value.length === 1
      ? say('audit.picture')
      : say('audit.pictures', { count: formatNumber(value.length, locale) })
  }
  return single(tools, row, field, value)
}

function single(tools: AuditTools, row: AuditRow, field: string, value: unknown): string {
  const { say, locale } = tools
  if (isNothing(value)) return NOTHING
  if (typeof value === 'boolean' || (FLAG.test(field) && (value === 0 || value === 1)))
    return say(value ? 'common.yes' : 'common.no')
  const name = row.names[field]?.[String(value)]
  if (name !== undefined) return (locale === 'en' && name.name_en) || name.name
  const word = wordOf(tools, field, value)
  if (word !== undefined) return word
  if (typeof value === 'number') return figure(tools, row, field, value)
  if (typeof value !== 'string') return say('audit.something')
  if (TIME.test(field)) return formatDateTime(value, locale)
  return PICTURE.test(field) ? say('audit.picture') : plain(value)
}

function figure({ say, locale }: AuditTools, row: AuditRow, field: string, value: number): string {
  if (row.subject_type === 'config.task') return say('audit.unit.days', { count: String(value / MINUTES_A_DAY) })
  if (RATE.test(field)) return say('audit.unit.percent', { count: String(value / BP) })
  if (field === 'cash_money') return say('audit.unit.percent', { count: String(value) })
  if (MONEY.test(field)) return formatMoney(value, locale)
  if (field === 'weight') return say('audit.unit.grams', { count: formatNumber(value, locale) })
  if (field === 'ship_hours') return say('audit.unit.hours', { count: formatNumber(value, locale) })
  return Number.isInteger(value) ? formatNumber(value, locale) : String(value)
}

/** A word of a state, a choice or a permission. */
function wordOf({ i18n }: AuditTools, field: string, value: unknown): string | undefined {
  const keys = [
    ...(VOCABULARIES[field] ?? []).map(vocabulary => `status.${vocabulary}.${value}`),
    `audit.value.${field}.${value}`,
    ...(field === 'permissions' ? [`permission.${value}`] : []),
  ]
  const key = keys.find(each => hasText(i18n, each))
  return key !== undefined && hasText(i18n, key) ? sayWith(i18n)(key) : undefined
}

/** Rich text without its tags. */
const plain = (text: string): string =>
  text
    .replace(/##qingwuit##[\s\S]*$/, '')
    .replace(/<[^>]*(>|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim() || NOTHING
