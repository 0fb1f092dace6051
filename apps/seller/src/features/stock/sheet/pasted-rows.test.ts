import { expect, it } from 'vitest'
import { pastedRows } from './pasted-rows.ts'

it('reads codes and numbers of copied cells, of comma lists, and of words with a space', () => {
  expect(pastedRows('A-1\t5\nA-2,6\r\nA 3  -7\n\nA-4\t+8\textra')).toEqual([
    { line: 1, code: 'A-1', quantity: 5 },
    { line: 2, code: 'A-2', quantity: 6 },
    { line: 3, code: 'A 3', quantity: -7 },
    { line: 5, code: 'A-4', quantity: 8 },
  ])
})

it('skips a heading, and keeps a line without a number to be corrected', () => {
  expect(pastedRows('编码\t数量\nA-1\tfive\nA-2\t1.5\nA-3')).toEqual([
    { line: 2, code: 'A-1', quantity: undefined },
    { line: 3, code: 'A-2', quantity: undefined },
    { line: 4, code: 'A-3', quantity: undefined },
  ])
})
