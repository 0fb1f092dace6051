import { lazyPart } from '../../common/lazy/lazy-part.tsx'
import { registerFieldType } from '../form-field/field-type.ts'
import type { BaseField } from '../form-field/form-field.ts'
import type { TableSource } from '../table-select/table-source.ts'

/** Rows of another table: the id of one, or a list of ids with `multiple`. */
export type TableSelectField = BaseField & {
  readonly type: 'table-select'
  readonly source: TableSource
  /** @default false */
  readonly multiple?: boolean
}

declare module '../form-field/form-field.ts' {
  interface FieldTypes {
    readonly 'table-select': TableSelectField
  }
}

const TableSelectControl = lazyPart(() =>
  import('./controls/table-select-control.tsx').then(module => module.TableSelectControl),
)
const RowWords = lazyPart(() => import('./table-select-words.tsx').then(module => module.RowWords))

registerFieldType('table-select', { Control: TableSelectControl, Words: RowWords, group: true })
