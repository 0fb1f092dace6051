import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { OUT, wantedOf } from './covers.ts'

const COLUMNS = 5
const CAPTION = 22

/** Lays what is there of the wanted pictures in a grid with their keys; the answer is the file. */
export async function makeSheet(only: RegExp, side: number): Promise<string> {
  const keys = wantedOf({ only, again: true })
    .map(({ key }) => key)
    .filter(key => existsSync(fileOf(key)))
  const rows = Math.ceil(keys.length / COLUMNS)
  const gap = 6
  const cells = await Promise.all(
    keys.map(async (key, i) => ({
      left: (i % COLUMNS) * (side + gap),
      top: Math.floor(i / COLUMNS) * (side + CAPTION + gap),
      input: await captioned(key, side),
    })),
  )
  const width = COLUMNS * (side + gap)
  const sheet = sharp({
    create: { width, height: Math.max(1, rows * (side + CAPTION + gap)), channels: 3, background: '#ffffff' },
  })
  const name = only.source.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'all'
  const file = join(OUT, 'sheets', `${name}-${side}.png`)
  await mkdir(join(OUT, 'sheets'), { recursive: true })
  await writeFile(file, await sheet.composite(cells).png().toBuffer())
  return file
}

const fileOf = (key: string): string => join(OUT, `${key}.webp`)

async function captioned(key: string, side: number): Promise<Buffer> {
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${CAPTION}"><text x="4" y="16" font-family="DejaVu Sans" font-size="${side < 200 ? 10 : 14}" fill="#444">${key}</text></svg>`
  const picture = await sharp(fileOf(key)).resize(side, side).toBuffer()
  return sharp({ create: { width: side, height: side + CAPTION, channels: 3, background: '#ffffff' } })
    .composite([
      { input: picture, left: 0, top: 0 },
      { input: Buffer.from(words), left: 0, top: side },
    ])
    .png()
    .toBuffer()
}
