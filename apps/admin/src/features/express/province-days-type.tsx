import { useText } from '@shiji/i18n/react.ts'
import { registerFieldType } from '@shiji/ui/backoffice/form-field/field-type.ts'
import type { BaseField, WordsProps } from '@shiji/ui/backoffice/form-field/form-field.ts'
import { lazyPart } from '@shiji/ui/common/lazy/lazy-part.tsx'
import { readDays } from './read-days.ts'

/** Working days by province, as the list of a record's `days`. */
type ProvinceDaysField = BaseField & { readonly type: 'province-days' }

declare module '@shiji/ui/backoffice/form-field/form-field.ts' {
  interface FieldTypes {
    readonly 'province-days': ProvinceDaysField
  }
}

const Control = lazyPart(() => import('./province-days.tsx').then(module => module.ProvinceDays))

function Words({ value }: WordsProps<ProvinceDaysField>) {
  const say = useText('admin')
  return say('admin.express.days_named', { count: readDays(value).size })
}

registerFieldType('province-days', { Control, Words, group: true, span: 24 })
