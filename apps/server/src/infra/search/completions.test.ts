import { describe, expect, it } from 'vitest'
import { completions } from './completions.ts'

const goods = (...names: readonly (readonly string[])[]) => names.map(texts => ({ texts }))
const inChinese = (names: readonly (readonly string[])[], typed: string) =>
  completions(goods(...names), typed, { isEnglish: false })
const inEnglish = (names: readonly (readonly string[])[], typed: string) =>
  completions(goods(...names), typed, { isEnglish: true })

describe('suggested words', () => {
  it('puts words at the start of names before words inside of them', () => {
    expect(inChinese([['羊毛手套'], ['羊毛手套'], ['手机 128GB']], 'shou')).toEqual(['手机', '手套'])
  })

  it('puts words of many goods before words of few', () => {
    expect(inChinese([['手表'], ['手机'], ['远山 手机']], 'shou')).toEqual(['手机', '手表'])
  })

  it('puts whole syllables before parts of a sound, and sounds before initials', () => {
    expect(inChinese([['凉鞋'], ['凉鞋'], ['连衣裙'], ['连衣裙', '凉鞋']], 'lian')).toEqual(['连衣裙', '凉鞋'])
    expect(inChinese([['四海'], ['四海'], ['沙发']], 'sh')).toEqual(['沙发', '四海'])
  })

  it.each([
    ['sj', ['手机']],
    ['shouj', ['手机']],
    ['手', ['手机']],
    ['pho', ['phones']],
    ['x', []],
  ])('%s finds %j', (typed, words) => {
    expect(inChinese([['手机', 'Phones']], typed)).toEqual(words)
  })

  it("offers the reader's own script first", () => {
    const names = [['沙发'], ['沙发'], ['衬衫', 'shirt']]
    expect(inChinese(names, 'sh')).toEqual(['沙发', 'shirt'])
    expect(inEnglish(names, 'sh')).toEqual(['shirt', '沙发'])
  })

  it('counts a word once per goods, and leaves out fragments, numbers and short letters', () => {
    expect(inEnglish([['Phone phone PHONE'], ['phase'], ['phase', 'ph 15']], 'ph')).toEqual(['phase', 'phone'])
    expect(inChinese([['携科幻小说']], 'xie')).toEqual(['携科幻小说'])
  })
})
