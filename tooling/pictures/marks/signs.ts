import { ASSORTMENT } from '@shiji/server/seeds/demo/catalog/assortment/all.ts'
import type { Drawing } from '@shiji/server/seeds/demo/catalog/assortment/shape.ts'
import { type ColourCode, colours } from '@shiji/server/seeds/demo/catalog/goods/colours.ts'
import { isModel } from '@shiji/server/seeds/demo/catalog/goods/pictures.ts'
import sharp from 'sharp'
import { webp, write } from '../files.ts'
import { cutout } from '../motifs/motif.ts'
import type { Studio } from '../studio/browser.ts'

/** An icon per class of the first two levels: an object on a transparent ground, 240 pixels square. */
export async function makeSigns(studio: () => Promise<Studio>, only: RegExp): Promise<void> {
  for (const { code, icon, iconColour } of ASSORTMENT.flatMap(branch => [branch, ...branch.groups])) {
    if (!only.test(code)) continue
    const drawn = await drawSign(icon, iconColour, studio)
    const trimmed = await sharp(drawn).trim({ background: '#0000', threshold: 6 }).toBuffer()
    const fitted = sharp(trimmed)
      .resize(228, 228, { fit: 'contain', background: '#0000' })
      .extend({ top: 6, bottom: 6, left: 6, right: 6, background: '#0000' })
    await write(`classes/${code}.webp`, await webp(fitted, 84))
  }
}

async function drawSign(icon: Drawing, code: ColourCode | undefined, studio: () => Promise<Studio>): Promise<Buffer> {
  const hex = code === undefined ? undefined : colours[code].hex
  if (isModel(icon)) {
    const size = { width: 560, height: 560, quality: 'final', view: 'front', plate: null } as const
    return (await studio()).shoot({ model: icon, colours: [hex ?? '#888888'], ...size })
  }
  const { motif, base, reach } = icon
  if (hex === undefined || base === undefined) return (await cutout(motif, 400)).data
  return (await cutout(motif, 400, { body: reach === undefined ? { base } : { base, reach }, colour: hex })).data
}
