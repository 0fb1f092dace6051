import type { ControlProps } from '../../form-field/form-field.ts'
import { textOf } from '../../form-value/read-value.ts'
import { IconPicker } from '../../icon-picker/icon-picker.tsx'

/** Chooses an icon by its stored name. */
export function IconControl({ value, onChange, onBlur }: Omit<ControlProps, 'field'>) {
  return <IconPicker value={textOf(value)} onValue={onChange} onBlur={onBlur} />
}
