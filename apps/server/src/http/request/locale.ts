import { detectLocale, type Locale, parseAcceptLanguage } from '@shiji/i18n/locale.ts'

/** Language of an answer: the client sends its interface language as `accept-language` (spec §1 rule). */
export const localeOf = (header: string | undefined): Locale => detectLocale(undefined, parseAcceptLanguage(header))
