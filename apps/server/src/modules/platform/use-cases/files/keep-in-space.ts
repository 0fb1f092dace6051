import { AppError } from '../../../../infra/app-error.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { lockFor } from '../../../../infra/database/lock-for.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { quotaOf, usedBytes } from '../../data/files/file-space.queries.ts'
import { holdFolder } from '../../data/files/file-space.repo.ts'
import { bytesOf, type KeptFacts, recordUpload } from '../kept-file.ts'

const MB = 1_048_576

/** Refuses with `file_space.full` when the files of the store with that many bytes more would exceed its quota. */
export async function refuseFull(ctx: Ctx<SellerActor>, more: number): Promise<void> {
  const quota = await quotaOf(ctx, ctx.scope)
  if ((await usedBytes(ctx, ctx.scope)) + more > quota) throw new AppError('file_space.full', { mb: quota / MB })
}

/**
 * Records a stored file in the picture space of the store. Uploads of one store wait for each other here, so that many
 * at once cannot exceed the quota. Refuses a folder of another store as missing.
 */
export async function keepInSpace(ctx: Ctx<SellerActor>, file: KeptFacts, folderId: number): Promise<void> {
  await transact(ctx, async tx => {
    if (folderId !== 0 && !(await holdFolder(tx, tx.scope, folderId))) throw new AppError('record.missing')
    await lockFor(tx, `file_space:${tx.scope.id}`)
    await refuseFull(tx, bytesOf(file.kept))
    await recordUpload(tx, { ...file, folderId: folderId === 0 ? null : folderId })
  })
}
