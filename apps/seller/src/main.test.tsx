import { startPage } from '@shiji/backoffice/testing/start-page.ts'
import { describe, expect, it } from 'vitest'

describe('the language of the seller area (spec §1)', () => {
  it.each([
    ['the stored setting before the browser', { stored: 'en', browser: ['zh-CN'] }, 'en', 'Log in'],
    ['the stored setting, Chinese', { stored: 'zh-cn', browser: ['en-GB'] }, 'zh-CN', '登录'],
    ['a browser language that contains zh', { browser: ['zh-TW'] }, 'zh-CN', '登录'],
    ['a browser in English', { browser: ['en-GB', 'zh-CN'] }, 'en', 'Log in'],
    ['Chinese where nothing decides', { browser: ['fr-FR'] }, 'zh-CN', '登录'],
    ['the browser where the stored setting is none of ours', { stored: 'fr', browser: ['en'] }, 'en', 'Log in'],
  ])('is that of %s', async (_whose, visit, lang, words) => {
    const page = await startPage('seller', visit, () => import('./main.tsx'))
    expect(page.lang).toBe(lang)
    expect(await page.findButton(words)).toBeDefined()
  })
})
