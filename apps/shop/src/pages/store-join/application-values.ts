import {
  APPLICATION_FIELDS,
  type ApplicationField,
  DOCUMENT_FIELDS,
  type DocumentField,
} from '@shiji/contract/store/application.fields.ts'
import type { ApplicationInput, StoreApplication } from '@shiji/contract/store/application.ts'
import type { TextKey } from '@shiji/i18n/text-key.ts'
import { isIdCardNumber } from '@shiji/kit/text/id-card.ts'

/** What the form holds; documents are ids of stored pictures. */
export type ApplicationValues = Pick<StoreApplication, ApplicationField>
/** Messages at fields. */
export type Problems = Readonly<Partial<Record<ApplicationField, string>>>
/** Fields that are saved as they are typed; documents are sent when they are chosen. */
export type TypedField = Exclude<ApplicationField, DocumentField>

/** The values of a stored application. */
export const valuesOf = (application: StoreApplication): ApplicationValues => application

const isDocument = (field: ApplicationField): field is DocumentField => DOCUMENT_FIELDS.some(each => each === field)

/** The fields that are typed or chosen, in the order of the form. */
export const TYPED_FIELDS: readonly TypedField[] = APPLICATION_FIELDS.filter(field => !isDocument(field))

/** The field of a name from the server; undefined for another. */
export const fieldOf = (name: string): ApplicationField | undefined =>
  APPLICATION_FIELDS.find(field => field === name.split('.')[0])

const PHONE = /^1[3-9]\d{9}$/
const LICENCE = /^[0-9A-Z]{15,20}$/

const RULES: Readonly<Partial<Record<ApplicationField, readonly [fits: (text: string) => boolean, key: TextKey]>>> = {
  store_phone: [text => PHONE.test(text), 'error.phone'],
  emergency_contact_phone: [text => PHONE.test(text), 'error.phone'],
  business_license_no: [text => LICENCE.test(text), 'shop_store.license_wrong'],
  id_card_no: [isIdCardNumber, 'shop_store.id_card_wrong'],
}

/** Why a value cannot be saved; undefined if it can, as every empty one. */
export function mistakeIn(field: ApplicationField, values: ApplicationValues): TextKey | undefined {
  const value = values[field]
  const [fits, key] = RULES[field] ?? []
  return typeof value === 'string' && value !== '' && fits?.(value) === false ? key : undefined
}

/** A text as it is kept: without spaces at its ends, codes in capitals without any. */
export const tidy = (field: TypedField, text: string): string =>
  field === 'business_license_no' || field === 'id_card_no' ? text.replace(/\s/g, '').toUpperCase() : text

/** Fields that are still empty. */
export const emptyFields = (values: ApplicationValues): ApplicationField[] =>
  APPLICATION_FIELDS.filter(field => {
    const value = values[field]
    if (value === null) return true
    if (typeof value === 'number') return false
    return typeof value === 'string' ? value.trim() === '' : value.length === 0
  })

/** The body that saves these fields. */
export const bodyOf = (values: ApplicationValues, fields: readonly TypedField[]): ApplicationInput =>
  Object.fromEntries(fields.map(field => [field, values[field]]))
