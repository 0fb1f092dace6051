import type { Motif } from '@shiji/server/seeds/demo/catalog/assortment/shape.ts'
import { colours } from '@shiji/server/seeds/demo/catalog/goods/colours.ts'
import type { Picture } from '@shiji/server/seeds/demo/catalog/goods/pictures.ts'
import type { PictureView } from '@shiji/server/seeds/demo/catalog/types.ts'
import type { Plate } from '../plates.ts'
import { onPlate, type Placed } from './compose.ts'
import { type Cutout, cutout } from './motif.ts'

/** Side of the square in pixels, drawn larger than shown. */
const SIZE = 1000

/** Draws one picture of a vector motif; the answer is a PNG. */
export async function drawMotif(motif: Motif, { colour, view }: Picture, plate: Plate): Promise<Buffer> {
  const hex = colour === undefined ? undefined : colours[colour].hex
  const piece = (size: number, turn = 0): Promise<Cutout> => {
    if (hex === undefined || motif.base === undefined) return cutout(motif.motif, size, undefined, turn)
    const body = motif.reach === undefined ? { base: motif.base } : { base: motif.base, reach: motif.reach }
    return cutout(motif.motif, size, { body, colour: hex }, turn)
  }
  return onPlate(SIZE, plate, await arranged(view, piece))
}

/** A drawing has neither surroundings nor a thing to compare: several of it are shown instead. */
async function arranged(view: PictureView, piece: (size: number, turn?: number) => Promise<Cutout>): Promise<Placed[]> {
  if (view === 'size') {
    const [back, front] = [await piece(450, 9), await piece(530, -5)]
    return [
      { piece: back, x: 668, foot: 560 + back.height * 0.24 },
      { piece: front, x: 385, foot: 590 + front.height * 0.4 },
    ]
  }
  if (view === 'scene') {
    const [left, right, front] = [await piece(330, -12), await piece(310, 14), await piece(390)]
    return [
      { piece: left, x: 300, foot: 540 + left.height * 0.34 },
      { piece: right, x: 706, foot: 530 + right.height * 0.36 },
      { piece: front, x: 500, foot: 620 + front.height * 0.42 },
    ]
  }
  if (view === 'close') {
    const near = await piece(980)
    return [{ piece: near, x: 560, foot: 620 + near.height * 0.5 }]
  }
  const one = await piece(600)
  return [{ piece: one, x: 500, foot: 515 + one.height / 2 }]
}
