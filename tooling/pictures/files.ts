import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'

/** Where the pictures are committed. */
export const TARGET = fileURLToPath(new URL('../../apps/server/seeds/demo/pictures', import.meta.url))

const SIZES = [
  { side: 800, quality: 79 },
  { side: 400, quality: 74 },
  { side: 160, quality: 70 },
] as const

/** Writes a square picture in the three sizes of the shop. */
export async function writeSquare(key: string, picture: Buffer): Promise<void> {
  for (const { side, quality } of SIZES)
    await write(join(String(side), `${key}.webp`), await webp(sharp(picture).resize(side, side), quality))
}

/** Writes one file below the target folder. */
export async function write(path: string, data: Buffer): Promise<void> {
  const file = join(TARGET, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, data)
}

/** Encodes as the shop's pictures are: WebP, careful with colour edges. */
export function webp(picture: Sharp, quality: number): Promise<Buffer> {
  return picture.webp({ quality, effort: 6, smartSubsample: true, alphaQuality: 90 }).toBuffer()
}
