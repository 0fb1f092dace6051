import type { WordsProps } from '../form-field/form-field.ts'
import { textsOf } from '../form-value/read-value.ts'
import { ChosenChips } from '../table-select/chosen-chips.tsx'
import { useKnownRows } from '../table-select/use-known-rows.ts'
import type { TableSelectField } from './table-select-type.ts'

/** The chosen rows by name. */
export function RowWords({ field, value }: WordsProps<TableSelectField>) {
  const ids = textsOf(value)
  const { wordFor } = useKnownRows(field.source, ids)
  return <ChosenChips ids={ids} wordFor={wordFor} />
}
