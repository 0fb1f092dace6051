import type { ControlProps } from '../../form-field/form-field.ts'
import { textOf } from '../../form-value/read-value.ts'
import { RichEditor } from '../../rich-editor/rich-editor.tsx'
import type { EditorField } from '../editor-type.tsx'

export function EditorControl({ field, value, onChange, onBlur }: ControlProps<EditorField>) {
  return (
    <RichEditor
      value={textOf(value)}
      upload={field.upload}
      space={field.space}
      placeholder={field.placeholder}
      onValue={onChange}
      onBlur={onBlur}
    />
  )
}
