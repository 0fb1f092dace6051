/// <reference types="vite/types/importMeta.d.ts" />
import { type BackendModule, createInstance, type i18n } from 'i18next'
import { useMemo } from 'react'
import { initReactI18next, useTranslation } from 'react-i18next'
import { fallbackLocale, isLocale, type Locale, locales } from './locale.ts'
import { type Messages, splitKey, type TextParams } from './message.ts'
import type { Namespace, TextKey } from './text-key.ts'

export type { i18n as I18n } from 'i18next'
export { I18nextProvider, useTranslation } from 'react-i18next'

/** Says a key in the current language. */
export type SayText = (key: TextKey, params?: TextParams) => string

// One chunk per language and namespace, so nobody loads the texts of pages that he does not open.
const files = import.meta.glob<Messages>(['../messages/*/*.json', '!../messages/*/error.json'], { import: 'default' })

// What tells that something did not arrive must be there already, in whatever language it happens.
const failures = import.meta.glob<Messages>('../messages/*/error.json', { import: 'default', eager: true })
const failuresIn = (locale: Locale): Messages => failures[`../messages/${locale}/error.json`] ?? {}

/** Brings the texts of one namespace in one language; undefined for what does not exist. */
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

/** Tries of a text after the first one, and the wait before the first of them, which doubles: told after a good second. */
const RETRIES = 2
const RETRY_MS = 350

/** Texts did not arrive; asked for again after `forgetFailures`. */
export class TextsMissing extends Error {
  override readonly name = 'TextsMissing'
}

/**
 * Makes the translation instance of one SPA with the namespaces that its first page needs; others load when a component
 * asks for them. The words of failures (`error`) are there from the start in both languages. Rejects when the first namespaces
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

/** Loads the texts of a page, those that failed before as well. Rejects with `TextsMissing` when some do not arrive. */
export async function loadTexts(instance: i18n, namespaces: readonly Namespace[]): Promise<void> {
  forgetFailures(instance)
  const { language } = instance
  await instance.loadNamespaces([...namespaces])
  mustHave(instance, language, namespaces)
}

/**
 * Changes the language of the page, once all texts that it has loaded so far are there in the new one. Rejects with
 * `TextsMissing` when some do not arrive; then the page keeps its language.
 */
export async function changeLocale(instance: i18n, locale: Locale): Promise<void> {
  forgetFailures(instance)
  const namespaces = Object.keys(instance.getDataByLanguage(instance.language) ?? {})
  const wanting = namespaces.filter(namespace => !instance.hasResourceBundle(locale, namespace))
  await instance.reloadResources([locale], wanting)
  mustHave(instance, locale, namespaces)
  await instance.changeLanguage(locale)
}

/** Lets texts that could not be loaded be asked for again; by itself an instance asks once. */
export function forgetFailures(instance: i18n): void {
  const state: Record<string, number> = instance.services.backendConnector.state
  // 2 is loaded, 1 under way; both others are failures, of which the one is not asked for again and the other not waited for.
  for (const [name, step] of Object.entries(state)) if (step <= 0) delete state[name]
}

/** `forgetFailures` of the page, for a button that tries again. */
export function useForgetFailures(): () => void {
  const { i18n: instance } = useTranslation()
  return () => forgetFailures(instance)
}

/** A text about failures where there is no page yet, because its start failed. */
export const failureText = (locale: Locale, key: string): string => failuresIn(locale)[key] ?? ''

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
 * waits for them (Suspense), and throws `TextsMissing` when they do not arrive. The function changes only with the language.
 */
export function useText(...namespaces: Namespace[]): SayText {
  const { t, i18n: instance } = useTranslation(namespaces.length > 0 ? namespaces : undefined)
  mustHave(instance, instance.language, namespaces)
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
