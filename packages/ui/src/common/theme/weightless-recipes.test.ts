import { describe, expect, it } from 'vitest'
import { backofficeSystem, shopSystem } from './system.ts'

const recipe = {
  base: {
    color: 'red',
    '&:hover, &[data-on]:not(:disabled)': { color: 'blue', _before: { color: 'green' } },
    '@media print': { display: 'none', '&:hover': { color: 'black' } },
  },
  variants: { look: { plain: { '@media print': { '&:focus': { color: 'white' } } } } },
}

describe.each([
  ['shop', shopSystem],
  ['back offices', backofficeSystem],
])('recipes of the %s', (_area, system) => {
  const styles = system().cva(recipe)({ look: 'plain' })

  it('are unlayered', () => {
    expect(JSON.stringify(styles)).not.toContain('@layer')
  })

  it('have zero specificity, each selector of a list and below a condition separately', () => {
    expect(styles).toEqual({
      '*:where(&)': { color: 'red' },
      '*:where(&:hover)': { color: 'blue' },
      '*:where(&:hover)::before': { color: 'green' },
      '*:where(&[data-on]:not(:disabled))': { color: 'blue' },
      '*:where(&[data-on]:not(:disabled))::before': { color: 'green' },
      '@media print': {
        '*:where(&)': { display: 'none' },
        '*:where(&:hover)': { color: 'black' },
        '*:where(&:focus)': { color: 'white' },
      },
    })
  })

  it('keep the order of their former specificity: an element, its states, and the same below a condition', () => {
    const day = { base: { _hover: { color: 'red' }, '&[data-on]': { color: 'blue', _hover: { color: 'green' } } } }
    const colors = [...JSON.stringify(system().cva(day)()).matchAll(/"color":"(\w+)"/g)].map(([, color]) => color)
    expect(colors).toEqual(['blue', 'red', 'green'])
  })

  it('leave what is set once for the page in its layers', () => {
    const { layers, _global } = system()
    expect(layers.atRule).toBe('@layer reset, base, tokens, recipes;')
    expect(_global.map(styles => Object.keys(styles))).toEqual([['@layer reset'], ['@layer base'], ['@layer tokens']])
  })
})
