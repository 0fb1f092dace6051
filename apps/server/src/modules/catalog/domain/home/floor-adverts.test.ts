import type { AdvCard } from '@shiji/contract/content/adverts.ts'
import { describe, expect, it } from 'vitest'
import { floorAdverts } from './floor-adverts.ts'

const advert = (id: number, url: string): AdvCard => ({
  id,
  url,
  title: '',
  title_en: '',
  hint: '',
  hint_en: '',
  image: '',
})
const classOf = (url: string) => (url.startsWith('class ') ? Number(url.slice(6)) : undefined)
const ids = (classes: readonly number[], adverts: readonly AdvCard[]) =>
  [...floorAdverts(classes, adverts, classOf)].map(([floor, { id }]) => [floor, id])

describe('the adverts of the floors', () => {
  it('are on the floor of the class that they link to, in any order', () => {
    expect(ids([3, 4], [advert(1, 'class 4'), advert(2, 'class 3')])).toEqual([
      [3, 2],
      [4, 1],
    ])
  })

  it('that link elsewhere take the floors that have none, one each', () => {
    expect(ids([3, 4, 5], [advert(1, '/goods/9'), advert(2, 'class 4'), advert(4, '')])).toEqual([
      [3, 1],
      [4, 2],
      [5, 4],
    ])
  })

  it('leave floors without one if there are too few, and never take all of many', () => {
    expect(ids([3, 4], [advert(1, 'class 4')])).toEqual([[4, 1]])
    expect(
      ids(
        [1, 2, 3, 4, 5, 6],
        [1, 2, 3, 4, 5, 6].map(id => advert(id, '')),
      ),
    ).toHaveLength(4)
  })
})
