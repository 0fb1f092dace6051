import { describe, expect, it } from 'vitest'
import { searchTexts, vocabularyTexts } from './goods-texts.ts'

const lamp = {
  name: '台灯',
  nameEn: 'Lamp',
  subname: '护眼',
  subnameEn: 'Kind to eyes',
  goodsNo: 'L-1',
  codes: ['L-1-W'],
  around: ['家居', 'Home'],
}

describe('texts of goods', () => {
  it('are found by their sound where they are names, and as written everywhere else', () => {
    expect(searchTexts(lamp)).toEqual({
      named: ['台灯', '家居', 'Home'],
      written: ['Lamp', '护眼', 'Kind to eyes', 'L-1', 'L-1-W'],
    })
  })

  it('suggest names and never numbers or codes', () => {
    expect(vocabularyTexts(lamp)).toEqual(['台灯', 'Lamp', '家居', 'Home'])
  })
})
