import type { DeletedFiles, KeptFile, MoveFilesInput } from '@shiji/contract/files/file-spaces.ts'
import { AppError } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { placesOfFiles, type UploadRecord } from '../../data/files/file-space.queries.ts'
import { deleteFileRows, holdFolder, lockFiles, updateFiles } from '../../data/files/file-space.repo.ts'
import { placesOf } from '../../domain/file-places.ts'

const subjectType = 'file_space'

/** Renames a file of the own store; its address stays. */
export async function renameFile(ctx: Ctx<SellerActor>, id: number, input: { readonly name: string }): Promise<void> {
  await transact(ctx, async tx => {
    const [before] = await lockFiles(tx, tx.scope, [id])
    if (before === undefined) throw new AppError('record.missing')
    const name = input.name.trim()
    await updateFiles(tx, [id], { name })
    await audit(tx, {
      action: 'file_space.update',
      subjectType,
      subjectId: id,
      subjectName: name,
      before: { name: before.name },
      after: { name },
    })
  })
}

/** Moves files of the own store into one of its folders, all or none. */
export async function moveFiles(ctx: Ctx<SellerActor>, input: MoveFilesInput): Promise<void> {
  const ids = [...new Set(input.ids)]
  const folderId = input.folder_id === 0 ? null : input.folder_id
  await transact(ctx, async tx => {
    if (folderId !== null && !(await holdFolder(tx, tx.scope, folderId))) throw new AppError('record.missing')
    const files = await lockFiles(tx, tx.scope, ids)
    if (files.length !== ids.length) throw new AppError('record.missing')
    await updateFiles(tx, ids, { folderId })
    for (const file of files)
      await audit(tx, {
        action: 'file_space.move',
        subjectType,
        subjectId: file.id,
        subjectName: file.name,
        before: { folder_id: file.folderId ?? 0 },
        after: { folder_id: input.folder_id },
      })
  })
}

/**
 * Takes files of the own store out of its picture space; those in use stay and are named with their places. A single
 * file in use is refused. The stored bytes stay readable at their address: orders show copies of it.
 */
export async function deleteFiles(ctx: Ctx<SellerActor>, ids: readonly number[]): Promise<DeletedFiles> {
  return transact(ctx, async tx => {
    const files = await lockFiles(tx, tx.scope, ids)
    if (files.length !== ids.length) throw new AppError('record.missing')
    const kept = await usedOnes(tx, files)
    const [only] = kept
    if (files.length === 1 && only !== undefined)
      throw new AppError('file_space.in_use', {
        name: only.name,
        places: only.uses.map(use => use.name).join(' · ') + (only.more_uses ? ' …' : ''),
      })
    const gone = files.filter(file => !kept.some(({ id }) => id === file.id))
    await deleteFileRows(
      tx,
      gone.map(file => file.id),
    )
    for (const { id, name, url, bytes } of gone)
      await audit(tx, { action: 'file_space.delete', subjectType, subjectId: id, before: { name, url, bytes } })
    return { deleted: gone.length, kept }
  })
}

async function usedOnes(tx: Ctx<SellerActor>, files: readonly UploadRecord[]): Promise<KeptFile[]> {
  const found = await placesOfFiles(tx, tx.scope, files)
  return files.flatMap(file => {
    const places = placesOf(found, file.url)
    return places.uses.length === 0 ? [] : [{ id: file.id, name: file.name, ...places }]
  })
}
