import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEMO_SIZE } from '../load/index.ts'
import { generateGoods } from './goods.ts'
import { GRAMMAR } from './grammar/all.ts'
import { picturesOf } from './pictures.ts'

const filesOf = (size: string) => readdirSync(join(import.meta.dirname, `../pictures/${size}`)).toSorted()

describe('the pictures of the demo', () => {
  it.each(['800', '400', '160'])('in %s px are exactly the planned ones', size => {
    const planned = GRAMMAR.flatMap(branch => branch.groups.flatMap(group => group.leaves)).flatMap(leaf =>
      picturesOf(leaf).map(({ key }) => `${key}.webp`),
    )
    expect(filesOf(size)).toEqual(planned.toSorted())
  })
  it('are all on goods of the shop', () => {
    const shown = new Set(generateGoods(DEMO_SIZE.seed, DEMO_SIZE.goods).flatMap(({ images }) => images))
    expect(filesOf('800').filter(file => !shown.has(`/files/demo/800/${file}`))).toEqual([])
  })
})
