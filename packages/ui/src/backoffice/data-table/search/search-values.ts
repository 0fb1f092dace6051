import type { FormValues } from '../../form-value/form-values.ts'
import { readFilter, readRange, writeFilter } from '../table-query.ts'
import { isList, isRange, operatorOf, type SearchField } from './search-field.ts'

/** Search values as sent, by field. */
export type Search = Readonly<Record<string, string>>

/** Field values for a search. */
export const valuesOf = (fields: readonly SearchField[], search: Search): FormValues =>
  Object.fromEntries(
    fields.map(field => {
      const sent = search[field.name] ?? ''
      if (isRange(field)) return [field.name, sent === '' ? '' : [...readRange(sent)]]
      const text = readFilter(sent, operatorOf(field))
      return [field.name, isList(field) && text !== '' ? text.split(',') : text]
    }),
  )

/** The search for these field values. */
export const searchOf = (fields: readonly SearchField[], values: FormValues): Search =>
  Object.fromEntries(
    fields
      .map(field => [field.name, writeFilter(values[field.name], operatorOf(field))] as const)
      .filter(([, text]) => text !== ''),
  )
