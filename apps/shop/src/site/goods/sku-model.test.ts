import type { PricedSku } from '@shiji/contract/catalog/catalog.ts'
import { describe, expect, it } from 'vitest'
import { choiceOf, pictureOf, picturesOf, skuModel } from './sku-model.ts'

const sku = (id: number, value_index: number[], image = ''): PricedSku => ({
  id,
  value_index,
  name: '',
  name_en: '',
  image,
  price: 100,
  market_price: 0,
  stock: 1,
  weight: 0,
  code: '',
  price_steps: [],
})
const value = (name: string, name_en: string, image = '') => ({ name, name_en, image })
const goods = {
  image: '/files/a.webp',
  images: ['/files/a.webp', '/files/b.webp'],
  axes: [
    { name: '颜色', name_en: 'Colour', values: [value('红', 'Red', '/files/red.webp'), value('蓝', 'Blue')] },
    { name: '尺码', name_en: '', values: [value('大', 'L'), value('加大', 'L')] },
  ],
  skus: [sku(1, [0, 0]), sku(2, [1, 1], '/files/blue-xl.webp'), sku(3, [0, 7])],
}
const zh = (name: string) => name
const en = (name: string, name_en: string) => name_en || name
const plain = (path: string) => path

describe('the picker’s view of goods', () => {
  it('names axes and values in the language, and falls back where there is no translation', () => {
    const { axes } = skuModel(goods, en, plain)
    expect(axes.map(axis => axis.name)).toEqual(['Colour', '尺码'])
    expect(axes[0]?.values.map(one => one.name)).toEqual(['Red', 'Blue'])
  })

  it('distinguishes values with equal translations', () => {
    const { axes, skus } = skuModel(goods, en, plain)
    expect(axes[1]?.values.map(one => one.name)).toEqual(['大', '加大'])
    expect(skus.find(one => one.id === 2)?.values).toEqual(['Blue', '加大'])
  })

  it('leaves out a SKU whose value does not exist', () => {
    expect(skuModel(goods, zh, plain).skus.map(one => one.id)).toEqual([1, 2])
  })

  it('finds the choice of a link', () => {
    const model = skuModel(goods, zh, plain)
    expect(choiceOf(model, 2)).toEqual(['蓝', '加大'])
    expect(choiceOf(model, 99)).toBeUndefined()
  })

  it('shows the picture of the SKU, else that of the selected value, else none', () => {
    const model = skuModel(goods, zh, plain)
    expect(pictureOf(goods, model, ['蓝', '加大'])).toBe('/files/blue-xl.webp')
    expect(pictureOf(goods, model, ['红', undefined])).toBe('/files/red.webp')
    expect(pictureOf(goods, model, ['蓝', undefined])).toBeUndefined()
  })

  it('lists every picture once', () => {
    expect(picturesOf(goods)).toEqual(['/files/a.webp', '/files/b.webp', '/files/red.webp', '/files/blue-xl.webp'])
  })
})
