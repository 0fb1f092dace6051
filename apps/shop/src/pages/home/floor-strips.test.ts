import { encodeParams } from '@shiji/api/base/transport/params.ts'
import type { AdvCard } from '@shiji/contract/content/adverts.ts'
import { describe, expect, it } from 'vitest'
import { floorStrips } from './floor-strips.ts'

const strip = (id: number, url: string): AdvCard => ({
  id,
  url,
  title: '',
  title_en: '',
  hint: '',
  hint_en: '',
  image: '',
})
const toClass = (id: number, classId: number) => strip(id, `/search/${encodeParams({ class_id: classId })}`)
const ids = (classes: readonly number[], strips: readonly AdvCard[]) =>
  [...floorStrips(classes, strips)].map(([floor, { id }]) => [floor, id])

describe('the strips of the floors', () => {
  it('are above the floor of the class that they link to, in any order', () => {
    expect(ids([3, 4], [toClass(1, 4), toClass(2, 3)])).toEqual([
      [3, 2],
      [4, 1],
    ])
  })

  it('that link elsewhere fill the floors that have none, one each', () => {
    expect(ids([3, 4, 5], [strip(1, '/goods/9'), toClass(2, 4), strip(3, '/search/%'), strip(4, '')])).toEqual([
      [3, 1],
      [4, 2],
      [5, 3],
    ])
  })

  it('leave floors empty if there are too few', () => {
    expect(ids([3, 4], [toClass(1, 4)])).toEqual([[4, 1]])
  })
})
