import { LIMITS } from '@shiji/contract/limits.ts'
import { AppError } from '../../../infra/app-error.ts'
import { createTurnstile } from '../../../infra/limits/turnstile.ts'
import type { PicturePlan } from '../domain/upload-plan.ts'

const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff'])
const QUALITY = 82

/** The library takes 24 MB, so it is loaded with the first upload. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

type Sharp = Awaited<ReturnType<typeof loadSharp>>

/** Pictures are rendered one at a time, so that uploads leave a core for the shop. */
const inTurn = createTurnstile(1, 30)

export interface Rendered {
  readonly main: Buffer
  readonly width: number
  readonly height: number
  readonly thumbs: readonly { readonly width: number; readonly bytes: Buffer }[]
}

/**
 * Re-encodes an uploaded picture as WebP: upright, without metadata, in the sizes of the plan. Refuses content that is
 * not a picture (`upload.type`), too many pixels (`upload.size`) and damaged files (`upload.broken`).
 */
export function renderPicture(bytes: Buffer, plan: PicturePlan): Promise<Rendered> {
  return inTurn(async () => {
    const sharp = await loadSharp()
    await refuseUnfit(sharp, bytes)
    try {
      const upright = sharp(bytes, { limitInputPixels: LIMITS.upload.pixels, failOn: 'error' }).rotate()
      const main = await upright
        .resize({
          width: plan.width,
          height: plan.height,
          fit: plan.cut ? 'cover' : 'inside',
          withoutEnlargement: !plan.cut,
        })
        .webp({ quality: QUALITY })
        .toBuffer({ resolveWithObject: true })
      const thumbs = []
      for (const width of plan.thumbs) {
        const thumb = sharp(main.data).resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
        thumbs.push({ width, bytes: await thumb.webp({ quality: QUALITY }).toBuffer() })
      }
      return { main: main.data, width: main.info.width, height: main.info.height, thumbs }
    } catch {
      throw new AppError('upload.broken')
    }
  })
}

async function refuseUnfit(sharp: Sharp, bytes: Buffer): Promise<void> {
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (facts === undefined || !FORMATS.has(facts.format)) throw new AppError('upload.type')
  if ((facts.width ?? 0) * (facts.height ?? 0) > LIMITS.upload.pixels)
    throw new AppError('upload.pixels', { million: LIMITS.upload.pixels / 1_000_000 })
}
