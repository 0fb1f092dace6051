import { describe, expect, it } from 'vitest'
import { contrastRatio } from './contrast.ts'
import { contrastPairs, focusGap } from './contrast-pairs.ts'

describe('contrastRatio', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
    expect(contrastRatio('#C93A12', '#C93A12')).toBe(1)
  })

  it('does not depend on which of the two is in front', () => {
    expect(contrastRatio('#697069', '#F6F6F4')).toBeCloseTo(contrastRatio('#F6F6F4', '#697069'), 10)
  })

  it('lays translucent colours over their ground', () => {
    expect(contrastRatio('#FFFFFF', 'rgb(0 0 0 / 50%)', '#FFFFFF')).toBeCloseTo(contrastRatio('#FFFFFF', '#808080'), 1)
  })

  it('refuses what is not a colour', () => {
    expect(() => contrastRatio('#FFFFFF', 'tomato')).toThrow(/not a colour/)
  })
})

describe('colour tokens', () => {
  it.each(contrastPairs.map(pair => [`${pair.mode}: ${pair.name}`, pair] as const))('%s is legible', (_, pair) => {
    const ratio = contrastRatio(pair.foreground, pair.background, pair.ground)
    expect(ratio).toBeGreaterThanOrEqual(pair.least)
    if (pair.stated !== undefined) expect(Math.abs(ratio - pair.stated)).toBeLessThanOrEqual(0.11)
  })

  it('needs the gap of the focus ring: on the solid of the shop the ring alone is invisible', () => {
    expect(contrastRatio(...focusGap.ringOnSolid)).toBeLessThan(3)
    expect(contrastRatio(...focusGap.gapOnSolid)).toBeGreaterThanOrEqual(3)
  })
})
