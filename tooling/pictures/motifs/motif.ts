import { createRequire } from 'node:module'
import sharp from 'sharp'

interface Icons {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}

const { icons }: Icons = createRequire(import.meta.url)('@iconify-json/fluent-emoji/icons.json')

/** A drawing cut free: transparent around, trimmed to its edges. */
export interface Cutout {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** Rasterises a vector motif, trimmed; the longer side is `size` pixels. */
export async function cutout(name: string, size: number): Promise<Cutout> {
  const icon = icons[name]
  if (!icon) throw new Error(`no motif named ${name}`)
  const pixels = size * 2
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 32 32" width="${pixels}" height="${pixels}">${icon.body}</svg>`
  const drawn = await sharp(Buffer.from(svg)).png().toBuffer()
  const trimmed = await sharp(drawn).trim({ background: '#0000', threshold: 12 }).png().toBuffer()
  const { data, info } = await sharp(trimmed)
    .resize(size, size, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Share of the width that touches the ground, and where: the lowest twelfth of the drawing. */
export async function footing(piece: Cutout): Promise<{ left: number; right: number }> {
  const { data, info } = await sharp(piece.data).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  let [left, right] = [info.width, 0]
  for (let y = Math.floor(info.height * 0.92); y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      if ((data[(y * info.width + x) * info.channels + 3] ?? 0) < 90) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
    }
  return right > left ? { left, right } : { left: 0, right: info.width }
}
