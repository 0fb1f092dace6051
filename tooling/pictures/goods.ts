import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { colours } from '@shiji/server/seeds/demo/catalog/goods/colours.ts'
import { isModel, type Picture, picturesOf } from '@shiji/server/seeds/demo/catalog/goods/pictures.ts'
import { PLACES } from '@shiji/server/seeds/demo/catalog/goods/places.ts'
import { TARGET, writeSquare } from './files.ts'
import { drawMotif } from './motifs/shoot.ts'
import { plateFor } from './plates.ts'
import type { Studio } from './studio/browser.ts'
import type { Job, View } from './studio/job.ts'

/** Which pictures to make. */
export interface Choice {
  readonly only: RegExp
  /** Also those that exist. */
  readonly again: boolean
  readonly quality: Job['quality']
}

/** Pictures of goods that are wanted, the quick ones (drawings) first. */
export function goodsPictures({ only, again }: Choice): Picture[] {
  const wanted = PLACES.flatMap(({ leaf }) => picturesOf(leaf)).filter(
    ({ key }) => only.test(key) && (again || !existsSync(join(TARGET, '800', `${key}.webp`))),
  )
  const drawn = ({ kind }: Picture) => !isModel(kind.drawing)
  return [...wanted.filter(drawn), ...wanted.filter(picture => !drawn(picture))]
}

/** Makes one picture of goods and writes it in all sizes. */
export async function makeGoods(
  picture: Picture,
  quality: Job['quality'],
  studio: () => Promise<Studio>,
): Promise<void> {
  const { drawing } = picture.kind
  const hexes = (picture.colour === undefined ? [] : [picture.colour]).map(code => colours[code].hex)
  const plate = plateFor(picture.key, hexes[0])
  if (!isModel(drawing)) return writeSquare(picture.key, await drawMotif(drawing, picture, plate))
  const job: Job = { model: drawing, colours: hexes, view: viewOf(picture), plate, width: 800, height: 800, quality }
  await writeSquare(picture.key, await (await studio()).shoot(job))
}

/** A thing of known size beside it is not drawn by the studio yet: two of them are. */
const viewOf = ({ view }: Picture): View => (view === 'size' ? 'pair' : view)
