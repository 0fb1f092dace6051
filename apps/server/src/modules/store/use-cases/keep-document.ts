import type { DocumentField } from '@shiji/contract/store/application.fields.ts'
import type { BuyerActor, Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { ownApplication, roundsOf } from '../data/application.queries.ts'
import { type DocumentRecord, deleteDocuments, insertDocument } from '../data/document.repo.ts'
import { writeStore } from '../data/store.repo.ts'
import { readPapers } from '../domain/application.ts'
import { lockOwnDraft, refuseUnlessDraft } from './own-draft.ts'
import { putDocument, sentBytes } from './put-document.ts'

/**
 * Stores the picture of a document for the actor's application, re-encoded and encrypted; it replaces the one before,
 * which is removed unless it was submitted.
 */
export async function keepDocument(
  ctx: Ctx<BuyerActor>,
  field: DocumentField,
  sent: Buffer | undefined,
): Promise<number> {
  const bytes = sentBytes(field, sent)
  const own = await ownApplication(ctx, ctx.scope)
  refuseUnlessDraft(own)
  const { id, kept: unused } = await putDocument(ctx, { storeId: own.id, field }, bytes, document =>
    transact(ctx, tx => replace(tx, document)),
  )
  await ctx.ports.files.remove(ctx.config, unused)
  return id
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
