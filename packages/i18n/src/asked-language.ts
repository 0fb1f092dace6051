import { isLocale, type Locale } from './locale.ts'

/** The language that the address of the page asks for (`?lang=en`); undefined without a valid one. */
export function languageIn(search: string): Locale | undefined {
  const asked = new URLSearchParams(search).get('lang')?.toLowerCase()
  return isLocale(asked) ? asked : undefined
}

/** The language that the page starts in: that of the address, which is kept from then on, else the stored one. */
export function startLanguage(search: string): string | null {
  const asked = languageIn(search)
  try {
    if (asked !== undefined) localStorage.setItem('language', asked)
    return asked ?? localStorage.getItem('language')
  } catch {
    return asked ?? null
  }
}
