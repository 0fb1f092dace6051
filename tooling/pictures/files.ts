import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'

/** Where the pictures are committed. */
export const TARGET = fileURLToPath(new URL('../../apps/server/seeds/demo/pictures', import.meta.url))

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

/** Encodes with the first quality whose file has at most `largest` bytes, or with the last one. */
export async function webpWithin(picture: Buffer, qualities: readonly number[], largest: number): Promise<Buffer> {
  let data: Buffer = Buffer.alloc(0)
  for (const quality of qualities) {
    data = await webp(sharp(picture), quality)
    if (data.length <= largest) break
  }
  return data
}
