import { parseHex, toLch } from './motifs/oklch.ts'

/** A studio backdrop: tone in the middle and at the rim. */
export type Plate = readonly [inner: string, outer: string]

/** The twelve backdrops of the shop. */
export const PLATES: Readonly<Record<string, Plate>> = {
  paper: ['#faf6ee', '#e7dbc6'],
  sage: ['#f2f6ef', '#cddac8'],
  fog: ['#f0f5fa', '#cbd9e8'],
  lilac: ['#f5f2fc', '#d9d0ef'],
  blush: ['#fdf2f2', '#f0d2d3'],
  sand: ['#f9f3e8', '#e3d2b4'],
  mint: ['#eef8f4', '#c5e3d7'],
  stone: ['#f5f4f2', '#d8d5cf'],
  peach: ['#fff3ea', '#f2d4be'],
  ice: ['#f0f8fa', '#c8e0e6'],
  oat: ['#f7f4ec', '#ddd5c3'],
  graphite: ['#e6e7ea', '#b6bac1'],
}

/** The backdrop of a picture: always the same for its key, never of the product's own hue, never pale behind pale. */
export function plateFor(key: string, hex: string | undefined): Plate {
  const all = Object.entries(PLATES)
  const fitting = hex === undefined ? all : all.filter(([, plate]) => stands(hex, plate))
  const list = fitting.length > 0 ? fitting : all
  let hash = 2_166_136_261
  for (const char of key) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619)
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return list[((mixed ^ (mixed >>> 13)) >>> 0) % list.length]?.[1] ?? ['#f5f4f2', '#d8d5cf']
}

function stands(hex: string, [, rim]: Plate): boolean {
  const product = toLch(parseHex(hex))
  const ground = toLch(parseHex(rim))
  if (product.c < 0.03) return product.l < 0.8 ? true : ground.c > 0.025
  const turn = Math.abs(((product.h - ground.h + 540) % 360) - 180)
  return turn > 42 || ground.c < 0.012
}
