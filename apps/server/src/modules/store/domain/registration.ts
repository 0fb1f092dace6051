import { REGISTRATION_FIELDS, type RegistrationField } from '@shiji/contract/store/registration.fields.ts'
import { isIdCardNumber } from '@shiji/kit/text/id-card.ts'
import type { ApplicationFacts } from './application.ts'

/** What a store is registered with. */
export type RegistrationFacts = Pick<ApplicationFacts, RegistrationField>

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The fields of a change that are others than what is registered; classes in any order are the same. */
export function registrationChange(
  now: RegistrationFacts,
  wanted: Partial<RegistrationFacts>,
): Partial<RegistrationFacts> {
  return Object.fromEntries(
    REGISTRATION_FIELDS.flatMap(field => {
      const value = field === 'class_id' ? sorted(wanted.class_id) : wanted[field]
      const before = field === 'class_id' ? sorted(now.class_id) : now[field]
      return value === undefined || isSame(value, before) ? [] : [[field, value]]
    }),
  )
}

const sorted = (ids: readonly number[] | undefined): readonly number[] | undefined =>
  ids === undefined ? undefined : [...new Set(ids)].toSorted((a, b) => a - b)

/** Reads the stored fields of a change; everything else is left out. */
export function readChange(stored: unknown): Partial<RegistrationFacts> {
  const values = new Map(typeof stored === 'object' && stored !== null ? Object.entries(stored) : [])
  return Object.fromEntries(
    REGISTRATION_FIELDS.flatMap(field => (values.has(field) ? [[field, values.get(field)]] : [])),
  )
}

/** A field that cannot be changed so. */
export interface RegistrationProblem {
  readonly field: RegistrationField
  readonly key: string
}

/** New words of a licence or of a person are proven by new pictures of these documents. */
const PROVEN_BY: readonly (readonly [words: readonly RegistrationField[], documents: readonly RegistrationField[]])[] =
  [
    [['store_company_name', 'business_license_no'], ['business_license']],
    [
      ['legal_person', 'id_card_no'],
      ['id_card_t', 'id_card_b'],
    ],
  ]

/** What is wrong with a change: an emptied field, a wrong number of an identity card, words without new documents. */
export function registrationProblems(change: Partial<RegistrationFacts>): RegistrationProblem[] {
  const isGiven = (field: RegistrationField): boolean => change[field] !== undefined
  const empty = REGISTRATION_FIELDS.filter(field => {
    const value = change[field]
    return value === '' || (Array.isArray(value) && value.length === 0)
  })
  const card = change.id_card_no
  return [
    ...empty.map(field => ({ field, key: 'error.required' })),
    ...(card !== undefined && card !== '' && !isIdCardNumber(card)
      ? [{ field: 'id_card_no' as const, key: 'error.wrong_format' }]
      : []),
    ...PROVEN_BY.flatMap(([words, documents]) =>
      words.some(isGiven)
        ? documents.filter(field => !isGiven(field)).map(field => ({ field, key: 'refusal.document_needed' }))
        : [],
    ),
  ]
}

/** The fields of a change that the log may show: never documents, nor numbers of identity cards. */
export function loggedFacts(
  facts: Partial<RegistrationFacts>,
  change: Partial<RegistrationFacts>,
): Readonly<Record<string, unknown>> {
  const { store_company_name, business_license_no, legal_person, class_id } = facts
  const shown = { store_company_name, business_license_no, legal_person, class_id }
  return Object.fromEntries(Object.entries(shown).filter(([field, value]) => value !== undefined && field in change))
}
