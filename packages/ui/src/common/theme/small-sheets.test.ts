import { describe, expect, it } from 'vitest'
import { keepSheetSmall } from './small-sheets.ts'

/** As Emotion's: an element more whenever the counter is 0. */
const sheetOf = () => {
  const elements: string[][] = []
  const sheet = {
    tags: elements,
    ctr: 0,
    insert: (rule: string): void => {
      if (sheet.ctr === 0) elements.push([])
      elements.at(-1)?.push(rule)
      sheet.ctr += 1
    },
  }
  return { sheet, elements }
}

describe('style sheets of an app', () => {
  it('give rules after a pause an element of their own, in order', () => {
    const { sheet, elements } = sheetOf()
    let time = 0
    keepSheetSmall(sheet, () => time)
    sheet.insert('.a{}')
    time = 200
    sheet.insert('.b{}')
    time = 900
    sheet.insert('@media print{.c{}}')
    sheet.insert('.d{}')
    expect(elements).toEqual([
      ['.a{}', '.b{}'],
      ['@media print{.c{}}', '.d{}'],
    ])
  })

  it('have a limited number of elements', () => {
    const { sheet, elements } = sheetOf()
    let time = 0
    keepSheetSmall(sheet, () => time)
    for (let at = 0; at < 200; at += 1) {
      time += 1_000
      sheet.insert(`.a${at}{}`)
    }
    expect(elements).toHaveLength(48)
    expect(elements.flat()).toHaveLength(200)
  })
})
