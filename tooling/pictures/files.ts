import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'

/** Where the pictures are committed. */
export const TARGET = fileURLToPath(new URL('../../apps/server/seeds/demo/pictures', import.meta.url))

const SIDE = 800
const QUALITY = 79

/** Writes a square picture of goods; the server makes the smaller ones from it. */
export const writeSquare = async (key: string, picture: Buffer): Promise<void> =>
  write(join(String(SIDE), `${key}.webp`), await webp(sharp(picture).resize(SIDE, SIDE), QUALITY))

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
