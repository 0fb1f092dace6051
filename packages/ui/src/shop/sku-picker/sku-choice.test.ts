import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choose, firstChoice, missingAxes, type PickableSku, skuOf, valueState } from './sku-choice.ts'

const axes = [
  { name: '颜色', values: [{ name: '黑' }, { name: '白' }, { name: '蓝' }] },
  { name: '容量', values: [{ name: '128G' }, { name: '256G' }] },
]
const skus: PickableSku[] = [
  { id: 1, values: ['黑', '128G'], stock: 4 },
  { id: 2, values: ['黑', '256G'], stock: 0 },
  { id: 3, values: ['白', '128G'], stock: 2 },
  { id: 4, values: ['白', '256G'], stock: 9 },
  { id: 5, values: ['蓝', '128G'], stock: 0 },
]

describe('SKU choice', () => {
  it('starts without a choice, except on axes with a single value', () => {
    expect(firstChoice([...axes, { name: '产地', values: [{ name: '景德镇' }] }])).toEqual([
      undefined,
      undefined,
      '景德镇',
    ])
  })

  it('distinguishes sold out from impossible, given the other choices', () => {
    const black = ['黑', undefined]
    expect(valueState(skus, black, 1, '128G')).toBe('open')
    expect(valueState(skus, black, 1, '256G')).toBe('sold_out')
    expect(valueState(skus, ['蓝', undefined], 1, '256G')).toBe('impossible')
  })

  it('judges a value against the other axes, not against its own', () => {
    expect(valueState(skus, ['黑', '256G'], 0, '白')).toBe('open')
  })

  it('returns a SKU only when every axis is chosen', () => {
    expect(skuOf(skus, ['白', undefined])).toBeUndefined()
    expect(skuOf(skus, ['白', '256G'])?.id).toBe(4)
    expect(skuOf(skus, ['蓝', '256G'])).toBeUndefined()
  })

  it('reports the missing axis', () => {
    expect(missingAxes(axes, [undefined, '128G'])).toEqual(['颜色'])
  })

  it('never clears another axis', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.string(), { nil: undefined }), { minLength: 2, maxLength: 3 }),
        fc.nat(1),
        fc.option(fc.string(), { nil: undefined }),
        (choice, axis, name) => {
          const next = choose(choice, axis, name)
          expect(next.filter((_, index) => index !== axis)).toEqual(choice.filter((_, index) => index !== axis))
          expect(next[axis]).toBe(name)
        },
      ),
    )
  })
})
