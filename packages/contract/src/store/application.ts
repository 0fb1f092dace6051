import Type, { type Static } from 'typebox'
import { FileUrl, Flag, Id, Instant, Name, Nullable, OtherName, Strict, Word } from '../schema.ts'
import { STORE_STATUSES, STORE_VERIFICATIONS } from '../statuses.ts'
import { APPLICATION_FIELDS, DOCUMENT_FIELDS, APPLICATION_LIMITS as MOST } from './application.fields.ts'
import { STORE_ACTIONS } from './store.actions.ts'

const NamedClass = Type.Object({ id: Id, name: Type.String(), name_en: Type.String() })

/** Reasons of a denial by field; fields that were right are missing. */
export const FieldReasons = Type.Unsafe<Readonly<Record<string, string>>>({
  type: 'object',
  additionalProperties: { type: 'string' },
})

/** GET /store: the own application, as far as it is filled in. Documents are ids for GET /store/documents/{id}. */
export const StoreApplication = Type.Object({
  id: Id,
  store_verify: Word(STORE_VERIFICATIONS),
  /** The reason of a denial. */
  store_refuse_info: Type.String(),
  reasons: FieldReasons,
  store_name: Type.String(),
  store_logo: Type.String(),
  class_id: Type.Array(Id),
  classes: Type.Array(NamedClass),
  store_company_name: Type.String(),
  /** Province, city, district; empty when none is chosen. */
  area: Type.Array(Id),
  store_address: Type.String(),
  business_license_no: Type.String(),
  business_license: Nullable(Id),
  legal_person: Type.String(),
  store_phone: Type.String(),
  id_card_no: Type.String(),
  id_card_t: Nullable(Id),
  id_card_b: Nullable(Id),
  emergency_contact: Type.String(),
  emergency_contact_phone: Type.String(),
  /** Fields that are still to be filled in. */
  missing: Type.Array(Word(APPLICATION_FIELDS)),
  submitted_at: Nullable(Type.String()),
  actions: Type.Array(Word(STORE_ACTIONS)),
})
export type StoreApplication = Static<typeof StoreApplication>

/** GET /store without an application. */
export const OwnApplication = Nullable(StoreApplication)
export type OwnApplication = Static<typeof OwnApplication>

/** POST /store/join: the agreement was read. */
export const JoinInput = Strict({ is_agreed: Flag })
export type JoinInput = Static<typeof JoinInput>

const Mobile = Type.String({ pattern: '^(1[3-9]\\d{9})?$' })

/** PUT /store: only the given fields change; an empty value clears one. Pictures are sent to /store/documents. */
export const ApplicationInput = Strict({
  store_logo: Type.Optional(FileUrl),
  store_name: Type.Optional(OtherName(MOST.name)),
  class_id: Type.Optional(Type.Array(Id, { maxItems: MOST.classes })),
  store_company_name: Type.Optional(OtherName(MOST.company)),
  area: Type.Optional(Type.Array(Id, { maxItems: 3 })),
  store_address: Type.Optional(OtherName(MOST.address)),
  business_license_no: Type.Optional(Type.String({ pattern: '^([0-9A-Z]{15,20})?$' })),
  legal_person: Type.Optional(OtherName(MOST.person)),
  store_phone: Type.Optional(Mobile),
  id_card_no: Type.Optional(Type.String({ maxLength: 18 })),
  emergency_contact: Type.Optional(OtherName(MOST.person)),
  emergency_contact_phone: Type.Optional(Mobile),
})
export type ApplicationInput = Static<typeof ApplicationInput>

/** POST /store/documents, multipart: the field that the picture belongs to. */
export const DocumentInput = Strict({ name: Word(DOCUMENT_FIELDS) })
export type DocumentInput = Static<typeof DocumentInput>

/** A document for the eyes of its owner or of a reviewer; `data` is its picture in base64. */
export const StoreDocument = Type.Object({
  id: Id,
  field: Word(DOCUMENT_FIELDS),
  mime: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  data: Type.String(),
})
export type StoreDocument = Static<typeof StoreDocument>

/** GET /user/seller: the stores in whose back office the person works. */
export const SellerMemberships = Type.Array(
  Type.Object({
    store_id: Id,
    store_name: Type.String(),
    store_name_en: Type.String(),
    role: Word(['owner', 'staff']),
    store_verify: Word(STORE_VERIFICATIONS),
    store_status: Word(STORE_STATUSES),
  }),
)
export type SellerMemberships = Static<typeof SellerMemberships>

/** What a reviewer says to one field. */
export const FieldReason = Strict({ field: Word(APPLICATION_FIELDS), reason: Name(MOST.reason) })

/** A round of an application: what was submitted when, and the decision. */
export const ApplicationRound = Type.Object({
  round: Type.Integer(),
  submitted_at: Instant,
  decision: Nullable(Word(['passed', 'denied'])),
  reason: Type.String(),
  reasons: FieldReasons,
  decided_by: Type.String(),
  decided_at: Nullable(Type.String()),
  /** Fields that differ from the round before. */
  changed: Type.Array(Word(APPLICATION_FIELDS)),
})
export type ApplicationRound = Static<typeof ApplicationRound>

/** Applications that wait for a decision, the oldest first. */
export const ApplicationQueue = Type.Array(
  Type.Object({ id: Id, store_name: Type.String(), store_name_en: Type.String(), submitted_at: Instant }),
)
export type ApplicationQueue = Static<typeof ApplicationQueue>
