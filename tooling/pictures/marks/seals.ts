import { STORES } from '@shiji/server/seeds/demo/catalog/stores.ts'
import sharp from 'sharp'
import { webp, write } from '../files.ts'
import { fromLch, parseHex, toHex, toLch } from '../motifs/oklch.ts'

/** A seal per store: one character of its name on a rounded square in its colour, like a chop. */
export async function makeSeals(): Promise<void> {
  for (const [index, store] of STORES.entries()) {
    const picture = sharp(Buffer.from(seal(store.seal, store.colour, index)))
    await write(`stores/${String(index + 1).padStart(2, '0')}.webp`, await webp(picture.resize(320, 320), 88))
  }
}

function seal(character: string, colour: string, index: number): string {
  const base = toLch(parseHex(colour))
  const top = toHex(fromLch({ ...base, l: Math.min(0.86, base.l + 0.07) }))
  const low = toHex(fromLch({ ...base, l: base.l - 0.07, h: base.h - 8 }))
  const frame =
    index % 3 === 0
      ? '<rect x="44" y="44" width="552" height="552" rx="92" fill="none" stroke="#fff" stroke-opacity="0.75" stroke-width="10"/>'
      : index % 3 === 1
        ? '<circle cx="320" cy="320" r="254" fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="9"/>'
        : '<path d="M92 520V150a58 58 0 0 1 58-58h340M548 120v370a58 58 0 0 1-58 58H150" fill="none" stroke="#fff" stroke-opacity="0.7" stroke-width="10" stroke-linecap="round"/>'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" width="640" height="640">
  <defs><linearGradient id="g" x1="0.15" y1="0" x2="0.85" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>
  <rect width="640" height="640" rx="132" fill="url(#g)"/>${frame}
  <text x="320" y="446" text-anchor="middle" font-family="Noto Serif CJK SC" font-weight="700" font-size="350" fill="#fff">${character}</text></svg>`
}
