/// <reference types="vite/types/importMeta.d.ts" />
import { createInstance } from 'i18next'
import { detectLocale, fallbackLocale, locales } from './locale.ts'
import { type SayText, sayWith } from './react.ts'

type Messages = Readonly<Record<string, string>>

const files = import.meta.glob<Messages>('../messages/*/*.json', { import: 'default', eager: true })

const messagesOf = (locale: string): Record<string, Messages> =>
  Object.fromEntries(
    Object.entries(files).flatMap(([path, messages]) => {
      const [language, file = ''] = path.split('/').slice(-2)
      return language === locale ? [[file.replace('.json', ''), messages]] : []
    }),
  )

const instance = createInstance()
void instance.init({
  lng: fallbackLocale,
  resources: Object.fromEntries(locales.map(locale => [locale, messagesOf(locale)])),
  fallbackLng: false,
  lowerCaseLng: true,
  load: 'currentOnly',
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { escapeValue: false },
})

/**
 * A text of the product in the language of the page, so that the `play` of a story finds the same element in every language. For stories only: it
 * bundles all texts.
 */
export const said: SayText = (key, params) =>
  sayWith(instance)(key, { ...params, lng: detectLocale(undefined, [document.documentElement.lang]) })
