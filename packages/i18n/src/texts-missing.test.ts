// @vitest-environment happy-dom
import { act, Component, createElement, type ReactNode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import {
  type BringTexts,
  changeLocale,
  createI18n,
  failureText,
  forgetFailures,
  I18nextProvider,
  loadTexts,
  sayWith,
  TextsMissing,
  useText,
} from './react.ts'

const wire = { cut: true, asked: 0 }
const bring: BringTexts = async (_locale, namespace) => {
  if (namespace !== 'table') return { save: 'Save' }
  wire.asked += 1
  if (wire.cut) throw new TypeError('cut')
  return { query: 'Query' }
}

afterEach(() => {
  Object.assign(wire, { cut: true, asked: 0 })
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('a text chunk that cannot be loaded is reported within 3 s, after two retries, and loads when it is requested again', async () => {
  const i18n = await createI18n('en', ['common'], bring)
  vi.useFakeTimers()
  const outcome: { error?: unknown } = {}
  loadTexts(i18n, ['table']).catch(error => {
    outcome.error = error
  })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(outcome.error).toBeInstanceOf(TextsMissing)
  expect(wire.asked).toBe(3)
  wire.cut = false
  await loadTexts(i18n, ['table'])
  expect(sayWith(i18n)('table.query')).toBe('Query')
})

it('a component without its texts never shows raw keys: its error boundary catches it and renders it on retry', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  class Guard extends Component<{ readonly children?: ReactNode }, { readonly error?: Error }> {
    override state: { readonly error?: Error } = {}
    static getDerivedStateFromError = (error: Error) => ({ error })
    override render = () => this.state.error?.name ?? this.props.children
  }
  const i18n = await createI18n('en', ['common'], bring)
  const Table = (): ReactNode => useText('table')('table.query')
  const page = (key: string) =>
    createElement(
      I18nextProvider,
      { i18n },
      createElement(Guard, { key }, createElement(Suspense, { fallback: 'wait' }, createElement(Table))),
    )
  const place = document.createElement('div')
  const root = createRoot(place)
  vi.useFakeTimers()
  await act(async () => root.render(page('first')))
  expect(place.textContent).toBe('wait')
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(place.textContent).toBe('TextsMissing')
  wire.cut = false
  forgetFailures(i18n)
  await act(async () => root.render(page('second')))
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(place.textContent).toBe('Query')
  await act(async () => root.unmount())
})

it('switches the language only when all its texts have loaded', async () => {
  wire.cut = false
  const i18n = await createI18n('zh-cn', ['common', 'table'], bring)
  wire.cut = true
  vi.useFakeTimers()
  const outcome: { error?: unknown } = {}
  changeLocale(i18n, 'en').catch(error => {
    outcome.error = error
  })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(outcome.error).toBeInstanceOf(TextsMissing)
  expect([i18n.language, sayWith(i18n)('table.query')]).toEqual(['zh-cn', 'Query'])
  wire.cut = false
  await changeLocale(i18n, 'en')
  expect([i18n.language, sayWith(i18n)('table.query')]).toEqual(['en', 'Query'])
})

it('failure messages need no loading in either language, even before the start', async () => {
  const say = sayWith(await createI18n('zh-cn', []))
  expect(say('error.http_500')).toBe('500（服务器内部错误） ')
  expect([failureText('zh-cn', 'retry'), failureText('en', 'retry')]).toEqual(['重试', 'Try again'])
})
