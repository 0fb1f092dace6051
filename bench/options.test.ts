import { expect, it } from 'vitest'
import { readCommand } from './options.ts'

it('a size that is not given is left to the case', () => {
  expect(readCommand(['read', '--orders', '500'])).toMatchObject({
    cases: ['read'],
    options: { goods: undefined, orders: 500, rounds: 3 },
  })
})

it('an invalid number is refused by name', () => {
  expect(() => readCommand(['--rounds', 'many'])).toThrow('--rounds is "many"')
  expect(() => readCommand(['--seconds', '0'])).toThrow('--seconds is "0"')
})

it('stores and the growth of orders alone are read', () => {
  expect(readCommand(['staff', '--stores', '1000', '--grow-orders', '100']).options).toMatchObject({
    stores: 1_000,
    grow: undefined,
    growOrders: 100,
  })
})
