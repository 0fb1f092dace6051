import sharp from 'sharp'
import { type Cutout, footing } from './motif.ts'

/** A cut-out with its position on the plate: its centre and its foot, in pixels of the picture. */
export interface Placed {
  readonly piece: Cutout
  readonly x: number
  readonly foot: number
}

/** Composes cut-outs on a studio plate with their shadows; the first is the furthest away. */
export async function onPlate(
  size: number,
  plate: readonly [string, string],
  placed: readonly Placed[],
): Promise<Buffer> {
  const base = sharp(Buffer.from(plateSvg(size, plate)))
  const layers: { input: Buffer; left: number; top: number }[] = []
  for (const one of placed) {
    const left = Math.round(one.x - one.piece.width / 2)
    const top = Math.round(one.foot - one.piece.height)
    layers.push({ input: await shadow(size, one, left), left: 0, top: 0 })
    layers.push(await clipped(one.piece, size, left, top))
  }
  return base.composite(layers).png().toBuffer()
}

function plateSvg(size: number, [inner, outer]: readonly [string, string]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><defs><radialGradient id="p" cx="0.5" cy="0.46" r="0.76"><stop offset="0" stop-color="${inner}"/><stop offset="1" stop-color="${outer}"/></radialGradient></defs><rect width="${size}" height="${size}" fill="url(#p)"/></svg>`
}

async function shadow(size: number, placed: Placed, left: number): Promise<Buffer> {
  const feet = await footing(placed.piece)
  const [from, to] = [left + feet.left, left + feet.right]
  const middle = (from + to) / 2
  const touch = Math.max((to - from) / 2, placed.piece.width * 0.16)
  const wide = Math.max(touch * 1.25, placed.piece.width * 0.46)
  const y = placed.foot
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><defs>
  <radialGradient id="s"><stop offset="0" stop-color="#33210f" stop-opacity="0.34"/><stop offset="0.55" stop-color="#33210f" stop-opacity="0.15"/><stop offset="1" stop-color="#33210f" stop-opacity="0"/></radialGradient>
  <radialGradient id="t"><stop offset="0" stop-color="#2a1a0c" stop-opacity="0.6"/><stop offset="0.6" stop-color="#2a1a0c" stop-opacity="0.28"/><stop offset="1" stop-color="#2a1a0c" stop-opacity="0"/></radialGradient></defs>
  <ellipse cx="${middle - wide * 0.22}" cy="${y - size * 0.006}" rx="${wide * 1.3}" ry="${size * 0.05 + wide * 0.09}" fill="url(#s)"/>
  <ellipse cx="${middle}" cy="${y - size * 0.004}" rx="${touch * 1.12}" ry="${size * 0.02 + touch * 0.05}" fill="url(#t)"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

async function clipped(piece: Cutout, size: number, left: number, top: number) {
  const [x, y] = [Math.max(0, -left), Math.max(0, -top)]
  const width = Math.min(piece.width - x, size - Math.max(left, 0))
  const height = Math.min(piece.height - y, size - Math.max(top, 0))
  const whole = x === 0 && y === 0 && width === piece.width && height === piece.height
  const input = whole
    ? piece.data
    : await sharp(piece.data).extract({ left: x, top: y, width, height }).png().toBuffer()
  return { input, left: Math.max(left, 0), top: Math.max(top, 0) }
}
