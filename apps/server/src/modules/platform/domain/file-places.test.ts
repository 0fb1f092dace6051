import { expect, it } from 'vitest'
import { placesOf } from './file-places.ts'

const use = (id: number, url: string) => ({
  ...{ url, id, user: 'goods' as const, name: `goods ${id}`, name_en: '' },
  parts: ['cover' as const],
})

it('names the places of one file only, the newest first', () => {
  const found = [use(1, '/files/a.webp'), use(3, '/files/a.webp'), use(2, '/files/b.webp')]
  const { uses, more_uses: more } = placesOf(found, '/files/a.webp')
  expect([uses.map(({ id }) => id), more]).toEqual([[3, 1], false])
  expect(uses[0]).not.toHaveProperty('url')
})

it('names five places and says that there are more', () => {
  const found = [1, 2, 3, 4, 5, 6].map(id => use(id, '/files/a.webp'))
  const { uses, more_uses: more } = placesOf(found, '/files/a.webp')
  expect([uses.length, more]).toEqual([5, true])
  expect(placesOf(found.slice(1), '/files/a.webp').more_uses).toBe(false)
})
