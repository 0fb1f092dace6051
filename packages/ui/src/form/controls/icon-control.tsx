import { IconPicker } from '../../icon-picker/icon-picker.tsx'
import type { ControlProps, IconField } from '../form-field.ts'
import { textOf } from '../read-value.ts'

export function IconControl({ value, onChange, onBlur }: ControlProps<IconField>) {
  return <IconPicker value={textOf(value)} onValue={onChange} onBlur={onBlur} />
}
