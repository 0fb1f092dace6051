import type { ControlProps } from '../../form-field/form-field.ts'
import { textsOf } from '../../form-value/read-value.ts'
import { TableSelect } from '../../table-select/table-select.tsx'
import type { TableSelectField } from '../table-select-type.ts'

/** Ids are sent as numbers even if they came as strings: ids are numbers on the wire. */
const wireId = (id: string): string | number => (/^\d{1,15}$/.test(id) ? Number(id) : id)

export function TableSelectControl({ field, value, onChange, onBlur }: ControlProps<TableSelectField>) {
  const multiple = field.multiple ?? false
  return (
    <TableSelect
      source={field.source}
      multiple={multiple}
      value={textsOf(value)}
      onValue={ids => onChange(multiple ? ids.map(wireId) : ids[0] === undefined ? null : wireId(ids[0]))}
      onBlur={onBlur}
    />
  )
}
