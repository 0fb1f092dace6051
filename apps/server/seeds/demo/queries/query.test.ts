import { describe, expect, it } from 'vitest'
import { BRANDS } from '../catalog/goods/brands.ts'
import { QUERIES } from './all.ts'
import { judge, PATHS, type Place } from './query.ts'

const known = (code: string): boolean =>
  code === 'nothing' || PATHS.has(code) || BRANDS.some(({ zh }) => code === `brand:${zh}`)

describe('the queries of the demo', () => {
  it('are two hundred, each once, and expect classes and brands that exist', () => {
    expect(new Set(QUERIES.map(([text]) => text)).size).toBe(200)
    expect(QUERIES).toHaveLength(200)
    expect(QUERIES.flatMap(([, expected]) => expected.split(' ')).filter(code => !known(code))).toEqual([])
  })
})

describe('a verdict', () => {
  const shoe: Place = { classes: ['running-shoe', 'shoes', 'fashion'], brand: '踏野', name: '踏野 缓震跑鞋' }
  const coat: Place = { classes: ['coat', 'women', 'fashion'], brand: '未名', name: '未名 羊毛大衣' }
  const tent: Place = { classes: ['tent', 'camping', 'outdoors'], brand: '野行', name: '野行 三人帐篷' }

  it('is right when each of the first four places is of an expected class', () => {
    expect(judge(['鞋', 'shoes'], [shoe, shoe])).toBe('right')
    expect(judge(['鞋', 'shoes'], [shoe, shoe, shoe, shoe, coat])).toBe('right')
    expect(judge(['鞋', 'shoes'], [shoe, coat])).toBe('wrong')
    expect(judge(['鞋', 'shoes'], [])).toBe('wrong')
  })

  it('is absurd when the first place is of a top class that nobody meant', () => {
    expect(judge(['鞋', 'shoes'], [tent, shoe])).toBe('absurd')
    expect(judge(['鞋', 'shoes'], [coat, shoe])).toBe('wrong')
  })

  it('asks for the brand and the word too', () => {
    expect(judge(['踏野', 'brand:踏野'], [shoe])).toBe('right')
    expect(judge(['踏野', 'brand:踏野'], [coat])).toBe('wrong')
    expect(judge(['跑鞋', 'shoes', '跑鞋'], [shoe])).toBe('right')
    expect(judge(['凉鞋', 'shoes', '凉鞋'], [shoe])).toBe('wrong')
  })

  it('of words that nobody can answer is right without results', () => {
    expect(judge(['qwertz', 'nothing'], [])).toBe('right')
    expect(judge(['qwertz', 'nothing'], [shoe])).toBe('wrong')
  })
})
