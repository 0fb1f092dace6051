import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { colours } from '@shiji/server/seeds/demo/catalog/goods/colours.ts'
import { picturesOf } from '@shiji/server/seeds/demo/catalog/goods/pictures.ts'
import { PLACES } from '@shiji/server/seeds/demo/catalog/goods/places.ts'
import { webpWithin } from './files.ts'
import { leaves } from './leaves.ts'
import type { Studio } from './studio/browser.ts'
import type { CoverJob } from './studio/cover/job.ts'

/** Where pictures go until they are committed. */
export const OUT = fileURLToPath(new URL('./output', import.meta.url))

/** Qualities of the files, the next one when a picture of a lively surface is still larger than `LARGEST` bytes. */
const QUALITIES = [68, 58, 48, 40] as const
const LARGEST = 28 * 1024

/** A picture to take, with the name of its file. */
export interface Planned {
  readonly key: string
  readonly job: Omit<CoverJob, 'side' | 'quality'>
}

/** What the demo sells in a class. */
export const leafOf = (code: string) => PLACES.find(({ leaf }) => leaf.code === code)?.leaf

/** All pictures of a class that is drawn, as the catalogue plans them. */
export function plannedOf(code: string): Planned[] {
  const leaf = leafOf(code)
  if (!leaf) return []
  return picturesOf(leaf).flatMap(({ key, article, colour, view }): Planned[] => {
    if (view !== 'front' && view !== 'scene' && view !== 'close' && view !== 'size') return []
    const hex = colour === undefined ? null : colours[colour].hex
    const other = colour !== article.colours?.[0]
    const alone = article.alone === true
    return [{ key, job: { leaf: code, article: leaf.articles.indexOf(article), alone, colour: hex, other, view } }]
  })
}

/** Which pictures to take. */
export interface Choice {
  readonly only: RegExp
  /** Also those that exist. */
  readonly again: boolean
  readonly quality: CoverJob['quality']
  /** Pixels; 800 is what is committed, 400 is enough to look at while drawing. */
  readonly side: number
}

/** Pictures of all drawn classes that are wanted. */
export function wantedOf({ only, again }: Pick<Choice, 'only' | 'again'>): Planned[] {
  return Object.keys(leaves)
    .flatMap(plannedOf)
    .filter(({ key }) => only.test(key) && (again || !existsSync(join(OUT, `${key}.webp`))))
}

/** Takes the wanted pictures one after the other with one browser page. */
export async function makeCovers(choice: Choice, studio: () => Promise<Studio>): Promise<void> {
  const wanted = wantedOf(choice)
  let bytes = 0
  const start = performance.now()
  for (const [index, { key, job }] of wanted.entries()) {
    const before = performance.now()
    const shot = await (await studio()).shootCover({ ...job, side: choice.side, quality: choice.quality })
    const data = await webpWithin(shot, QUALITIES, LARGEST)
    bytes += data.length
    const file = join(OUT, `${key}.webp`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, data)
    const seconds = ((performance.now() - before) / 1000).toFixed(1)
    console.log(`${index + 1}/${wanted.length} ${key} ${seconds} s ${(data.length / 1024).toFixed(0)} KB`)
  }
  const mean = (performance.now() - start) / 1000 / Math.max(1, wanted.length)
  console.log(`mean: ${mean.toFixed(2)} s, ${(bytes / 1024 / Math.max(1, wanted.length)).toFixed(1)} KB`)
}
