import { detectLocale, type Locale } from '@shiji/i18n/locale.ts'

/** An answer that came with the document may be as old as the document. */
const MOST_AGE_MS = 30_000

/** The language in which the page will ask: the stored one, else the browser's. */
const asking = (language: string | null): Locale => detectLocale(language, navigator.languages)

/** Addresses of the answers that come with this document, for a visitor of that language; none for anyone else. */
export function promisedAnswers(token: string | null, language: string | null): readonly string[] {
  const meta = globalThis.document?.querySelector('meta[name="page-data"]')
  const [locale, ...addresses] = meta?.getAttribute('content')?.split(' ') ?? []
  return isVisitor(token) && locale === asking(language) ? addresses : []
}

/**
 * Takes the answer to a call of a visitor out of the document, once: it is the answer that the API gives to anyone
 * without a session in that language. Undefined for other people, other languages, an old document, or after a write.
 */
export function takePageAnswer(address: string, headers: Headers): Response | undefined {
  const places = pageAnswers()
  if (places.length === 0 || performance.now() > MOST_AGE_MS || !isVisitor(headers.get('authorization')))
    return undefined
  const { pathname, search } = new URL(address, location.href)
  const place = places.find(({ dataset }) => dataset.answer === `${pathname}${search}`)
  if (place?.dataset.language !== asking(headers.get('accept-language'))) return undefined
  place.remove()
  return new Response(place.textContent, { headers: { 'content-type': 'application/json' } })
}

/** Drops all answers of the document: after a write they may be out of date. */
export function forgetPageAnswers(): void {
  for (const place of pageAnswers()) place.remove()
}

const pageAnswers = (): readonly HTMLElement[] => [
  ...(globalThis.document?.querySelectorAll<HTMLElement>('script[data-answer]') ?? []),
]

const isVisitor = (token: string | null): boolean => token === null || token === ''
