import { describe, expect, it } from 'vitest'
import { leadTexts, searchTexts, vocabularyTexts } from './goods-texts.ts'

const lamp = {
  name: '木火 台灯',
  nameEn: 'Lamp',
  subname: '护眼',
  subnameEn: 'Kind to eyes',
  goodsNo: 'L-1',
  codes: ['L-1-W'],
  classNames: ['灯具', 'Lighting'],
  classIds: [3, 2, 1],
  brandNames: ['木火', 'Muhuo'],
  storeNames: ['一盏', 'One Lamp'],
  attributes: [{ value: '橡木', value_en: 'Oak' }],
}

describe('texts of goods', () => {
  it('are found by their sound where they are names, and as written everywhere else', () => {
    expect(searchTexts(lamp)).toEqual({
      named: ['木火 台灯', '灯具', 'Lighting', '木火', 'Muhuo', '一盏', 'One Lamp'],
      written: ['Lamp', '护眼', 'Kind to eyes', 'L-1', 'L-1-W', '橡木', 'Oak'],
      marks: [3, 2, 1],
      lead: { name: '木火 台灯', nameEn: 'Lamp', brand: ['木火', 'Muhuo'] },
    })
  })

  it('lead by their name', () => {
    expect(leadTexts(lamp)).toEqual({ name: '木火 台灯', nameEn: 'Lamp', brand: ['木火', 'Muhuo'] })
  })

  it('suggest names and never numbers or codes', () => {
    expect(vocabularyTexts(lamp).join(' ')).toBe('木火 台灯 Lamp 灯具 Lighting 木火 Muhuo 一盏 One Lamp')
  })
})
