import { describe, expect, it } from 'vitest'
import { aCard } from '../../testing/a-product.ts'
import { thingOf } from './thing.ts'

const zh = (text: string) => text
const en = (text: string, other: string) => other || text
const box = aCard(1, {
  name: '栖木 带盖收纳箱 20L',
  name_en: 'Qimu lidded storage box, 20 L',
  brand_name: '栖木',
  brand_name_en: 'Qimu',
})

describe('the name of goods without its brand', () => {
  it('is the thing, in both languages', () => {
    expect(thingOf(box, zh)).toEqual({ thing: '带盖收纳箱 20L', brand: '栖木' })
    expect(thingOf(box, en)).toEqual({ thing: 'Lidded storage box, 20 L', brand: 'Qimu' })
  })

  it('is found too where only the Chinese name exists', () => {
    expect(thingOf({ ...box, name_en: '' }, en)).toEqual({ thing: '带盖收纳箱 20L', brand: '栖木' })
  })

  it('stays whole where it does not begin with the brand, or is nothing else', () => {
    expect(thingOf({ ...box, name: '栖木纹收纳箱' }, zh)).toEqual({ thing: '栖木纹收纳箱', brand: '' })
    expect(thingOf({ ...box, name: '栖木 箱' }, zh)).toEqual({ thing: '栖木 箱', brand: '' })
    expect(thingOf({ ...box, brand_name: '', brand_name_en: '' }, zh).thing).toBe(box.name)
  })
})
