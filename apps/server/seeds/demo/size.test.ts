import { describe, expect, it } from 'vitest'
import { DEMO_SIZE } from './load/index.ts'
import { readSize } from './size.ts'

describe('the size of a demo world', () => {
  it('is the usual one unless told otherwise', () => {
    expect(readSize([], DEMO_SIZE)).toEqual(DEMO_SIZE)
    expect(readSize(['--goods', '500', '--seed=3'], DEMO_SIZE)).toEqual({ ...DEMO_SIZE, goods: 500, seed: 3 })
  })

  it('has buyers in proportion to the orders', () => {
    expect(readSize(['--goods', '100000', '--orders', '1000000'], DEMO_SIZE)).toEqual({
      seed: DEMO_SIZE.seed,
      goods: 100_000,
      orders: 1_000_000,
      buyers: 50_000,
    })
    expect(readSize(['--orders', '1000000', '--buyers', '900'], DEMO_SIZE).buyers).toBe(900)
  })

  it('has as many stores as asked for, from those of the demo up', () => {
    expect(readSize(['--stores', '1000'], DEMO_SIZE)).toEqual({ ...DEMO_SIZE, stores: 1_000 })
    expect(() => readSize(['--stores', '23'], DEMO_SIZE)).toThrow(/--stores is "23"; it must be a whole number from 24/)
    expect(() => readSize(['--stores', '100000'], DEMO_SIZE)).toThrow(/to 99999$/)
  })

  it.each([
    [['--goods', '0'], /--goods is "0"/],
    [['--orders', 'many'], /--orders is "many"/],
    [['--buyers', '2'], /--buyers is "2"; it must be a whole number from 3/],
    [['--carts', '5'], /carts/],
    [['500'], /500/],
  ])('refuses %j', (args, problem) => {
    expect(() => readSize(args, DEMO_SIZE)).toThrow(problem)
  })
})
