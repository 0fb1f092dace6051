import { createElement, type ReactNode, Suspense } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server.browser'
import { describe, expect, it } from 'vitest'
import { createI18n, hasText, I18nextProvider, sayWith, useLocale, useText } from './react.ts'

const within = (i18n: Awaited<ReturnType<typeof createI18n>>, child: ReactNode): ReactNode =>
  createElement(I18nextProvider, { i18n }, child)

describe('createI18n', () => {
  it('loads the requested namespaces of the language and no others', async () => {
    const i18n = await createI18n('en', ['form', 'error'])
    const say = sayWith(i18n)
    expect(say('error.too_many')).toBe('Your requests are too frequent. Please take a break.')
    expect([1, 2].map(count => say('form.wrong_count', { count }))).toEqual([
      '1 field needs attention.',
      '2 fields need attention.',
    ])
    expect(Object.keys(i18n.getDataByLanguage('en') ?? {}).toSorted()).toEqual(['error', 'form'])
    // Failure messages are loaded in both languages from the start.
    expect(Object.keys(i18n.getDataByLanguage('zh-cn') ?? {})).toEqual(['error'])
  })

  it('leaves escaping of values to React', async () => {
    const say = sayWith(await createI18n('en', ['error']))
    expect(say('error.request_id', { id: '<b>' })).toBe('Request ID: <b>')
  })

  it('changes the language of all namespaces loaded so far', async () => {
    const i18n = await createI18n('zh-cn', ['common'])
    await i18n.loadNamespaces('table')
    const say = sayWith(i18n)
    expect(say('table.query')).toBe('查询')
    await i18n.changeLanguage('en')
    expect([say('table.query'), say('common.save'), i18n.language]).toEqual(['Query', 'Save', 'en'])
  })

  it('keeps two instances apart', async () => {
    const [chinese, english] = await Promise.all([createI18n('zh-cn', ['common']), createI18n('en', ['common'])])
    expect([sayWith(chinese)('common.save'), sayWith(english)('common.save')]).toEqual(['保存', 'Save'])
  })

  it('tells which keys from data have a text', async () => {
    const i18n = await createI18n('en', ['status'])
    expect(hasText(i18n, 'status.order.waiting_payment')).toBe(true)
    expect(hasText(i18n, 'status.order.lost_in_space')).toBe(false)
    expect(hasText(i18n, 'nowhere.at_all')).toBe(false)
  })
})

describe('useText', () => {
  it('returns texts of the initial namespaces in the language of the page', async () => {
    const Page = (): ReactNode => {
      const say = useText()
      return `${useLocale()}: ${say('status.order.waiting_payment')}`
    }
    const html = renderToString(within(await createI18n('zh-cn', ['common', 'status']), createElement(Page)))
    expect(html).toBe('zh-cn: 待付款')
  })

  it('suspends for a namespace that is not loaded yet', async () => {
    const i18n = await createI18n('en', ['common'])
    const Table = (): ReactNode => useText('table')('table.delete_confirm')
    const page = createElement(Suspense, { fallback: 'wait' }, createElement(Table))
    const stream = await renderToReadableStream(within(i18n, page))
    await stream.allReady
    expect(await new Response(stream).text()).toContain('Are you sure you want to delete the selected data?')
    expect(Object.keys(i18n.getDataByLanguage('en') ?? {}).toSorted()).toEqual(['common', 'error', 'table'])
  })
})
