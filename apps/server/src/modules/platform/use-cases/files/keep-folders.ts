import { LIMITS } from '@shiji/contract/limits.ts'
import { AppError } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { lockFor } from '../../../../infra/database/lock-for.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { filesIn } from '../../data/files/file-space.queries.ts'
import {
  countFolders,
  deleteFolderRows,
  insertFolder,
  lockFolders,
  renameFolderRow,
} from '../../data/files/file-space.repo.ts'

const subjectType = 'file_folder'

/** Makes a folder in the picture space of the store. Refuses a name twice, and more than `LIMITS.fileSpace.folders`. */
export async function createFolder(ctx: Ctx<SellerActor>, input: { readonly name: string }): Promise<{ id: number }> {
  return transact(ctx, async tx => {
    await lockFor(tx, `file_folders:${tx.scope.id}`)
    const limit = LIMITS.fileSpace.folders
    if ((await countFolders(tx, tx.scope)) >= limit) throw new AppError('file_folder.too_many', { limit })
    const name = input.name.trim()
    const id = await insertFolder(tx, tx.scope, name)
    await audit(tx, { action: 'file_folder.create', subjectType, subjectId: id, after: { name } })
    return { id }
  })
}

/** Renames a folder of the own store. */
export async function renameFolder(ctx: Ctx<SellerActor>, id: number, input: { readonly name: string }): Promise<void> {
  await transact(ctx, async tx => {
    const [before] = await lockFolders(tx, tx.scope, [id])
    if (before === undefined) throw new AppError('record.missing')
    const name = input.name.trim()
    await renameFolderRow(tx, id, name)
    await audit(tx, {
      action: 'file_folder.update',
      subjectType,
      subjectId: id,
      subjectName: name,
      before: { name: before.name },
      after: { name },
    })
  })
}

/** Deletes folders of the own store, all or none; one that holds files is refused with how many. */
export async function deleteFolders(ctx: Ctx<SellerActor>, ids: readonly number[]): Promise<number> {
  return transact(ctx, async tx => {
    const folders = await lockFolders(tx, tx.scope, ids)
    if (folders.length !== ids.length) throw new AppError('record.missing')
    for (const { id, name } of folders) {
      const files = await filesIn(tx, id)
      if (files > 0) throw new AppError('file_folder.not_empty', { name, count: files })
    }
    await deleteFolderRows(tx, ids)
    for (const { id, name } of folders)
      await audit(tx, { action: 'file_folder.delete', subjectType, subjectId: id, before: { name } })
    return folders.length
  })
}
