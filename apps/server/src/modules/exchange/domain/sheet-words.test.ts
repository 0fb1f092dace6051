import { describe, expect, it } from 'vitest'
import { namesOf, wordsOf } from './sheet-words.ts'

describe('names of records', () => {
  const names = namesOf([
    { id: 1, name: '台灯', other: 'Lamp' },
    { id: 2, name: '吊灯', other: 'Lamp' },
    { id: 3, name: '茶杯' },
    { id: 4, name: '茶杯' },
  ])

  it('are read in each language, in any case and with any blanks', () => {
    expect(names.idOf(' 台灯 ')).toBe(1)
    expect(namesOf([{ id: 5, name: 'Table  Lamp' }]).idOf('table lamp')).toBe(5)
  })

  it('of several records are written as ids, and name nothing', () => {
    expect([names.nameOf(1), names.nameOf(3), names.nameOf(9)]).toEqual(['台灯', '#3', '#9'])
    expect([names.idOf('Lamp'), names.idOf('茶杯')]).toEqual([undefined, undefined])
    expect([names.idOf('#4'), names.idOf('#9'), names.idOf('')]).toEqual([4, undefined, undefined])
  })
})

it('words of a column are written in the first language, and read in each', () => {
  const words = wordsOf(['on', 'off'] as const, [
    word => ({ on: '上架', off: '下架' })[word],
    word => ({ on: 'On shelf', off: 'Off shelf' })[word],
  ])
  expect(words.textOf('on')).toBe('上架')
  expect(['下架', 'on shelf', 'off', '?'].map(text => words.wordOf(text))).toEqual(['off', 'on', 'off', undefined])
})
