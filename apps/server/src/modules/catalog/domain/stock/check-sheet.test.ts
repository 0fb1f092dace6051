import { expect, it } from 'vitest'
import { checkSheet } from './check-sheet.ts'

const skus = [
  { id: 1, code: 'A', onHand: 10, reserved: 4 },
  { id: 2, code: 'D', onHand: 1, reserved: 0 },
  { id: 3, code: 'D', onHand: 2, reserved: 0 },
]
const row = (code: string, quantity: number, was?: number) => ({
  code,
  quantity,
  ...(was === undefined ? {} : { was }),
})
const checked = (mode: 'count' | 'difference', ...rows: ReturnType<typeof row>[]) =>
  checkSheet({ mode, rows }, skus).map(({ after, codeProblem, quantityProblem }) => [
    after,
    codeProblem,
    quantityProblem,
  ])

it.each([
  ['a count', 'count', row('A', 7), [7, undefined, undefined]],
  ['a count with orders since its preview', 'count', row('A', 7, 12), [5, undefined, undefined]],
  ['a difference', 'difference', row('A', -3), [7, undefined, undefined]],
  ['exactly what orders reserve', 'count', row('A', 4), [4, undefined, undefined]],
  ['one less than orders reserve', 'count', row('A', 3), [3, undefined, 'reserved']],
  ['below nothing', 'difference', row('A', -11), [-1, undefined, 'negative']],
  ['a negative count', 'count', row('A', -1), [-1, undefined, 'negative']],
  ['more than fits', 'difference', row('A', 9_999_990), [10_000_000, undefined, 'too_many']],
  ['as much as fits', 'difference', row('A', 9_999_989), [9_999_999, undefined, undefined]],
  ['an unknown code', 'count', row('X', 1), [undefined, 'missing', undefined]],
  ['no code', 'count', row('', 1), [undefined, 'missing', undefined]],
  ['a code of two SKUs', 'count', row('D', 1), [undefined, 'double', undefined]],
] as const)('%s', (_name, mode, one, expected) => {
  expect(checked(mode, one)).toEqual([expected])
})

it('a code twice is wrong the second time', () => {
  expect(checked('count', row('A', 7), row('A', 8)).map(([, problem]) => problem)).toEqual([undefined, 'twice'])
})
