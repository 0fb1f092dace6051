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
import { rowsOf } from '@shiji/contract/lists/list-parts.ts'
import { api } from '../base/api.ts'
import { mutationOf, queryOf } from '../base/endpoint.ts'

/** The picture space of the own store. */
export const fileSpaceSellerApi = api.injectEndpoints({
  endpoints: build => ({
    spaceFiles: queryOf(build, rowsOf(fileSpacesCall)),
    fileSpace: queryOf(build, fileSpaceCall),
    createFolder: mutationOf(build, createFolderCall),
    renameFolder: mutationOf(build, renameFolderCall),
    deleteFolders: mutationOf(build, deleteFoldersCall, { by: 'ids' }),
    renameFile: mutationOf(build, renameFileCall),
    moveFiles: mutationOf(build, moveFilesCall),
    deleteFiles: mutationOf(build, deleteFilesCall, { by: 'ids' }),
  }),
})

export const {
  useSpaceFilesQuery,
  useLazySpaceFilesQuery,
  useFileSpaceQuery,
  useLazyFileSpaceQuery,
  useCreateFolderMutation,
  useRenameFolderMutation,
  useDeleteFoldersMutation,
  useRenameFileMutation,
  useMoveFilesMutation,
  useDeleteFilesMutation,
} = fileSpaceSellerApi
