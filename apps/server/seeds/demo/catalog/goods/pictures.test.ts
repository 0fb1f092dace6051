import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEMO_SIZE } from '../../load/index.ts'
import { GRAMMAR } from '../grammar/all.ts'
import { generateGoods } from './goods.ts'
import { picturesOf } from './pictures.ts'

const filesOf = (size: string) => readdirSync(join(import.meta.dirname, `../../pictures/${size}`)).toSorted()

/** Bytes of all files below a folder. */
const bytesIn = (folder: string): number[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true }).flatMap(entry =>
    entry.isFile() ? [statSync(join(entry.parentPath, entry.name)).size] : [],
  )
const PICTURES = join(import.meta.dirname, '../../pictures')

describe('the pictures of the demo', () => {
  it.each(['800', '400', '160'])('in %s px are exactly the planned ones', size => {
    const planned = GRAMMAR.flatMap(branch => branch.groups.flatMap(group => group.leaves)).flatMap(leaf =>
      picturesOf(leaf).map(({ key }) => `${key}.webp`),
    )
    expect(filesOf(size)).toEqual(planned.toSorted())
  })
  it('are all used by goods of the shop', () => {
    const shown = new Set(generateGoods(DEMO_SIZE.seed, DEMO_SIZE.goods).flatMap(({ images }) => images))
    expect(filesOf('800').filter(file => !shown.has(`/files/demo/800/${file}`))).toEqual([])
  })

  it('have the licence of their only foreign source beside them', () => {
    const notice = readFileSync(join(PICTURES, 'NOTICE'), 'utf8')
    for (const words of ['@iconify-json/fluent-emoji', 'MIT License', 'Copyright (c) Microsoft Corporation'])
      expect(notice).toContain(words)
  })

  it('weigh 18 KB in the median at 800 px, and 24 MB all together', () => {
    const large = bytesIn(join(PICTURES, '800')).toSorted((a, b) => a - b)
    expect(large[Math.floor(large.length / 2)]).toBeLessThanOrEqual(18 * 1_024)
    expect(bytesIn(PICTURES).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(24 * 1_024 * 1_024)
  })
})
