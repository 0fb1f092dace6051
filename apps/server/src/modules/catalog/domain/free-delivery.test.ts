import { describe, expect, it } from 'vitest'
import { freeWeights } from './free-delivery.ts'

const template = (id: number, fields: object = {}) => ({
  id,
  isDefault: false,
  unit: 'weight' as const,
  firstWeight: 1_000,
  firstPrice: 0,
  stepPrice: 0,
  areaIds: [],
  ...fields,
})

describe('weights that are delivered free', () => {
  it('are all where the default template costs nothing, and none where it does', () => {
    expect(freeWeights([template(1, { isDefault: true })]).usual).toBe(Number.MAX_SAFE_INTEGER)
    expect(freeWeights([template(1, { isDefault: true, firstPrice: 800 })]).usual).toBe(-1)
    expect(freeWeights([]).usual).toBe(-1)
  })

  it('end with the first weight where the next costs', () => {
    expect(freeWeights([template(1, { isDefault: true, stepPrice: 200 })]).usual).toBe(1_000)
  })

  it('do not end where the first piece is free and only more pieces cost', () => {
    expect(freeWeights([template(1, { isDefault: true, stepPrice: 200, unit: 'piece' })]).usual).toBe(
      Number.MAX_SAFE_INTEGER,
    )
  })

  it('end at nothing if one area pays', () => {
    const far = template(2, { areaIds: [650_000], firstPrice: 1_800 })
    expect(freeWeights([template(1, { isDefault: true }), far]).usual).toBe(-1)
  })

  it('are those of an own template that reaches everywhere', () => {
    const { usual, own } = freeWeights([template(1, { isDefault: true, firstPrice: 800 }), template(2)])
    expect([usual, own.get(1), own.get(2)]).toEqual([-1, -1, Number.MAX_SAFE_INTEGER])
  })
})
