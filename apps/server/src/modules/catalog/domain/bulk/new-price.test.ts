import { fen } from '@shiji/kit/money/fen.ts'
import { expect, it } from 'vitest'
import { newPrice, priceProblem } from './new-price.ts'

it.each([
  ['percent', 1_000, 'fen', 9_990, 10_989],
  ['percent', -1_000, 'fen', 9_995, 8_996],
  ['percent', -1_000, 'yuan', 9_995, 9_000],
  // 10.0495 is below half a yuan, though 10.05 would be.
  ['percent', 500, 'yuan', 957, 1_000],
  ['percent', -10_000, 'fen', 9_990, 0],
  ['amount', -500, 'fen', 9_990, 9_490],
  ['amount', 60, 'yuan', 9_990, 10_100],
  ['amount', -9_990, 'fen', 9_990, 0],
  ['set', 8_850, 'fen', 9_990, 8_850],
  ['set', 8_850, 'yuan', 9_990, 8_900],
] as const)('a price by %s of %d, to whole %s: %d becomes %d', (mode, value, round, before, after) => {
  expect(newPrice(fen(before), { mode, value, round })).toBe(after)
})

it.each([
  [0, 'too_low'],
  [-1, 'too_low'],
  [1, null],
  [100_000_000_00, null],
  [100_000_000_01, 'too_high'],
] as const)('a price of %d fen: %s', (price, problem) => {
  expect(priceProblem(fen(price))).toBe(problem)
})
