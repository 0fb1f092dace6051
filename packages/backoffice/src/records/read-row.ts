import type { ResourceRow } from '@shiji/api/resource/resource.api.ts'
import type { Locale } from '@shiji/i18n/locale.ts'

/** The text of a bilingual field in the language of the page; Chinese where the English one is missing. */
export function inLanguage(row: object, field: string, locale: Locale): string {
  const english: unknown = Reflect.get(row, `${field}_en`)
  const own: unknown = Reflect.get(row, field)
  return locale === 'en' && typeof english === 'string' && english !== '' ? english : typeof own === 'string' ? own : ''
}

/** A text field of a row, '' for anything else. */
export const textOf = (row: ResourceRow, field: string): string => {
  const value = row[field]
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}
