import { describe, expect, it } from 'vitest'
import { STORES } from '../stores.ts'
import type { DemoGoods } from '../types.ts'
import { generateGoods } from './goods.ts'
import { PLACES } from './places.ts'
import { TITLE_EN_MAX, TITLE_ZH } from './titles.ts'

const COUNT = 1_200
const goods = generateGoods(20_260, COUNT)
const isListed = (item: DemoGoods): boolean =>
  item.shelf === 'on_shelf' && item.verify === 'examined' && STORES[item.store]?.status === 'open'

/** Superlatives that advertising law forbids, and their English counterparts. */
const FORBIDDEN = /最|第一|国家级|顶级|顶尖|极致|唯一|首选|万能|best|number one|no\. ?1|unbeatable|ultimate|perfect/i

describe('generated goods', () => {
  it('are identical for the same seed, and different for another', () => {
    expect(generateGoods(20_260, COUNT)).toEqual(goods)
    expect(generateGoods(7, COUNT)).not.toEqual(goods)
  })

  it('fill every class and every open store', () => {
    const listed = goods.filter(isListed)
    expect(new Set(listed.map(item => item.leaf.code))).toEqual(new Set(PLACES.map(place => place.leaf.code)))
    const passed = STORES.flatMap((store, index) => (store.verify === 'passed' ? [index] : []))
    expect(new Set(goods.map(item => item.store))).toEqual(new Set(passed))
  })

  it('have unique names, of a length that cards show completely', () => {
    expect(new Set(goods.map(item => item.name.zh)).size).toBe(COUNT)
    expect(new Set(goods.map(item => item.name.en)).size).toBe(COUNT)
    for (const { name } of goods) {
      expect(name.zh.length).toBeGreaterThanOrEqual(TITLE_ZH.min)
      expect(name.zh.length).toBeLessThanOrEqual(TITLE_ZH.max)
      expect(name.en.length).toBeLessThanOrEqual(TITLE_EN_MAX)
    }
  })

  it('make no promises that advertising law forbids', () => {
    const texts = goods.flatMap(item => [
      ...Object.values(item.name),
      ...Object.values(item.subname),
      ...Object.values(item.content),
      ...item.attributes.flatMap(({ name, value }) => [...Object.values(name), ...Object.values(value)]),
    ])
    expect(texts.filter(text => FORBIDDEN.test(text))).toEqual([])
  })

  it('have prices in the range of their class, in whole fen', () => {
    for (const [index, item] of goods.entries()) {
      const [floor, , ceiling] = PLACES[index % PLACES.length]?.leaf.price ?? [0, 0, 0]
      const prices = item.skus.map(sku => sku.price)
      expect(prices.every(price => Number.isSafeInteger(price) && price > 0)).toBe(true)
      expect(Math.min(...prices), item.name.zh).toBeGreaterThanOrEqual(floor * 90 - 1_000)
      expect(Math.min(...prices), item.name.zh).toBeLessThanOrEqual(ceiling * 600)
      if (item.marketPrice === 0) continue
      expect(item.marketPrice).toBeGreaterThan(Math.max(...prices))
      expect(item.marketPrice).toBeLessThanOrEqual(Math.min(...prices) * 1.8)
    }
    const share = goods.filter(item => item.marketPrice > 0).length / COUNT
    expect(share).toBeGreaterThan(0.33)
    expect(share).toBeLessThan(0.47)
  })

  it('have one row per combination of values, a picture per colour, and two axes in three of ten', () => {
    for (const item of goods) {
      const sizes = item.axes.map(axis => axis.values.length)
      expect(item.skus).toHaveLength(sizes.reduce((product, size) => product * size, 1))
      expect(new Set(item.skus.map(sku => sku.valueIndex.join('-'))).size).toBe(item.skus.length)
      for (const axis of item.axes.filter(({ en }) => en === 'Colour')) {
        const images = axis.values.map(value => value.image)
        expect(images).not.toContain('')
        expect(new Set(images).size).toBe(images.length)
        expect(item.images).toEqual(expect.arrayContaining(images.slice(0, 1)))
      }
    }
    const withAxes = (count: number) => goods.filter(item => item.axes.length === count).length / COUNT
    expect(withAxes(0)).toBeCloseTo(0.15, 1)
    expect(withAxes(2)).toBeCloseTo(0.3, 1)
  })

  it('show every state of a list', () => {
    const shares = {
      off: goods.filter(item => item.shelf === 'off_shelf').length,
      review: goods.filter(item => item.verify === 'to_be_reviewed').length,
      rejected: goods.filter(item => item.verify === 'rejected' && item.refuseInfo.zh !== '').length,
      soldOut: goods.filter(item => item.skus.every(sku => sku.stock === 0)).length,
    }
    expect(shares).toEqual({ off: 36, review: 24, rejected: 12, soldOut: 24 })
  })

  it('do not run out of names when a benchmark needs many', () => {
    const many = generateGoods(1, 12_800)
    expect(new Set(many.map(item => item.name.zh)).size).toBe(12_800)
  })
})
