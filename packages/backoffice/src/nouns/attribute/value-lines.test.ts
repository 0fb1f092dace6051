import { expect, it } from 'vitest'
import { fromLines, isTwice, toLines } from './value-lines.ts'

it('values are read from lines as they are written, with their English names', () => {
  const values = [
    { name: '棉', name_en: 'Cotton' },
    { name: '麻', name_en: '' },
  ]
  expect(fromLines(toLines(values))).toEqual(values)
  expect(fromLines('  棉｜Cotton \n\n 麻 ')).toEqual(values)
})

it('a name twice is found whatever its case or spaces', () => {
  expect(isTwice(fromLines('Slim fit\nSlimFit'))).toBe(true)
  expect(isTwice(fromLines('Slim fit\nRegular fit'))).toBe(false)
})
