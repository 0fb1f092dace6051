import { describe, expect, it } from 'vitest'
import { leadOf } from './heads.ts'
import { Lexicon } from './lexicon.ts'
import { queryWords } from './query.ts'
import { singular } from './stems.ts'
import { readQuery } from './units.ts'
import { lettersApart } from './vocabulary.ts'

const lexicon = new Lexicon(
  [
    { text: '手机', kind: 'class', id: 1 },
    { text: '手机壳', kind: 'class', id: 2 },
    { text: '连衣裙', kind: 'class', id: 3 },
    { text: '台灯', kind: 'class', id: 4 },
    { text: 'Desk lamps', kind: 'class', id: 4 },
    { text: '华为', kind: 'brand', id: 9 },
  ],
  [
    { word: '裙子', means: ['连衣裙'], isTwoWay: true, classId: null },
    { word: '杯子', means: ['马克杯'], isTwoWay: false, classId: null },
  ],
)
const read = (text: string) => {
  const { units, head } = readQuery(queryWords(text), lexicon)
  return { units: units.map(unit => unit.text), head: units[head]?.text }
}

describe('a search is read as', () => {
  it.each([
    ['给妈妈的手机', ['妈妈', '手机'], '手机'],
    ['夏天穿的裙子', ['夏天', '裙子'], '裙子'],
    ['华为手机', ['华为', '手机'], '手机'],
    ['手机壳', ['手机壳'], '手机壳'],
    ['手机 黑色', ['手机', '黑色'], '手机'],
    ['Desk Lamp', ['desk lamp'], 'desk lamp'],
    ['lamp for reading', ['lamp', 'reading'], 'lamp'],
    ['gift for kids', ['kids'], 'kids'],
    ['24寸行李箱', ['24 寸', '行李箱'], '行李箱'],
    ['的', ['的'], '的'],
    ['茶', ['茶'], '茶'],
    ['买灯', ['灯'], '灯'],
    ['爱为', ['爱为'], '爱为'],
    // A class ends with its first character.
    ['灯为', ['灯为'], '灯为'],
    ['好用的锅', ['锅'], '锅'],
  ])('%s: %j, looking for %s', (text, units, head) => {
    expect(read(text)).toEqual({ units, head })
  })

  it('words with their meanings', () => {
    expect(lexicon.meaningOf('裙子')).toMatchObject({ classIds: [3], words: ['连衣裙'] })
    expect(lexicon.meaningOf('杯子').words).toEqual(['马克杯'])
    expect(lexicon.meaningOf('马克杯').words).toEqual([])
    expect(lexicon.endingWith('灯')).toEqual([4])
    expect(lexicon.endingWith('lamp')).toEqual([4])
    expect(lexicon.startingWith('手机')).toEqual([2])
    expect(lexicon.soundingLike('lyq')).toEqual(['连衣裙'])
  })
})

describe('head nouns', () => {
  const heads = (name: string, nameEn = '', brand: readonly string[] = []) =>
    leadOf({ name, nameEn, brand })
      .split(' ')
      .filter(token => token.endsWith('A'))
      .map(token => token.split("'")[1])
  it('end a Chinese run of the name, also by their sound, and never the brand', () => {
    expect(heads('远山长辈手机', '', ['远山'])).toEqual(expect.arrayContaining(['手机', '长辈手机', '~shouji', '^sj']))
    expect(heads('磨砂手机壳')).not.toContain('手机')
    expect(heads('栖木 收纳箱', '', ['栖木'])).not.toContain('栖木')
  })

  it('are the last English word before a comma, "with" or "for", in both numbers', () => {
    expect(heads('', 'Lidded storage boxes, 20 L')).toEqual(['boxes', 'box'])
    expect(heads('', 'Desk lamp with a clip')).toEqual(['lamp'])
  })
})

describe('words', () => {
  it.each([
    ['boxes', 'box'],
    ['shoes', 'shoe'],
    ['berries', 'berry'],
    ['knives', 'knife'],
    ['glass', 'glass'],
    ['bus', 'bus'],
    ['tvs', 'tvs'],
  ])('%s is %s', (word, one) => {
    expect(singular(word)).toBe(one)
  })

  it.each([
    ['bycicle', 'bicycle', 2],
    ['lapotp', 'laptop', 1],
    ['shoji', '~shouji', 1],
    ['phone', 'phone', 0],
    ['phone', 'phonograph', 3],
  ])('%s and %s are %d letters apart', (typed, term, apart) => {
    expect(lettersApart(typed, term)).toBe(apart)
  })
})
