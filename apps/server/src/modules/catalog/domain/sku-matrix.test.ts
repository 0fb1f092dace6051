import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Axis, matchSkus, matrixProblems, skuKey, skuNames } from './sku-matrix.ts'

const axis = (name: string, ...values: string[]): Axis => ({
  name,
  name_en: '',
  values: values.map(value => ({ name: value, name_en: '', image: '' })),
})
const at = (...value_index: number[]) => ({ value_index })
const colour = axis('颜色', '红', '蓝')
const size = axis('尺码', 'S', 'M')
const all = [at(0, 0), at(0, 1), at(1, 0), at(1, 1)]

describe('matrix', () => {
  it('accepts goods without axes and any subset of the combinations', () => {
    expect(matrixProblems([], [at()])).toEqual([])
    expect(matrixProblems([colour, size], [at(0, 0), at(1, 1)])).toEqual([])
  })

  it.each([
    ['a combination twice', [colour], [at(0), at(0)], 'skus.1.value_index'],
    ['a value that does not exist', [colour], [at(2)], 'skus.0.value_index'],
    ['too few positions', [colour, size], [at(0)], 'skus.0.value_index'],
    ['two SKUs without axes', [], [at(), at()], 'skus.1.value_index'],
    ['an axis twice', [colour, axis('颜色', 'x')], [at(0, 0)], 'axes.1.name'],
    ['a value twice', [axis('颜色', '红', '红')], [at(0)], 'axes.0.values.1.name'],
    [
      'a code twice',
      [colour],
      [
        { ...at(0), code: 'A' },
        { ...at(1), code: 'A' },
      ],
      'skus.1.code',
    ],
  ])('refuses %s', (_, axes, skus, field) => {
    expect(matrixProblems(axes, skus).map(problem => problem.field)).toEqual([field])
  })

  it('names SKUs by their values, in English where they have English names', () => {
    const english: Axis = { ...colour, values: [{ name: '红', name_en: 'Red', image: '' }] }
    expect(skuNames([english, size], at(0, 1))).toEqual({ name: '红 / M', nameEn: 'Red / M' })
    expect(skuNames([size], at(0))).toEqual({ name: 'S', nameEn: '' })
  })
})

describe('identity of SKUs', () => {
  const before = { axes: [colour, size], skus: all.map((place, index) => ({ ...place, id: index + 1 })) }

  it('survives a new order of values and axes', () => {
    expect(matchSkus(before, { axes: [size, axis('颜色', '蓝', '红')], skus: [at(0, 0), at(1, 1)] })).toEqual([3, 2])
  })

  it('ends with its value, and a new value gets a new one', () => {
    expect(matchSkus(before, { axes: [axis('颜色', '绿', '蓝'), size], skus: [at(0, 0), at(1, 0)] })).toEqual([
      undefined,
      3,
    ])
  })

  it('survives a renamed value when the row has its id', () => {
    const renamed = { axes: [axis('颜色', '大红', '蓝'), size], skus: [{ ...at(0, 0), id: 1 }, at(1, 0)] }
    expect(matchSkus(before, renamed)).toEqual([1, 3])
  })

  it('never gives one SKU to two rows', () => {
    const place = fc.tuple(fc.nat(1), fc.nat(1))
    fc.assert(
      fc.property(
        fc.uniqueArray(place, { selector: skuPair => skuPair.join(), maxLength: 4 }),
        fc.array(fc.constantFrom(1, 2, 3, 4, undefined), { minLength: 4, maxLength: 4 }),
        fc.boolean(),
        (places, ids, isTurned) => {
          const taken = new Set<number>()
          const skus = places.map((pair, index) => {
            const id = ids[index]
            if (id === undefined || taken.has(id)) return at(...pair)
            taken.add(id)
            return { ...at(...pair), id }
          })
          const matched = matchSkus(before, { axes: isTurned ? [size, colour] : [colour, size], skus }).filter(
            id => id !== undefined,
          )
          expect(new Set(matched).size).toBe(matched.length)
        },
      ),
    )
  })

  it('keeps keys apart', () => {
    expect(new Set(all.map(skuKey)).size).toBe(4)
  })
})
