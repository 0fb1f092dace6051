import {
  APPLICATION_FIELDS,
  type ApplicationField,
  DOCUMENT_FIELDS,
  type DocumentField,
} from '@shiji/contract/store/application.fields.ts'

/** Texts of an application that a store does not show; they are kept together. */
export const PAPER_FIELDS = [
  'business_license_no',
  'legal_person',
  'store_phone',
  'id_card_no',
  'emergency_contact',
  'emergency_contact_phone',
] as const
type PaperField = (typeof PAPER_FIELDS)[number]

/** What is stored of an application beside the columns of the store. */
export type Papers = Readonly<Record<PaperField, string>> & Readonly<Record<DocumentField, number | null>>

/** Values of all fields of an application. */
export type ApplicationFacts = Papers & {
  readonly store_logo: string
  readonly store_name: string
  readonly class_id: readonly number[]
  readonly store_company_name: string
  readonly area: readonly number[]
  readonly store_address: string
}

/** The columns of a store that belong to its application. */
interface StoreColumns {
  readonly name: string
  readonly logo: string
  readonly companyName: string
  readonly provinceId: number | null
  readonly cityId: number | null
  readonly regionId: number | null
  readonly address: string
  readonly application: unknown
}

const entriesOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])

/** Reads the stored papers; fields that are missing or of another type are empty. */
export function readPapers(stored: unknown): Papers {
  const values = entriesOf(stored)
  const text = (name: PaperField): string => {
    const value = values.get(name)
    return typeof value === 'string' ? value : ''
  }
  const document = (name: DocumentField): number | null => {
    const value = values.get(name)
    return typeof value === 'number' ? value : null
  }
  return {
    business_license_no: text('business_license_no'),
    legal_person: text('legal_person'),
    store_phone: text('store_phone'),
    id_card_no: text('id_card_no'),
    emergency_contact: text('emergency_contact'),
    emergency_contact_phone: text('emergency_contact_phone'),
    business_license: document('business_license'),
    id_card_t: document('id_card_t'),
    id_card_b: document('id_card_b'),
  }
}

/** All fields of the application of a store that asks for these classes. */
export const factsOf = (store: StoreColumns, classIds: readonly number[]): ApplicationFacts => ({
  ...readPapers(store.application),
  store_logo: store.logo,
  store_name: store.name,
  class_id: classIds,
  store_company_name: store.companyName,
  area: [store.provinceId, store.cityId, store.regionId].flatMap(code => code ?? []),
  store_address: store.address,
})

const isEmpty = (value: ApplicationFacts[ApplicationField]): boolean =>
  value === null || (typeof value !== 'number' && value.length === 0)

/** Fields that are still to be filled in, in the order of the form. */
export const missingFields = (facts: ApplicationFacts): ApplicationField[] =>
  APPLICATION_FIELDS.filter(field => (field === 'area' ? facts.area.length < 3 : isEmpty(facts[field])))

/** Documents of an application, by field. */
export const documentsOf = (papers: Papers): { field: DocumentField; id: number }[] =>
  DOCUMENT_FIELDS.flatMap(field => {
    const id = papers[field]
    return id === null ? [] : [{ field, id }]
  })

/** Fields whose values differ between what was submitted in two rounds. */
export function changedFields(before: unknown, after: unknown): ApplicationField[] {
  const [was, is] = [entriesOf(before), entriesOf(after)]
  return APPLICATION_FIELDS.filter(field => JSON.stringify(was.get(field)) !== JSON.stringify(is.get(field)))
}

/** The stored reasons of a denial, by field. */
export const readReasons = (stored: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...entriesOf(stored)].flatMap(([field, reason]) => (typeof reason === 'string' ? [[field, reason] as const] : [])),
  )
