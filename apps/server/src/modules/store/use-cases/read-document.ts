import { buffer } from 'node:stream/consumers'
import type { StoreDocument } from '@shiji/contract/store/application.ts'
import { AppError } from '../../../infra/app-error.ts'
import { audit } from '../../../infra/audit/audit.ts'
import type { AdminActor, BuyerActor, Ctx, SellerActor } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { documentById } from '../data/document.repo.ts'
import { openDocument } from './seal-document.ts'

/**
 * A document for its owner, in the shop or the seller back office, or for the platform, whose views are logged before anything is shown. A document of another
 * person is missing; refuses with `store.document_lost` when its file or key is gone.
 */
export async function readDocument(
  ctx: Ctx<BuyerActor | SellerActor | AdminActor>,
  id: number,
): Promise<StoreDocument> {
  const document = await documentById(ctx, ctx.scope, id)
  if (document === undefined) throw new AppError('record.missing')
  const { storeId, field, mime, width, height } = document
  if (ctx.actor.kind === 'admin') {
    const after = { field, document_id: id }
    await transact(ctx, tx =>
      audit(tx, { action: 'store_document.view', subjectType: 'store', subjectId: storeId, after }),
    )
  }
  const file = await ctx.ports.files.find(ctx.config, document.address)
  const picture = file === undefined ? undefined : openDocument(ctx.keys, document, await buffer(file.read()))
  if (picture === undefined) throw new AppError('store.document_lost')
  return { id, field, mime, width, height, data: picture.toString('base64') }
}
