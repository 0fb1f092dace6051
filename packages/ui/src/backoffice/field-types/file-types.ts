import { lazyPart } from '../../common/lazy/lazy-part.tsx'
import type { UploadFile } from '../../common/upload/upload-file.ts'
import { registerFieldType } from '../form-field/field-type.ts'
import type { BaseField } from '../form-field/form-field.ts'
import type { PictureSpace } from '../image-picker/picture-space.ts'
import { FilesToRead, PicturesToRead, RoundPictureToRead } from './file-words.tsx'

/** Addresses of pictures: a text, or a list when `most` is more than one. */
export type ImageField = BaseField & {
  readonly type: 'image'
  readonly upload: UploadFile
  /** @default 1 */
  readonly most?: number
  /** Bytes of one picture. @default 10485760 */
  readonly bytes?: number
  /** Existing pictures to choose from instead of uploading new ones. */
  readonly space?: PictureSpace
}
/** A person's picture, cropped to 150 × 150 (§9) before the upload. */
export type AvatarField = BaseField & { readonly type: 'avatar'; readonly upload: UploadFile }
/** Addresses of files: a text, or a list when `most` is more than one. */
export type FileField = BaseField & {
  readonly type: 'file'
  readonly upload: UploadFile
  /** @default 1 */
  readonly most?: number
  /** Bytes of one file. @default 10485760 */
  readonly bytes?: number
  /** Accepted types, as an `accept` attribute: '.pdf,.zip'. @default all */
  readonly accept?: string
}

declare module '../form-field/form-field.ts' {
  interface FieldTypes {
    readonly image: ImageField
    readonly avatar: AvatarField
    readonly file: FileField
  }
}

const ImageControl = lazyPart(() => import('./controls/image-control.tsx').then(module => module.ImageControl))
const AvatarControl = lazyPart(() => import('./controls/file-controls.tsx').then(module => module.AvatarControl))
const FileControl = lazyPart(() => import('./controls/file-controls.tsx').then(module => module.FileControl))

registerFieldType('image', {
  Control: ImageControl,
  Words: PicturesToRead,
  group: true,
  height: { base: '130px', md: '104px' },
})
registerFieldType('avatar', { Control: AvatarControl, Words: RoundPictureToRead, group: true, sentEmpty: 'omitted' })
registerFieldType('file', { Control: FileControl, Words: FilesToRead, group: true })
