import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { generateGoods } from './goods.ts'
import { galleriesOf, picturesOf } from './pictures.ts'
import { PLACES } from './places.ts'

const LEAVES = PLACES.map(({ leaf }) => leaf)
const filesOf = (size: string) => readdirSync(join(import.meta.dirname, `../../pictures/${size}`)).toSorted()

/** Bytes of all files below a folder. */
const bytesIn = (folder: string): number[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true }).flatMap(entry =>
    entry.isFile() ? [statSync(join(entry.parentPath, entry.name)).size] : [],
  )
const PICTURES = join(import.meta.dirname, '../../pictures')

describe('the plan of the pictures', () => {
  it('has a cover of its own for each article, in its first colour, and at most two recolours', () => {
    for (const leaf of LEAVES) {
      const galleries = galleriesOf(leaf)
      expect(galleries.map(({ cover }) => cover.key)).toEqual(leaf.articles.map((_, at) => `${leaf.code}-${at + 1}`))
      for (const [at, { cover, recolours }] of galleries.entries()) {
        const colours = leaf.articles[at]?.colours ?? []
        expect([cover, ...recolours].flatMap(({ colour }) => colour ?? [])).toEqual(colours)
        expect(recolours.length).toBeLessThanOrEqual(2)
      }
    }
  })

  it('shares pictures in use, from near and beside a thing of known size among at most four articles of a kind', () => {
    for (const leaf of LEAVES) {
      const uses = galleriesOf(leaf).flatMap(({ shared, cover }) =>
        shared.map(({ key, kind }) => ({ key, ofOwnKind: kind === cover.kind })),
      )
      expect(uses.every(({ ofOwnKind }) => ofOwnKind)).toBe(true)
      const counts = Map.groupBy(uses, ({ key }) => key)
      expect(Math.max(...[...counts.values()].map(each => each.length))).toBeLessThanOrEqual(4)
      for (const { shared } of galleriesOf(leaf))
        expect(shared.map(({ view }) => view)).toEqual(['scene', 'close', 'size'])
    }
  })

  it('shares none of them with an article that looks unlike its kind, or has other words on it', () => {
    for (const leaf of LEAVES) {
      const galleries = galleriesOf(leaf)
      for (const [at, { shared }] of galleries.entries()) {
        if (leaf.articles[at]?.alone !== true) continue
        const others = galleries.toSpliced(at, 1).flatMap(gallery => gallery.shared.map(({ key }) => key))
        expect(shared.filter(({ key }) => others.includes(key))).toEqual([])
        expect(shared.map(({ article }) => article)).toEqual(shared.map(() => leaf.articles[at]))
      }
    }
  })

  it('names each picture once', () => {
    const keys = LEAVES.flatMap(leaf => picturesOf(leaf).map(({ key }) => key))
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('the pictures of the demo', () => {
  it('are exactly the planned ones', () => {
    const planned = LEAVES.flatMap(leaf => picturesOf(leaf).map(({ key }) => `${key}.webp`))
    expect(filesOf('800')).toEqual(planned.toSorted())
  })

  it('all differ, those of two colours too', () => {
    const files = filesOf('800')
    const prints = Map.groupBy(files, file =>
      createHash('sha256')
        .update(readFileSync(join(PICTURES, '800', file)))
        .digest('hex'),
    )
    expect([...prints.values()].filter(alike => alike.length > 1)).toEqual([])
  })

  it('are all shown by goods of the shop', () => {
    const goods = generateGoods(1, LEAVES.length * 10)
    const used = new Set(goods.flatMap(({ images }) => images))
    expect(filesOf('800').filter(file => !used.has(`/files/demo/800/${file}`))).toEqual([])
  })

  it('have the licence of their only foreign source beside them', () => {
    const notice = readFileSync(join(PICTURES, 'NOTICE'), 'utf8')
    for (const words of ['@iconify-json/fluent-emoji', 'MIT License', 'Copyright (c) Microsoft Corporation'])
      expect(notice).toContain(words)
  })

  it('weigh 18 KB in the median at 800 px, and 64 MB all together', () => {
    const large = bytesIn(join(PICTURES, '800')).toSorted((a, b) => a - b)
    expect(large[Math.floor(large.length / 2)]).toBeLessThanOrEqual(18 * 1_024)
    expect(bytesIn(PICTURES).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(64 * 1_024 * 1_024)
  })
})
