import { readFileSync } from 'node:fs'
import { type Locale, locales } from '../locale.ts'
import { type Messages, placeholders } from '../message.ts'
import { messagesFolder, readMessages } from '../server.ts'

/**
 * Compares the messages of all languages and names every fault: a missing file or key, different placeholders, an empty text, unsorted or duplicate
 * keys, an unclosed placeholder. A plural may have more forms in one language, as long
 * as both have its `_other`.
 */
export function checkParity(folder: string = messagesFolder): string[] {
  const catalogues = locales.map(locale => ({ locale, files: readMessages(folder, locale) }))
  const names = new Set(catalogues.flatMap(({ files }) => [...files.keys()]))
  return [...names].toSorted().flatMap(name => {
    const present = catalogues.flatMap(({ locale, files }) => {
      const messages = files.get(name)
      return messages ? [{ locale, messages }] : []
    })
    const absent = catalogues.filter(({ files }) => !files.has(name))
    return [
      ...absent.map(({ locale }) => `${locale}/${name}.json is missing`),
      ...present.flatMap(({ locale, messages }) => faultsOfFile(folder, locale, name, messages)),
      ...present.flatMap(a => present.flatMap(b => (a === b ? [] : differences(name, a, b)))),
    ]
  })
}

function faultsOfFile(folder: string, locale: Locale, name: string, messages: Messages): string[] {
  const source = readFileSync(`${folder}/${locale}/${name}.json`, 'utf8')
  // Read from the text, since JSON.parse keeps the last of two equal keys and moves number-like keys to the front.
  const keys = Array.from(source.matchAll(/^\s*"((?:[^"\\]|\\.)*)"\s*:/gm), match => match[1] ?? '')
  const at = (key: string): string => `${locale}/${name}.json: "${key}"`
  return [
    ...keys.flatMap((key, index) => {
      const before = keys[index - 1]
      if (before === undefined || before < key) return []
      return [before === key ? `${at(key)} is written twice` : `${at(key)} must stand before "${before}"`]
    }),
    ...Object.entries(messages).flatMap(([key, text]) => [
      ...(text.trim() === '' ? [`${at(key)} is empty`] : []),
      ...(/[{}]/.test(text.replace(/\{\{\s*[\w.]+\s*\}\}/g, '')) ? [`${at(key)} has a broken placeholder`] : []),
    ]),
  ]
}

interface OneLanguage {
  readonly locale: Locale
  readonly messages: Messages
}

const pluralBase = (key: string): string | undefined => /^(.+)_(?:zero|one|two|few|many)$/.exec(key)?.[1]

/** Keys that `a` has and `b` lacks and, once per pair of languages, keys whose placeholders differ. */
function differences(name: string, a: OneLanguage, b: OneLanguage): string[] {
  return Object.entries(a.messages).flatMap(([key, text]) => {
    const other = b.messages[key]
    if (other !== undefined) {
      const here = placeholders(text).join(', ')
      const there = placeholders(other).join(', ')
      if (here === there || locales.indexOf(a.locale) > locales.indexOf(b.locale)) return []
      return [`${name}.json: "${key}" has placeholders (${here}) in ${a.locale} and (${there}) in ${b.locale}`]
    }
    const general = `${pluralBase(key)}_other`
    if (general in a.messages && general in b.messages) return []
    return [`${b.locale}/${name}.json lacks "${key}"`]
  })
}
