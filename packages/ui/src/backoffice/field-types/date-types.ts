import { lazyPart } from '../../common/lazy/lazy-part.tsx'
import { registerFieldType } from '../form-field/field-type.ts'
import type { BaseField, WordsProps } from '../form-field/form-field.ts'
import { textsOf } from '../form-value/read-value.ts'

/** 'YYYY-MM-DD' (§9). */
export type DateField = BaseField & { readonly type: 'date' }
/** 'YYYY-MM-DD HH:mm:ss' (§9). */
export type DateTimeField = BaseField & { readonly type: 'datetime' }
/** Two texts in the format 'YYYY-MM-DD HH:mm:ss' (§9). */
export type DateRangeField = BaseField & { readonly type: 'daterange' }

declare module '../form-field/form-field.ts' {
  interface FieldTypes {
    readonly date: DateField
    readonly datetime: DateTimeField
    readonly daterange: DateRangeField
  }
}

const DateControl = lazyPart(() => import('./controls/date-controls.tsx').then(module => module.DateControl))
const DateRangeControl = lazyPart(() => import('./controls/date-controls.tsx').then(module => module.DateRangeControl))

const RangeWords = ({ value }: WordsProps<DateRangeField>) => textsOf(value).join(' ~ ')

registerFieldType('date', { Control: DateControl })
registerFieldType('datetime', { Control: DateControl })
registerFieldType('daterange', { Control: DateRangeControl, Words: RangeWords, group: true, span: 24 })
