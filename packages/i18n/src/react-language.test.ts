// @vitest-environment happy-dom
import { act, createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { createI18n, I18nextProvider, useLocale, useText } from './react.ts'

it('a component follows a change of language, texts and locale alike', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const i18n = await createI18n('zh-cn', ['common'])
  const Page = (): ReactNode => `${useLocale()} ${useText()('common.save')}`
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () => root.render(createElement(I18nextProvider, { i18n }, createElement(Page))))
  expect(place.textContent).toBe('zh-cn 保存')

  await act(async () => void (await i18n.changeLanguage('en')))
  expect(place.textContent).toBe('en Save')
  await act(async () => root.unmount())
})
