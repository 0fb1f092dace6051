import { describe, expect, it } from 'vitest'
import { packParcels, piecesByLine } from './pack-parcels.ts'
import { parcelContents } from './parcel-contents.ts'

const waiting = [
  { lineId: 1, waiting: 3 },
  { lineId: 2, waiting: 1 },
]
const of = (...goods: (readonly [lineId: number, pieces: number])[]) => ({
  goods: goods.map(([lineId, pieces]) => ({ lineId, pieces })),
})

describe('the goods of parcels', () => {
  it('leave the order open until the last piece has a parcel', () => {
    expect(packParcels(waiting, [of([1, 2])])).toEqual({ problems: [], isComplete: false })
    expect(packParcels(waiting, [of([1, 2]), of([1, 1], [2, 1])])).toEqual({ problems: [], isComplete: true })
  })

  it('are the rest for a parcel without goods, or for several', () => {
    expect(packParcels(waiting, [of([1, 2]), {}])).toEqual({ problems: [], isComplete: true })
    expect(packParcels(waiting, [{}, {}])).toEqual({ problems: [], isComplete: true })
  })

  it('are never more than what waits, counted over all parcels and lines named twice', () => {
    expect(packParcels(waiting, [of([1, 2]), of([2, 1], [1, 2])]).problems).toEqual([
      { parcel: 1, kind: 'too_many', at: 1, waiting: 1 },
    ])
    expect(packParcels(waiting, [of([2, 1], [2, 1])]).problems).toEqual([
      { parcel: 0, kind: 'too_many', at: 1, waiting: 0 },
    ])
  })

  it('are of the order', () => {
    expect(packParcels(waiting, [of([9, 1])]).problems).toEqual([{ parcel: 0, kind: 'foreign', at: 0 }])
  })

  it('are something: no parcel is empty', () => {
    expect(packParcels(waiting, [of([1, 3], [2, 1]), {}]).problems).toEqual([{ parcel: 1, kind: 'empty' }])
  })

  it('count a line that is named twice once', () => {
    expect(piecesByLine(of([1, 1], [2, 1], [1, 2]).goods)).toEqual([
      { lineId: 1, pieces: 3 },
      { lineId: 2, pieces: 1 },
    ])
  })
})

describe('what is in a parcel', () => {
  const lines = [
    { id: 1, buyNum: 3 },
    { id: 2, buyNum: 1 },
  ]

  it('is what was stated, and for a parcel without goods the rest', () => {
    const contents = parcelContents(lines, [10, 11], [{ parcelId: 10, lineId: 1, pieces: 2 }])

    expect(contents.get(10)).toEqual({ goods: [{ lineId: 1, pieces: 2 }], isShared: false })
    expect(contents.get(11)).toEqual({
      goods: [
        { lineId: 1, pieces: 1 },
        { lineId: 2, pieces: 1 },
      ],
      isShared: false,
    })
  })

  it('is shared by parcels of which nobody stated the goods', () => {
    expect(parcelContents(lines, [10, 11], []).get(11)).toEqual({
      goods: [
        { lineId: 1, pieces: 3 },
        { lineId: 2, pieces: 1 },
      ],
      isShared: true,
    })
  })
})
