import { Cascader } from '../../cascader/cascader.tsx'
import type { CascaderField, ControlProps } from '../form-field.ts'
import { textsOf } from '../read-value.ts'

export function CascaderControl({ field, value, onChange, onBlur }: ControlProps<CascaderField>) {
  return (
    <Cascader
      nodes={field.nodes}
      load={field.load}
      anyLevel={field.anyLevel ?? false}
      value={textsOf(value)}
      placeholder={field.placeholder}
      onValue={path => onChange([...path])}
      onBlur={onBlur}
    />
  )
}
