import { lazyPart } from '../../common/lazy/lazy-part.tsx'
import type { UploadFile } from '../../common/upload/upload-file.ts'
import { registerFieldType } from '../form-field/field-type.ts'
import type { BaseField, WordsProps } from '../form-field/form-field.ts'
import { textOf } from '../form-value/read-value.ts'
import type { PictureSpace } from '../image-picker/picture-space.ts'

/** html, '##qingwuit##', JSON of the editor (§3). */
export type EditorField = BaseField & {
  readonly type: 'editor'
  readonly upload?: UploadFile
  /** Existing pictures to insert instead of uploading new ones. */
  readonly space?: PictureSpace
}

declare module '../form-field/form-field.ts' {
  interface FieldTypes {
    readonly editor: EditorField
  }
}

const EditorControl = lazyPart(() => import('./controls/editor-control.tsx').then(module => module.EditorControl))
const RichTextView = lazyPart(() =>
  import('../../common/rich-text/rich-text-view.tsx').then(module => module.RichTextView),
)

const RichWords = ({ value }: WordsProps<EditorField>) => <RichTextView stored={textOf(value)} />

registerFieldType('editor', {
  Control: EditorControl,
  Words: RichWords,
  group: true,
  span: 24,
  height: { base: '385px', md: '385px' },
})
