/// <reference types="vite/types/importMeta.d.ts" />
import { type BackendModule, createInstance, type i18n } from 'i18next'
import { useMemo } from 'react'
import { initReactI18next, useTranslation } from 'react-i18next'
import { fallbackLocale, isLocale, type Locale, locales } from './locale.ts'
import { type Messages, splitKey, type TextParams } from './message.ts'
import type { Namespace, TextKey } from './text-key.ts'

export type { i18n as I18n } from 'i18next'
export { I18nextProvider, useTranslation } from 'react-i18next'

/** Translates a key into the current language. */
export type SayText = (key: TextKey, params?: TextParams) => string

// One chunk per language and namespace, so that people load only the texts of the pages they open.
const files = import.meta.glob<Messages>(['../messages/*/*.json', '!../messages/*/error.json'], { import: 'default' })

// Failure messages must be loaded already, in both languages.
const failures = import.meta.glob<Messages>('../messages/*/error.json', { import: 'default', eager: true })
const failuresIn = (locale: Locale): Messages => failures[`../messages/${locale}/error.json`] ?? {}

/** Loads the texts of one namespace in one language; undefined if it does not exist. */
export type BringTexts = (locale: string, namespace: string) => Promise<Messages> | undefined

const bringChunk: BringTexts = (locale, namespace) => files[`../messages/${locale}/${namespace}.json`]?.()

const backendOf = (bring: BringTexts): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const texts = bring(language, namespace)
    if (!texts) return done(new Error(`No messages "${namespace}" in ${language}`), false)
    texts.then(
      messages => done(null, messages),
      // `true` lets i18next try again, since a chunk may fail for a moment on a phone.
      (error: unknown) => done(error instanceof Error ? error : String(error), true),
    )
  },
})

/** Retries for a text, and the wait before the first one, which doubles: a failure is shown after just over a second. */
const RETRIES = 2
const RETRY_MS = 350

/** Texts failed to load; retried after `forgetFailures`. */
export class TextsMissing extends Error {
  override readonly name = 'TextsMissing'
}

/**
 * Creates the translation instance of one SPA with the namespaces of its first page; others load when a component asks for them. Failure messages
 * (`error`) are loaded from the start in both languages. Rejects when the first namespaces
 * cannot be loaded.
 */
export async function createI18n(
  locale: Locale,
  namespaces: readonly Namespace[],
  bring: BringTexts = bringChunk,
): Promise<i18n> {
  const instance = createInstance()
  await instance
    .use(backendOf(bring))
    .use(initReactI18next)
    .init({
      lng: locale,
      supportedLngs: locales,
      // Every key exists in every language (checked), so an English page never loads Chinese messages.
      fallbackLng: false,
      lowerCaseLng: true,
      load: 'currentOnly',
      ns: [...new Set([...namespaces, 'error'])],
      resources: Object.fromEntries(locales.map(each => [each, { error: failuresIn(each) }])),
      partialBundledLanguages: true,
      maxRetries: RETRIES,
      retryTimeout: RETRY_MS,
      defaultNS: namespaces[0] ?? false,
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
    })
  mustHave(instance, locale, namespaces)
  return instance
}

function mustHave(instance: i18n, locale: string, namespaces: readonly string[]): void {
  const lost = namespaces.filter(namespace => !instance.hasResourceBundle(locale, namespace))
  if (lost.length > 0) throw new TextsMissing(`Messages could not be loaded: ${lost.join(', ')} (${locale})`)
}

/** Loads the texts of a page, including those that failed before. Rejects with `TextsMissing` when some cannot be loaded. */
export async function loadTexts(instance: i18n, namespaces: readonly Namespace[]): Promise<void> {
  forgetFailures(instance)
  const { language } = instance
  await instance.loadNamespaces([...namespaces])
  mustHave(instance, language, namespaces)
}

/**
 * Changes the language of the page after loading all its namespaces in the new language. Rejects with `TextsMissing` and keeps the old language when
 * some cannot be loaded.
 */
export async function changeLocale(instance: i18n, locale: Locale): Promise<void> {
  forgetFailures(instance)
  const namespaces = Object.keys(instance.getDataByLanguage(instance.language) ?? {})
  const wanting = namespaces.filter(namespace => !instance.hasResourceBundle(locale, namespace))
  await instance.reloadResources([locale], wanting)
  mustHave(instance, locale, namespaces)
  await instance.changeLanguage(locale)
}

/** Allows failed texts to be requested again; otherwise an instance asks only once. */
export function forgetFailures(instance: i18n): void {
  const state: Record<string, number> = instance.services.backendConnector.state
  // 2 is loaded, 1 is loading; the other two are failures: one would not be requested again, the other not waited for.
  for (const [name, step] of Object.entries(state)) if (step <= 0) delete state[name]
}

/** `forgetFailures` of the page, for a retry button. */
export function useForgetFailures(): () => void {
  const { i18n: instance } = useTranslation()
  return () => forgetFailures(instance)
}

/** A failure message for when the page itself failed to start. */
export const failureText = (locale: Locale, key: string): string => failuresIn(locale)[key] ?? ''

type Lookup = (rest: string, options: TextParams & { readonly ns: string }) => string

const bind =
  (t: Lookup): SayText =>
  (key, params) => {
    const { namespace, rest } = splitKey(key)
    return t(rest, { ...params, ns: namespace })
  }

// Cached, since a page repeats its texts in every row. Missing texts are not cached: their namespace may load later.
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

/** Translates outside components (requests, toasts), in the current language at each call. */
export function sayWith(instance: i18n): SayText {
  return bind((rest, options) => instance.t(rest, options))
}

/**
 * The texts of a component: `say('order.action.ship')`. Name the namespaces beyond the initial ones of the SPA; the component suspends until they
 * load, and throws `TextsMissing` when they cannot be loaded. The function changes only with the language.
 */
export function useText(...namespaces: Namespace[]): SayText {
  const { t, i18n: instance } = useTranslation(namespaces.length > 0 ? namespaces : undefined)
  mustHave(instance, instance.language, namespaces)
  return useMemo(() => remembering(bind(t)), [t])
}

/** The current language; the component re-renders when it changes. */
export function useLocale(): Locale {
  const { i18n: instance } = useTranslation()
  return isLocale(instance.language) ? instance.language : fallbackLocale
}

/** Whether a key from data (a status, a menu) has a text in a loaded namespace. */
export function hasText(instance: i18n, key: string): key is TextKey {
  const { namespace, rest } = splitKey(key)
  return instance.exists(rest, { ns: namespace })
}
