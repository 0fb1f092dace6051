import { expect, it } from 'vitest'
import { buttonRecipe } from '../button/button.recipe.ts'
import { inputRecipe } from '../input/input.recipe.ts'
import { layerConfig, layers } from './layers.ts'

it('every overlay has a z-index from 3000 on, each kind above the one before (spec §9)', () => {
  const above = [layers.drawer, layers.dialog, layers.popover, layers.toast, layers.tooltip]
  expect(Math.min(...above)).toBe(3000)
  expect(above).toEqual(above.toSorted((a, b) => a - b))
  expect(new Set(above).size).toBe(above.length)
})

it('components use the size of the layer configuration by default (spec §9)', () => {
  expect(layerConfig).toEqual({ size: 'default', zIndex: 3000 })
  for (const { variants, defaultVariants } of [buttonRecipe, inputRecipe]) {
    expect(defaultVariants?.size).toBe('default')
    expect(Object.keys(variants?.size ?? {})).toContain('default')
  }
})
