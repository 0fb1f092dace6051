/// <reference types="vite/types/importMeta.d.ts" />
import { type BackendModule, createInstance, type i18n } from 'i18next'
import { useMemo } from 'react'
import { initReactI18next, useTranslation } from 'react-i18next'
import { fallbackLocale, isLocale, type Locale, locales } from './locale.ts'
import { splitKey, type TextParams } from './message.ts'
import type { Namespace, TextKey } from './text-key.ts'

export type { i18n as I18n } from 'i18next'
export { I18nextProvider, useTranslation } from 'react-i18next'

/** Says a key in the current language. */
export type SayText = (key: TextKey, params?: TextParams) => string

// One chunk per language and namespace, so nobody loads the texts of pages that he does not open.
const files = import.meta.glob<Readonly<Record<string, string>>>('../messages/*/*.json', { import: 'default' })

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const load = files[`../messages/${language}/${namespace}.json`]
    if (!load) return done(new Error(`No messages "${namespace}" in ${language}`), false)
    load().then(
      messages => done(null, messages),
      // `true` lets i18next try again, since a chunk may fail for a moment on a phone.
      (error: unknown) => done(error instanceof Error ? error : String(error), true),
    )
  },
}

/**
 * Makes the translation instance of one SPA with the namespaces that its first page needs; others load when a component
 * asks for them. Rejects when the first namespaces cannot be loaded.
 */
export async function createI18n(locale: Locale, namespaces: readonly Namespace[]): Promise<i18n> {
  const instance = createInstance()
  await instance
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: locale,
      supportedLngs: locales,
      // Every key exists in every language (checked), so an English page never loads Chinese messages.
      fallbackLng: false,
      lowerCaseLng: true,
      load: 'currentOnly',
      ns: namespaces,
      defaultNS: namespaces[0] ?? false,
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
    })
  const lost = namespaces.filter(namespace => !instance.hasResourceBundle(locale, namespace))
  if (lost.length > 0) throw new Error(`Messages could not be loaded: ${lost.join(', ')} (${locale})`)
  return instance
}

type Lookup = (rest: string, options: TextParams & { readonly ns: string }) => string

const bind =
  (t: Lookup): SayText =>
  (key, params) => {
    const { namespace, rest } = splitKey(key)
    return t(rest, { ...params, ns: namespace })
  }

// A page says the same words in each of its rows. What has no text yet may have one when its namespace has come.
const remembering = (say: SayText): SayText => {
  const known = new Map<TextKey, string>()
  return (key, params) => {
    if (params !== undefined) return say(key, params)
    const before = known.get(key)
    if (before !== undefined) return before
    const said = say(key)
    if (said !== splitKey(key).rest) known.set(key, said)
    return said
  }
}

/** Says texts outside components (requests, toasts), in the language that the instance has at each call. */
export function sayWith(instance: i18n): SayText {
  return bind((rest, options) => instance.t(rest, options))
}

/**
 * The texts of a component: `say('order.action.ship')`. Name the namespaces beyond those of the SPA's start; the component
 * waits for them (Suspense). The function changes only with the language.
 */
export function useText(...namespaces: Namespace[]): SayText {
  const { t } = useTranslation(namespaces.length > 0 ? namespaces : undefined)
  return useMemo(() => remembering(bind(t)), [t])
}

/** The current language; the component follows its changes. */
export function useLocale(): Locale {
  const { i18n: instance } = useTranslation()
  return isLocale(instance.language) ? instance.language : fallbackLocale
}

/** Whether a key that came from data (a status word, a menu) has a text in a loaded namespace. */
export function hasText(instance: i18n, key: string): key is TextKey {
  const { namespace, rest } = splitKey(key)
  return instance.exists(rest, { ns: namespace })
}
