import Type, { type Static } from 'typebox'
import { LIMITS } from '../limits.ts'
import { Count, Id, Instant, Name, ParentId, Strict, Word } from '../schema.ts'

/** Records that use a file of a store. */
export const FILE_USERS = ['goods', 'store', 'brand'] as const
/** What a file is to the record that uses it. */
export const FILE_PARTS = [
  'cover',
  'gallery',
  'sku',
  'detail',
  'video',
  'logo',
  'slide',
  'after_sale',
  'brand_logo',
] as const

/** One place where a file is used. */
export const FileUse = Type.Object({
  user: Word(FILE_USERS),
  /** The goods, the store, or the application for the brand. */
  id: Id,
  name: Type.String(),
  name_en: Type.String(),
  parts: Type.Array(Word(FILE_PARTS)),
})
export type FileUse = Static<typeof FileUse>

const uses = {
  /** The first of the places where it is used, see `LIMITS.fileSpace.uses`. */
  uses: Type.Array(FileUse),
  /** Whether there are more places. */
  more_uses: Type.Boolean(),
}

/** A picture, video or other file of a store. */
export const SpaceFile = Type.Object({
  id: Id,
  /** 0 is the default folder, where files land that were uploaded in a form. */
  folder_id: ParentId,
  name: Type.String(),
  url: Type.String(),
  /** A small picture of it; empty for what is not a picture. */
  thumb: Type.String(),
  /** Whether it fits a gallery: pictures without small versions do not. */
  is_gallery: Type.Boolean(),
  mime: Type.String(),
  /** Bytes that it takes, with its small versions. */
  bytes: Count,
  /** px; 0 for what is not a picture. */
  width: Count,
  height: Count,
  created_at: Instant,
  ...uses,
})
export type SpaceFile = Static<typeof SpaceFile>

/** A folder of the picture space. */
export const FileFolder = Type.Object({ id: ParentId, name: Type.String(), files: Count, bytes: Count })
export type FileFolder = Static<typeof FileFolder>

/** GET /Seller/file_folders: the default folder (id 0, no name) first, the others by name; and what is used of the room, in bytes. */
export const FileSpace = Type.Object({ folders: Type.Array(FileFolder), used: Count, quota: Count })
export type FileSpace = Static<typeof FileSpace>

/** Body of POST and PUT /Seller/file_folders. */
export const FileFolderInput = Strict({ name: Name(30) })
export type FileFolderInput = Static<typeof FileFolderInput>

/** Body of PUT /Seller/file_spaces/:id. */
export const FileNameInput = Strict({ name: Name(100) })
export type FileNameInput = Static<typeof FileNameInput>

/** Body of PUT /Seller/file_spaces: moves files into a folder, 0 for the default one. */
export const MoveFilesInput = Strict({
  ids: Type.Array(Id, { minItems: 1, maxItems: LIMITS.fileSpace.atOnce }),
  folder_id: ParentId,
})
export type MoveFilesInput = Static<typeof MoveFilesInput>

/** A file that was not deleted, since it is in use. */
export const KeptFile = Type.Object({ id: Id, name: Type.String(), ...uses })
export type KeptFile = Static<typeof KeptFile>

/** Answer of DELETE /Seller/file_spaces/:ids. */
export const DeletedFiles = Type.Object({ deleted: Type.Integer(), kept: Type.Array(KeptFile) })
export type DeletedFiles = Static<typeof DeletedFiles>
