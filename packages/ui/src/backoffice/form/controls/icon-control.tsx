import { textOf } from '../../form-value/read-value.ts'
import { IconPicker } from '../../icon-picker/icon-picker.tsx'
import type { ControlProps, IconField } from '../form-field.ts'

export function IconControl({ value, onChange, onBlur }: ControlProps<IconField>) {
  return <IconPicker value={textOf(value)} onValue={onChange} onBlur={onBlur} />
}
