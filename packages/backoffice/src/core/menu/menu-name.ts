import type { MenuItem } from '@shiji/contract/platform/platform.ts'
import type { Locale } from '@shiji/i18n/locale.ts'

/** Name of a menu item in a language; falls back to Chinese. */
export const menuName = (item: Pick<MenuItem, 'name' | 'name_en'>, locale: Locale): string =>
  (locale === 'en' ? item.name_en : '') || item.name
