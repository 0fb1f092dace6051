import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
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
})
