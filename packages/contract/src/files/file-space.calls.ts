import { call } from '../call.ts'
import { listCall } from '../lists/list-call.ts'
import type { Deleted, Done, IdParams, IdsParams } from '../schema.ts'
import type {
  DeletedFiles,
  FileFolderInput,
  FileNameInput,
  FileSpace,
  MoveFilesInput,
  SpaceFile,
} from './file-spaces.ts'

/** Files of the own store with the places where they are used. */
export const fileSpacesCall = listCall<SpaceFile>()({
  area: 'seller',
  path: 'file_spaces',
  noun: 'file_space',
  filters: { id: 'number', folder_id: 'number', name: 'text', mime: 'word', is_gallery: 'flag', created_at: 'time' },
  sorts: ['id', 'name', 'bytes'],
  defaultSort: { prop: 'id', order: 'desc' },
})

const reads = ['/file_folders'] as const
const changes = ['/file_folders', '/file_spaces'] as const

/** Folders of the own store with what is in them, and how much room is used. */
export const fileSpaceCall = call<{ data: FileSpace }>()({
  method: 'GET',
  path: '/file_folders',
  area: 'seller',
  access: 'file_space.view',
  reads,
})

/** Makes a folder. */
export const createFolderCall = call<{ body: FileFolderInput; data: Done }>()({
  method: 'POST',
  path: '/file_folders',
  area: 'seller',
  access: 'file_space.update',
  changes,
})

/** Renames a folder. */
export const renameFolderCall = call<{ params: IdParams; body: FileFolderInput; data: Done }>()({
  method: 'PUT',
  path: '/file_folders/:id',
  area: 'seller',
  access: 'file_space.update',
  changes,
})

/** Deletes empty folders; refused while one holds files. */
export const deleteFoldersCall = call<{ params: IdsParams; data: Deleted }>()({
  method: 'DELETE',
  path: '/file_folders/:ids',
  area: 'seller',
  access: 'file_space.update',
  changes,
})

/** Renames a file. */
export const renameFileCall = call<{ params: IdParams; body: FileNameInput; data: Done }>()({
  method: 'PUT',
  path: '/file_spaces/:id',
  area: 'seller',
  access: 'file_space.update',
  changes,
})

/** Moves files into a folder, all or none. */
export const moveFilesCall = call<{ body: MoveFilesInput; data: Done }>()({
  method: 'PUT',
  path: '/file_spaces',
  area: 'seller',
  access: 'file_space.update',
  changes,
})

/** Deletes the files that nothing uses and names the others; a single file in use is refused. */
export const deleteFilesCall = call<{ params: IdsParams; data: DeletedFiles }>()({
  method: 'DELETE',
  path: '/file_spaces/:ids',
  area: 'seller',
  access: 'file_space.update',
  changes,
})
