import { expect, it } from 'vitest'
import { layers } from './layers.ts'

it('everything that stands above the page does so from 3000 on, each kind above the one before (spec §9)', () => {
  const above = [layers.drawer, layers.dialog, layers.popover, layers.toast, layers.tooltip]
  expect(Math.min(...above)).toBe(3000)
  expect(above).toEqual(above.toSorted((a, b) => a - b))
  expect(new Set(above).size).toBe(above.length)
})
