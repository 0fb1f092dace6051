import { describe, expect, it } from 'vitest'
import { cleanRichText } from '../../../../src/infra/rich-text/rich-text.ts'
import { searchTokens } from '../../../../src/infra/search/document.ts'
import { both } from '../pair.ts'
import { STORES } from '../stores.ts'
import type { DemoGoods } from '../types.ts'
import { BRANDS } from './brands.ts'
import { generateGoods } from './goods.ts'
import { PLACES } from './places.ts'
import { reportOn } from './rules.ts'

const COUNT = 1_200
const goods = generateGoods(20_260, COUNT)
const isListed = (item: DemoGoods): boolean =>
  item.shelf === 'on_shelf' && item.verify === 'examined' && STORES[item.store]?.status === 'open'

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

  it('keep the capital of the place that they come from, also inside an English title', () => {
    const PLACE_ATTRIBUTES = ['产地', '产区', '海域']
    const small = goods.filter(({ name, attributes }) => {
      const places = attributes
        .filter(row => PLACE_ATTRIBUTES.includes(row.name.zh))
        .flatMap(row => row.value.en.match(/\b[A-Z][a-z]+/g) ?? [])
      return places.some(place => new RegExp(`\\b${place.toLowerCase()}\\b`).test(name.en))
    })
    expect(goods.some(({ name }) => name.en.includes('Penglai Cabernet'))).toBe(true)
    expect(small.map(({ name }) => name.en)).toEqual([])
  })

  it('are the articles of their class in order, by brand and name', () => {
    for (const [index, item] of goods.entries()) {
      const { leaf } = PLACES[index % PLACES.length] ?? {}
      const article = leaf?.articles[Math.floor(index / PLACES.length)]
      expect([item.leaf.code, item.article]).toEqual([leaf?.code, Math.floor(index / PLACES.length) + 1])
      const name = both(article?.name ?? '|')
      expect(item.name.zh).toBe(`${article?.brand} ${name.zh}`)
      expect(item.name.en.toLowerCase()).toBe(`${BRANDS[item.brand]?.en} ${name.en}`.toLowerCase())
    }
  })

  it('have unique names and differ in more than their price', () => {
    expect(new Set(goods.map(item => item.name.zh)).size).toBe(COUNT)
    expect(new Set(goods.map(item => item.name.en)).size).toBe(COUNT)
    const things = goods.map(({ leaf, subname, attributes, axes }) =>
      JSON.stringify([leaf.code, subname, attributes, axes]),
    )
    expect(new Set(things).size).toBe(COUNT)
  })

  it('are sold by the store that is named after their brand, else by an open store of their classes', () => {
    const isOpen = ({ verify, status }: (typeof STORES)[number]) => verify === 'passed' && status === 'open'
    const open = STORES.flatMap((store, index) => (isOpen(store) ? [index] : []))
    const houses = new Map(BRANDS.map(({ zh }) => [zh, STORES.findIndex(store => store.zh.startsWith(zh))]))
    for (const { brand, store, name } of goods) {
      const house = houses.get(BRANDS[brand]?.zh ?? '') ?? -1
      const own = STORES[house]
      if (own !== undefined && isOpen(own)) expect([name.zh, store]).toEqual([name.zh, house])
      else expect([house, ...open], name.zh).toContain(store)
    }
  })

  it('have the price of their article, dearer values in proportion, and two in five a market price', () => {
    for (const [index, item] of goods.entries()) {
      const article = PLACES[index % PLACES.length]?.leaf.articles[item.article - 1]
      const prices = item.skus.map(sku => sku.price)
      expect(prices[0], item.name.zh).toBe(Math.round((article?.price ?? 0) * 100))
      expect(prices.every(price => Number.isSafeInteger(price) && price > 0)).toBe(true)
      if (item.marketPrice === 0) continue
      expect(item.marketPrice).toBeGreaterThan(Math.max(...prices))
      expect(item.marketPrice).toBeLessThanOrEqual(Math.min(...prices) * 1.8)
    }
    const share = goods.filter(item => item.marketPrice > 0).length / COUNT
    expect(share).toBeGreaterThan(0.33)
    expect(share).toBeLessThan(0.47)
  })

  it('keep numbers and units together in English', () => {
    const box = goods.find(({ name }) => name.zh === '栖木 带盖收纳箱 20L')
    expect(goods.find(({ name }) => name.en.includes('Yixing'))?.name.en).toMatch(/^Jingkiln Yixing/)
    expect(box?.name.en).toBe('Perchwood lidded storage box, 20\u00a0L')
    expect(searchTokens({ named: [box?.name.en ?? ''] })).toEqual(
      searchTokens({ named: ['Perchwood lidded storage box, 20 L'] }),
    )
  })

  it('have detail pages that the shop stores unchanged, with each claim once and the parameters beside them', () => {
    for (const { content, attributes, name } of goods.filter((_, index) => index % 7 === 0)) {
      expect(cleanRichText(content.zh)).toBe(content.zh)
      expect(cleanRichText(content.en)).toBe(content.en)
      const headings = [...content.en.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, text]) => text)
      expect(headings.length).toBeGreaterThanOrEqual(4)
      expect(new Set(headings).size, name.zh).toBe(headings.length)
      expect(content.zh).not.toContain('<table>')
      expect(new Set(attributes.map(row => row.name.zh)).size).toBe(attributes.length)
    }
  })

  it('promise a free return only where one is possible', () => {
    const fresh = goods.filter(({ leaf }) => ['apple', 'beef'].includes(leaf.code))
    expect(fresh.length).toBeGreaterThan(16)
    for (const { services, content } of fresh) {
      expect(services).not.toContain('seven_days_return')
      expect(content.zh).toContain('不支持七天无理由退货')
    }
  })

  it('have one row per combination of values, a picture per colour, and no choice, one or two', () => {
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
    for (const count of [0, 1, 2]) expect(withAxes(count)).toBeGreaterThan(0.08)
    expect(withAxes(0) + withAxes(1) + withAxes(2)).toBe(1)
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

  it('do not run out of names when a benchmark needs many: other brands of the class, then later generations', () => {
    const many = generateGoods(1, 12_800)
    expect(new Set(many.map(item => item.name.zh)).size).toBe(12_800)
    expect(new Set(many.map(item => item.name.en)).size).toBe(12_800)
    expect(many.at(-1)?.name.en).toMatch(/, Gen\u00a0\d$/)
    expect(reportOn(many).find(({ rule }) => rule.includes('prices'))?.breaches).toEqual([])
  })
})
