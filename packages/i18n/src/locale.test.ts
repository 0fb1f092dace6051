import { describe, expect, it } from 'vitest'
import { detectLocale, isLocale, languageTag, parseAcceptLanguage } from './locale.ts'

describe('detectLocale', () => {
  it.each([
    ['en', ['zh-CN'], 'en'],
    ['zh-cn', ['en-US'], 'zh-cn'],
    ['zh_CN', ['en-US'], 'zh-cn'],
    [' EN ', ['zh-CN'], 'en'],
  ] as const)('keeps the stored setting %j', (stored, browser, locale) => {
    expect(detectLocale(stored, browser)).toBe(locale)
  })

  it.each([
    [['zh-CN', 'en'], 'zh-cn'],
    [['zh-TW'], 'zh-cn'],
    [['ug-CN'], 'zh-cn'],
    [['en-US', 'zh-CN'], 'en'],
    [['fr-FR', 'en-GB', 'zh-CN'], 'en'],
    [['EN'], 'en'],
    [['fr-FR'], 'zh-cn'],
    [[], 'zh-cn'],
  ] as const)('else takes the browser languages %j', (browser, locale) => {
    expect(detectLocale(null, browser)).toBe(locale)
    expect(detectLocale(undefined, browser)).toBe(locale)
  })

  it.each(['', 'fr', 'constructor', '../../etc/passwd', "en'; drop table users", '{"a":1}', 'zh-cn-en'])(
    'ignores the stored value %j',
    stored => {
      expect(detectLocale(stored, ['en-US'])).toBe('en')
    },
  )
})

describe('parseAcceptLanguage', () => {
  it.each([
    ['zh-CN,zh;q=0.9,en;q=0.8', ['zh-CN', 'zh', 'en']],
    ['en;q=0.5, zh-cn', ['zh-cn', 'en']],
    ['en ; q=0.5 ,fr ;q=0.9', ['fr', 'en']],
    ['en, zh', ['en', 'zh']],
    ['en;q=0, zh;q=0.1', ['zh']],
    ['*', ['*']],
    ['', []],
    [undefined, []],
    ['en;q=2, zh;q=x, f r, ;q=1', []],
  ])('reads %j', (header, tags) => {
    expect(parseAcceptLanguage(header)).toEqual(tags)
  })

  it('reads only the needed part of a hostile header', () => {
    expect(parseAcceptLanguage('en,'.repeat(1_000_000)).length).toBeLessThan(200)
  })

  it('decides the language of a request', () => {
    expect(detectLocale(undefined, parseAcceptLanguage('fr,en;q=0.4,zh;q=0.5'))).toBe('zh-cn')
  })
})

it('recognises its languages and returns their tags', () => {
  expect([isLocale('en'), isLocale('zh-cn'), isLocale('zh-CN'), isLocale(null)]).toEqual([true, true, false, false])
  expect([languageTag('zh-cn'), languageTag('en')]).toEqual(['zh-CN', 'en'])
})
