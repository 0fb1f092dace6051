import { describe, expect, it } from 'vitest'
import { namedTwice } from './freight.ts'

const template = (areaIds: number[], excludedIds: number[] = []) => ({ areaIds, excludedIds })

describe('areas of templates', () => {
  it('are named once, or every list that shares one is reported', () => {
    expect(namedTwice([template([]), template([1, 2]), template([3], [4])])).toEqual([])
    expect(namedTwice([template([]), template([1, 2]), template([3]), template([2])])).toEqual([
      { index: 1, list: 'areaIds' },
      { index: 3, list: 'areaIds' },
    ])
  })

  it('are not delivered to and excluded at once, in one template or in two', () => {
    expect(namedTwice([template([], [5]), template([5])])).toEqual([
      { index: 0, list: 'excludedIds' },
      { index: 1, list: 'areaIds' },
    ])
    expect(namedTwice([template([]), template([7], [7])])).toEqual([
      { index: 1, list: 'areaIds' },
      { index: 1, list: 'excludedIds' },
    ])
  })

  it('may be a province and a city in it, but not one area twice in a list', () => {
    expect(namedTwice([template([]), template([330_000], [330_100])])).toEqual([])
    expect(namedTwice([template([]), template([1, 1])])).toEqual([{ index: 1, list: 'areaIds' }])
  })
})
