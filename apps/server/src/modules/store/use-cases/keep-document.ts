import { randomBytes } from 'node:crypto'
import { errorEntry } from '@shiji/contract/errors.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { DocumentField } from '@shiji/contract/store/application.fields.ts'
import { AppError, InvalidInput } from '../../../infra/app-error.ts'
import type { BuyerActor, Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { limit } from '../../../infra/limits/rate.ts'
import { DOCUMENT_PLAN, renderPicture } from '../../platform/index.ts'
import { ownApplication, roundsOf } from '../data/application.queries.ts'
import { type DocumentRecord, deleteDocuments, insertDocument } from '../data/document.repo.ts'
import { writeStore } from '../data/store.repo.ts'
import { readPapers } from '../domain/application.ts'
import { lockOwnDraft, refuseUnlessDraft } from './own-draft.ts'
import { sealDocument } from './seal-document.ts'

const HOUR_MS = 3_600_000

/**
 * Stores the picture of a document for the actor's application, re-encoded and encrypted; it replaces the one before,
 * which is removed unless it was submitted. Refuses a missing file and what is not a picture at its field, and 429 past
 * 600 files an hour.
 */
export async function keepDocument(
  ctx: Ctx<BuyerActor>,
  field: DocumentField,
  bytes: Buffer | undefined,
): Promise<number> {
  if (bytes === undefined || bytes.length === 0) throw new InvalidInput([{ field, key: 'refusal.upload_missing' }])
  const own = await ownApplication(ctx, ctx.scope)
  refuseUnlessDraft(own)
  await limit(ctx, { key: `upload:buyer:${ctx.actor.id}`, max: LIMITS.upload.perHour, windowMs: HOUR_MS })
  if (!(await ctx.ports.files.hasRoom(ctx.config))) throw new AppError('upload.no_space')
  const picture = await rendered(field, bytes)
  const document: DocumentRecord = {
    id: await ctx.ids.next(),
    storeId: own.id,
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
  const unused = await transact(ctx, tx => replace(tx, document)).catch(async error => {
    await ctx.ports.files.remove(ctx.config, [document.address])
    throw error
  })
  await ctx.ports.files.remove(ctx.config, unused)
  return document.id
}

/** Makes the document that of its field; returns addresses of files that nothing refers to any more. */
async function replace(tx: Ctx<BuyerActor>, document: DocumentRecord): Promise<string[]> {
  const store = await lockOwnDraft(tx)
  const field = document.field
  const papers = readPapers(store.application)
  const before = papers[field]
  await insertDocument(tx, document)
  await writeStore(tx, store, { application: { ...papers, [field]: document.id } })
  const submitted = (await roundsOf(tx, store.id)).map(round => readPapers(round.facts)[field])
  return before === null || submitted.includes(before) ? [] : deleteDocuments(tx, store.id, [before])
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
