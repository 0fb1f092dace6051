import { textOf } from '../../form-value/read-value.ts'
import { RichEditor } from '../../rich-editor/rich-editor.tsx'
import type { ControlProps, EditorField } from '../form-field.ts'

export function EditorControl({ field, value, onChange, onBlur }: ControlProps<EditorField>) {
  return (
    <RichEditor
      value={textOf(value)}
      upload={field.upload}
      placeholder={field.placeholder}
      onValue={onChange}
      onBlur={onBlur}
    />
  )
}
