import { createHash, randomBytes } from 'node:crypto'
import { LIMITS } from '@shiji/contract/limits.ts'
import { AppError } from '../../../infra/app-error.ts'
import type { AdminActor, BuyerActor, Ctx, SellerActor } from '../../../infra/context.ts'
import { insertUpload } from '../data/upload.repo.ts'
import { shownFileName } from '../domain/file-name.ts'
import { type PicturePlan, thumbOf } from '../domain/upload-plan.ts'
import { renderPicture } from './render-picture.ts'

/** A file as it is stored: its address and bytes, and those of its thumbs. */
export interface Kept {
  readonly url: string
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly mime: string
  readonly width: number | null
  readonly height: number | null
}

/** An unguessable address without extension, in a folder per month. */
export function newAddress(ctx: Ctx): string {
  const [year, month] = ctx.clock.now().toISOString().split('-')
  return `/files/${year}/${month}/${randomBytes(16).toString('hex')}`
}

/** The picture re-encoded in the sizes of its field. Refuses with `upload.*`. */
export async function drawPicture(base: string, bytes: Buffer, plan: PicturePlan): Promise<Kept> {
  if (bytes.length > LIMITS.upload.imageBytes)
    throw new AppError('upload.size', { mb: LIMITS.upload.imageBytes / 1_048_576 })
  const picture = await renderPicture(bytes, plan)
  const url = `${base}.webp`
  const thumbs = picture.thumbs.map(thumb => [thumbOf(url, thumb.width), thumb.bytes] as const)
  return {
    url,
    files: new Map<string, Uint8Array>([[url, picture.main], ...thumbs]),
    mime: 'image/webp',
    width: picture.width,
    height: picture.height,
  }
}

/** Identifies a file by its content. */
export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Bytes of a file with its thumbs. */
export const bytesOf = (kept: Kept): number => [...kept.files.values()].reduce((sum, bytes) => sum + bytes.length, 0)

/** What is recorded of a file. */
export interface KeptFacts {
  readonly field: string
  readonly kept: Kept
  readonly sha256: string
  /** Name of the file as it was sent. */
  readonly sentName?: string
}

/** Records whose file it is and what it was. */
export async function recordUpload(
  ctx: Ctx<BuyerActor | SellerActor | AdminActor>,
  { field, kept, sha256, sentName = '', folderId = null }: KeptFacts & { readonly folderId?: number | null },
): Promise<void> {
  await insertUpload(ctx, {
    field,
    url: kept.url,
    name: shownFileName(sentName, kept.url),
    folderId,
    hasThumbs: kept.files.size > 1,
    mime: kept.mime,
    bytes: bytesOf(kept),
    width: kept.width,
    height: kept.height,
    sha256,
  })
}
