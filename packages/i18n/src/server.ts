import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fallbackLocale, type Locale, languageTag, locales } from './locale.ts'
import { fill, type Messages, splitKey, type TextParams } from './message.ts'

type Catalogue = Readonly<Record<Locale, ReadonlyMap<string, Messages>>>

/** Folder of the message files in the repository. */
export const messagesFolder = fileURLToPath(new URL('../messages/', import.meta.url))

/** Reads every file of a messages folder; throws when one is not a flat object of texts. */
export function readMessages(folder: string, locale: Locale): Map<string, Messages> {
  const files = readdirSync(`${folder}/${locale}`).filter(name => name.endsWith('.json'))
  return new Map(
    files.map(name => [name.slice(0, -'.json'.length), parseMessages(`${folder}/${locale}/${name}`)] as const),
  )
}

function parseMessages(file: string): Messages {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const entries =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : undefined
  if (!entries) throw new Error(`${file} is not an object of messages`)
  return Object.fromEntries(
    entries.map(([key, text]) => {
      if (typeof text !== 'string') throw new Error(`${file}: "${key}" is not a text`)
      return [key, text]
    }),
  )
}

/** Translates a key into a language. */
export type Translate = (locale: Locale, key: string, params?: TextParams) => string

/**
 * Creates a translator for a messages folder, read on first use. A strict one throws on an unknown key or a missing
 * value; a lenient one falls back to Chinese, then to the key, and leaves a missing value out.
 */
export function createTranslator(folder: string, strict: boolean): Translate {
  let catalogue: Catalogue | undefined
  const rules = new Map(locales.map(locale => [locale, new Intl.PluralRules(languageTag(locale))]))

  const find = (locale: Locale, key: string, count: unknown): string | undefined => {
    catalogue ??= { 'zh-cn': readMessages(folder, 'zh-cn'), en: readMessages(folder, 'en') }
    const { namespace, rest } = splitKey(key)
    const messages = catalogue[locale].get(namespace)
    if (!messages) return undefined
    const form = typeof count === 'number' ? rules.get(locale)?.select(count) : undefined
    const name = [`${rest}_${form}`, `${rest}_other`, rest]
      .slice(form ? 0 : 2)
      .find(each => Object.hasOwn(messages, each))
    return name === undefined ? undefined : messages[name]
  }

  return (locale, key, params = {}) => {
    const message = find(locale, key, params.count)
    if (message === undefined && strict) throw new Error(`No text for "${key}" in ${locale}`)
    const text = message ?? find(fallbackLocale, key, params.count) ?? key
    return fill(text, params, name => {
      if (strict) throw new Error(`The text "${key}" needs a value for "${name}"`)
      return ''
    })
  }
}

/** Translates a key ('namespace.rest') with the repository's messages; strict in tests, lenient elsewhere. */
export const translate: Translate = createTranslator(messagesFolder, process.env.NODE_ENV === 'test')
