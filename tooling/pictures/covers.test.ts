import { describe, expect, it } from 'vitest'
import { leafOf, plannedOf } from './covers.ts'
import { leaves } from './leaves.ts'

const drawn = Object.entries(leaves)

describe('covers of the assortment', () => {
  it.each(drawn)('%s has a cover for each article, of the kind that is sold', (code, { covers }) => {
    const sold = leafOf(code)
    expect(covers.map(({ kind }) => kind)).toEqual(sold?.articles.map(({ kind }) => kind))
  })

  it.each(drawn)('%s has views of every kind', (_code, { kinds, covers }) => {
    expect(Object.keys(kinds).sort()).toEqual([...new Set(covers.map(({ kind }) => kind))].sort())
  })

  it.each(drawn)('%s has no two covers of one kind with the same set, tone and pose', (_code, { covers }) => {
    const looks = covers.map(({ kind, shot }) => [kind, shot.set.name, shot.tone, shot.yaw, shot.lift].join())
    expect(new Set(looks).size).toBe(looks.length)
  })

  it('names files by class, article, colour and shared view', () => {
    const keys = plannedOf('sofa').map(({ key }) => key)
    expect(keys).toEqual(expect.arrayContaining(['sofa-1', 'sofa-1-fog', 'sofa-straight-scene', 'sofa-straight-size']))
    expect(keys.filter(key => /^sofa-\d+$/.test(key))).toHaveLength(10)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
