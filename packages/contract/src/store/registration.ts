import Type, { type Static } from 'typebox'
import { Id, Instant, Nullable, OtherName, Strict, Text, Word } from '../schema.ts'
import { APPLICATION_LIMITS as MOST } from './application.fields.ts'
import { FieldReasons } from './application.ts'
import { REGISTRATION_FIELDS } from './registration.fields.ts'

export const CHANGE_STATES = ['waiting', 'passed', 'denied', 'withdrawn'] as const

const NamedClass = Type.Object({ id: Id, name: Type.String(), name_en: Type.String() })

/** What a store is registered with; documents are ids. People who may not see documents get '' and null for what identifies a person. */
export const Registration = Type.Object({
  store_company_name: Type.String(),
  business_license_no: Type.String(),
  business_license: Nullable(Id),
  legal_person: Type.String(),
  id_card_no: Type.String(),
  id_card_t: Nullable(Id),
  id_card_b: Nullable(Id),
  class_id: Type.Array(Id),
  classes: Type.Array(NamedClass),
})
export type Registration = Static<typeof Registration>

/** A change of it, and what the platform said. */
export const RegistrationChange = Type.Object({
  id: Id,
  state: Word(CHANGE_STATES),
  /** Everything as it would be. */
  after: Registration,
  changed: Type.Array(Word(REGISTRATION_FIELDS)),
  reason: Type.String(),
  reasons: FieldReasons,
  submitted_at: Instant,
  decided_at: Nullable(Type.String()),
})
export type RegistrationChange = Static<typeof RegistrationChange>

/** GET /Seller/stores/registration: what is registered, and the last change. */
export const OwnRegistration = Type.Object({ now: Registration, change: Nullable(RegistrationChange) })
export type OwnRegistration = Static<typeof OwnRegistration>

/** PUT /Seller/stores/registration: only the given fields change; documents are ids of POST /Seller/stores/documents. */
export const RegistrationInput = Strict({
  store_company_name: Type.Optional(OtherName(MOST.company)),
  business_license_no: Type.Optional(Type.String({ pattern: '^([0-9A-Z]{15,20})?$' })),
  business_license: Type.Optional(Id),
  legal_person: Type.Optional(OtherName(MOST.person)),
  id_card_no: Type.Optional(Type.String({ maxLength: 18 })),
  id_card_t: Type.Optional(Id),
  id_card_b: Type.Optional(Id),
  class_id: Type.Optional(Type.Array(Id, { maxItems: MOST.classes })),
})
export type RegistrationInput = Static<typeof RegistrationInput>

/** GET /Admin/stores/changes: changes that wait, the oldest first. */
export const ChangeQueue = Type.Array(
  Type.Object({ id: Id, store_id: Id, store_name: Type.String(), store_name_en: Type.String(), submitted_at: Instant }),
)
export type ChangeQueue = Static<typeof ChangeQueue>

/** GET /Admin/stores/changes/{id}: a change beside what is registered now. */
export const ReviewedChange = Type.Object({
  ...RegistrationChange.properties,
  store_id: Id,
  store_name: Type.String(),
  store_name_en: Type.String(),
  now: Registration,
})
export type ReviewedChange = Static<typeof ReviewedChange>

/** PUT /Admin/stores/changes: the decision on a change; a denial has a reason, or one for a field. */
export const ChangeDecision = Strict({
  id: Id,
  decision: Word(['passed', 'denied']),
  reason: Type.Optional(Text(300)),
  reasons: Type.Optional(
    Type.Array(Strict({ field: Word(REGISTRATION_FIELDS), reason: Text(MOST.reason) }), {
      maxItems: REGISTRATION_FIELDS.length,
    }),
  ),
})
export type ChangeDecision = Static<typeof ChangeDecision>
