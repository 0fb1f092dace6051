import { startPage } from '@shiji/backoffice/testing/start-page.ts'
import { describe, expect, it, vi } from 'vitest'

describe('the language of the seller area (spec §1)', () => {
  it.each([
    ['the stored setting before the browser', { stored: 'en', browser: ['zh-CN'] }, 'en', 'Log in'],
    ['the stored setting, Chinese', { stored: 'zh-cn', browser: ['en-GB'] }, 'zh-CN', '登录'],
    ['a browser language that contains zh', { browser: ['zh-TW'] }, 'zh-CN', '登录'],
    ['a browser in English', { browser: ['en-GB', 'zh-CN'] }, 'en', 'Log in'],
    ['Chinese where nothing decides', { browser: ['fr-FR'] }, 'zh-CN', '登录'],
    ['the browser if the stored setting is unknown', { stored: 'fr', browser: ['en'] }, 'en', 'Log in'],
  ])('is that of %s', async (_whose, visit, lang, words) => {
    const page = await startPage('seller', visit, () => import('./main.tsx'))
    expect(page.lang).toBe(lang)
    expect(await page.findButton(words)).toBeDefined()
  })
})

describe('the seller back office, when its first texts do not arrive', () => {
  it.each([
    ['zh-CN', '页面加载失败，请刷新后重试。', '重试'],
    ['en', 'The page could not be loaded. Please refresh and try again.', 'Try again'],
  ])('shows an error in the language of the page (%s), with a retry button', async (lang, words, again) => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    const page = await startPage('seller', { browser: [lang], textsLost: true }, () => import('./main.tsx'))
    const button = await page.findButton(again)
    expect(document.querySelector('[role=alert] h1')?.textContent).toBe(words)
    button.click()
    expect(reload).toHaveBeenCalledOnce()
  })
})
