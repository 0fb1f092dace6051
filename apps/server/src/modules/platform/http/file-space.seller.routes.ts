import {
  createFolderCall,
  deleteFilesCall,
  deleteFoldersCall,
  fileSpaceCall,
  fileSpacesCall,
  moveFilesCall,
  renameFileCall,
  renameFolderCall,
} from '@shiji/contract/files/file-space.calls.ts'
import {
  DeletedFiles,
  FileFolderInput,
  FileNameInput,
  FileSpace,
  MoveFilesInput,
  SpaceFile,
} from '@shiji/contract/files/file-spaces.ts'
import { Deleted, Done, IdParams, IdsParams } from '@shiji/contract/schema.ts'
import { answer } from '../../../http/routes/answer.ts'
import { listRoute } from '../../../http/routes/list-route.ts'
import { idsOf } from '../../../records/ids.ts'
import { folderRows, quotaOf, spaceFileList, spaceFilePage } from '../data/files/file-space.queries.ts'
import { deleteFiles, moveFiles, renameFile } from '../use-cases/files/keep-files.ts'
import { createFolder, deleteFolders, renameFolder } from '../use-cases/files/keep-folders.ts'

/** The picture space of a store: its files, folders and room. */
export const fileSpaceSellerRoutes = [
  listRoute(
    fileSpacesCall,
    { summary: 'Files of the own store and where they are used', list: spaceFileList, row: SpaceFile },
    (ctx, list) => spaceFilePage(ctx, ctx.scope, list),
  ),
  answer(fileSpaceCall, { summary: 'Folders of the own store, and its room', data: FileSpace }, async ctx => {
    const folders = await folderRows(ctx, ctx.scope)
    const used = folders.reduce((sum, folder) => sum + folder.bytes, 0)
    return { folders, used, quota: await quotaOf(ctx, ctx.scope) }
  }),
  answer(createFolderCall, { summary: 'Make a folder', body: FileFolderInput, data: Done }, (ctx, { body }) =>
    createFolder(ctx, body),
  ),
  answer(
    renameFolderCall,
    { summary: 'Rename a folder', params: IdParams, body: FileFolderInput, data: Done },
    async (ctx, { params, body }) => {
      await renameFolder(ctx, params.id, body)
      return { id: params.id }
    },
  ),
  answer(
    deleteFoldersCall,
    { summary: 'Delete empty folders by comma-separated ids', params: IdsParams, data: Deleted },
    async (ctx, { params }) => ({ deleted: await deleteFolders(ctx, idsOf(params.ids)) }),
  ),
  answer(
    renameFileCall,
    { summary: 'Rename a file', params: IdParams, body: FileNameInput, data: Done },
    async (ctx, { params, body }) => {
      await renameFile(ctx, params.id, body)
      return { id: params.id }
    },
  ),
  answer(
    moveFilesCall,
    { summary: 'Move files into a folder', body: MoveFilesInput, data: Done },
    async (ctx, { body }) => {
      await moveFiles(ctx, body)
      return {}
    },
  ),
  answer(
    deleteFilesCall,
    { summary: 'Delete files that nothing uses, by comma-separated ids', params: IdsParams, data: DeletedFiles },
    (ctx, { params }) => deleteFiles(ctx, idsOf(params.ids)),
  ),
]
