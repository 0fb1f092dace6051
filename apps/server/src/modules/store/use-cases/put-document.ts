import { randomBytes } from 'node:crypto'
import { errorEntry } from '@shiji/contract/errors.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { DocumentField } from '@shiji/contract/store/application.fields.ts'
import { AppError, InvalidInput } from '../../../infra/app-error.ts'
import type { BuyerActor, Ctx, SellerActor } from '../../../infra/context.ts'
import { limit } from '../../../infra/limits/rate.ts'
import { DOCUMENT_PLAN, renderPicture } from '../../platform/index.ts'
import type { DocumentRecord } from '../data/document.repo.ts'
import { sealDocument } from './seal-document.ts'

const HOUR_MS = 3_600_000

/**
 * Re-encodes and encrypts the picture of a document, stores it and passes its record to `keep`; the file goes again when
 * that fails. Refuses a missing file and what is not a picture at its field, and 429 past 600 files an hour.
 */
export async function putDocument<T>(
  ctx: Ctx<BuyerActor | SellerActor>,
  of: { readonly storeId: number; readonly field: DocumentField },
  bytes: Buffer,
  keep: (document: DocumentRecord) => Promise<T>,
): Promise<{ readonly id: number; readonly kept: T }> {
  const { storeId, field } = of
  await limit(ctx, {
    key: `upload:${ctx.actor.kind}:${ctx.actor.id}`,
    max: LIMITS.upload.perHour,
    windowMs: HOUR_MS,
  })
  if (!(await ctx.ports.files.hasRoom(ctx.config))) throw new AppError('upload.no_space')
  const picture = await rendered(field, bytes)
  const document: DocumentRecord = {
    id: await ctx.ids.next(),
    storeId,
    field,
    address: newAddress(ctx),
    keyId: ctx.keys.newest('document').id,
    mime: 'image/webp',
    width: picture.width,
    height: picture.height,
    bytes: picture.main.length,
    createdAt: ctx.clock.now(),
  }
  await ctx.ports.files.put(ctx.config, new Map([[document.address, sealDocument(ctx.keys, document, picture.main)]]))
  try {
    return { id: document.id, kept: await keep(document) }
  } catch (error) {
    await ctx.ports.files.remove(ctx.config, [document.address])
    throw error
  }
}

/** The bytes that were sent for a document. */
export function sentBytes(field: DocumentField, bytes: Buffer | undefined): Buffer {
  if (bytes === undefined || bytes.length === 0) throw new InvalidInput([{ field, key: 'refusal.upload_missing' }])
  return bytes
}

/** An unguessable address that no route serves, in a folder per month. */
function newAddress(ctx: Ctx): string {
  const [year, month] = ctx.clock.now().toISOString().split('-')
  return `/private/${year}/${month}/${randomBytes(16).toString('hex')}`
}

/** The picture as it is stored; what the picture renderer refuses is refused at the field. */
async function rendered(field: DocumentField, bytes: Buffer) {
  if (bytes.length > LIMITS.upload.imageBytes)
    throw new InvalidInput([{ field, key: 'error.upload_size', params: { mb: LIMITS.upload.imageBytes / 1_048_576 } }])
  return renderPicture(bytes, DOCUMENT_PLAN).catch(error => {
    if (!(error instanceof AppError) || !error.id.startsWith('upload.')) throw error
    throw new InvalidInput([{ field, key: errorEntry(error.id).key, params: error.params }])
  })
}
