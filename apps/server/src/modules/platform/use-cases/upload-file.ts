import { LIMITS } from '@shiji/contract/limits.ts'
import type { UploadInput } from '@shiji/contract/platform/platform.ts'
import { AppError, InvalidInput } from '../../../infra/app-error.ts'
import type { AdminActor, BuyerActor, Ctx, SellerActor } from '../../../infra/context.ts'
import { limit } from '../../../infra/limits/rate.ts'
import { holds } from '../../../infra/permission.ts'
import { fileKindOf, picturePlan } from '../domain/upload-plan.ts'
import { keepInSpace, refuseFull } from './files/keep-in-space.ts'
import { drawPicture, type Kept, newAddress, recordUpload, sha256Of } from './kept-file.ts'

const HOUR_MS = 3_600_000

/**
 * Stores an uploaded file and returns its address (spec §7). Pictures are re-encoded, other files must prove their
 * type. Staff need `upload.create` for everything but their own avatar. Refuses with `upload.*`, and 429 past 600 files
 * an hour. Files of a store land in its picture space, in the named folder or the default one, and are refused with
 * `file_space.full` past its quota.
 */
export async function uploadFile(
  ctx: Ctx<BuyerActor | SellerActor | AdminActor>,
  file: { readonly bytes: Buffer; readonly filename?: string } | undefined,
  input: UploadInput,
): Promise<string> {
  const name = input.name ?? ''
  if (ctx.actor.kind !== 'buyer' && name !== 'avatar' && !holds(ctx.actor, 'upload.create'))
    throw new AppError('permission.denied')
  if (file === undefined || file.bytes.length === 0) throw new AppError('upload.missing')
  await limit(ctx, { key: `upload:${ctx.actor.kind}:${ctx.actor.id}`, max: LIMITS.upload.perHour, windowMs: HOUR_MS })
  if (!(await ctx.ports.files.hasRoom(ctx.config))) throw new AppError('upload.no_space')
  const folderId = input.folder_id ?? 0
  const isForSpace = isSeller(ctx) && name !== 'avatar'
  if (folderId !== 0 && !isForSpace) throw new InvalidInput([{ field: 'folder_id', key: 'refusal.not_a_choice' }])
  if (isForSpace) await refuseFull(ctx, 1)
  const base = newAddress(ctx)
  const kept =
    input.uploadType === 'uploadFile' && fileKindOf(file.bytes) !== undefined
      ? keepAsIs(base, file.bytes)
      : await drawPicture(base, file.bytes, picturePlan(name, sizeOf(input.option)))
  await ctx.ports.files.put(ctx.config, kept.files)
  const facts = { field: name, kept, sha256: sha256Of(file.bytes), sentName: file.filename ?? '' }
  await (isForSpace ? keepInSpace(ctx, facts, folderId) : recordUpload(ctx, facts)).catch(async error => {
    await ctx.ports.files.remove(ctx.config, [...kept.files.keys()])
    throw error
  })
  return kept.url
}

const isSeller = (ctx: Ctx<BuyerActor | SellerActor | AdminActor>): ctx is Ctx<SellerActor> =>
  ctx.actor.kind === 'seller'

function keepAsIs(base: string, bytes: Buffer): Kept {
  const kind = fileKindOf(bytes)
  if (kind === undefined) throw new AppError('upload.type')
  const url = `${base}.${kind.extension}`
  return { url, files: new Map([[url, bytes]]), mime: kind.mime, width: null, height: null }
}

/** The requested size, as fields of the form or as JSON (spec §7). */
function sizeOf(option: UploadInput['option']): { width: number; height: number } | undefined {
  if (option === undefined || option === '') return undefined
  const value = typeof option === 'string' ? parsed(option) : option
  const isSize = typeof value === 'object' && value !== null && 'width' in value && 'height' in value
  const [width, height] = isSize ? [Number(value.width), Number(value.height)] : [0, 0]
  if (!(width > 0 && height > 0)) throw new InvalidInput([{ field: 'option', key: 'error.wrong_format' }])
  return { width, height }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
