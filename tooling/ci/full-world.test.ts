import { expect, it } from 'vitest'
import { faultOfWorld } from './full-world.ts'

it('a world is loaded whole and held against every invariant', async () => {
  expect(await faultOfWorld({ stores: 30, goods: 40, orders: 30 })).toBe('')
}, 60_000)

it('reports why a world cannot be loaded', async () => {
  expect(await faultOfWorld({ stores: 30, goods: 0, orders: 30 })).toContain('--goods is "0"')
}, 60_000)
