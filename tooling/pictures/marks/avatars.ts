import sharp from 'sharp'
import { webp, write } from '../files.ts'
import { onPlate } from '../motifs/compose.ts'
import { cutout } from '../motifs/motif.ts'
import { PLATES } from '../plates.ts'
import { drawFace } from './face.ts'

/** What people show who do not show a face. */
const THINGS = [
  'cat',
  'panda',
  'fox',
  'rabbit',
  'penguin',
  'tulip',
  'cactus',
  'avocado',
  'spouting-whale',
  'koala',
  'lemon',
  'sailboat',
  'mushroom',
  'hibiscus',
  'crescent-moon',
  'snow-capped-mountain',
]

/** Forty pictures as buyers choose them: faces, and about every third an animal or an object. */
export async function makeAvatars(): Promise<void> {
  const plates = Object.values(PLATES)
  for (let index = 0; index < 40; index += 1) {
    const plate = plates[(index * 5) % plates.length] ?? ['#f5f4f2', '#d8d5cf']
    const thing =
      index % 5 === 2 || index % 5 === 4 ? THINGS[Math.floor(index / 5) * 2 + (index % 5 === 4 ? 1 : 0)] : undefined
    const picture = thing === undefined ? Buffer.from(drawFace(index, plate)) : await drawThing(thing, plate)
    await write(`avatars/${String(index + 1).padStart(2, '0')}.webp`, await webp(sharp(picture).resize(150, 150), 86))
  }
}

async function drawThing(name: string, plate: readonly [string, string]): Promise<Buffer> {
  const piece = await cutout(name, 330)
  return onPlate(480, plate, [{ piece, x: 240, foot: 240 + piece.height / 2 + 8 }])
}
