/** Pictures of documents in an application for a store; they are kept encrypted. */
export const DOCUMENT_FIELDS = ['business_license', 'id_card_t', 'id_card_b'] as const
export type DocumentField = (typeof DOCUMENT_FIELDS)[number]

/** Fields of an application by the sections of its form; all must be filled before it is submitted. */
export const APPLICATION_SECTIONS = {
  store: ['store_logo', 'store_name', 'class_id'],
  company: ['store_company_name', 'area', 'store_address', 'business_license_no', 'business_license'],
  identity: ['legal_person', 'store_phone', 'id_card_no', 'id_card_t', 'id_card_b'],
  contact: ['emergency_contact', 'emergency_contact_phone'],
} as const
export type ApplicationSection = keyof typeof APPLICATION_SECTIONS
export type ApplicationField = (typeof APPLICATION_SECTIONS)[ApplicationSection][number]

/** Every field of an application, in the order of its form. */
export const APPLICATION_FIELDS: readonly ApplicationField[] = Object.values(APPLICATION_SECTIONS).flat()

/** Longest texts of an application, and the most classes that it may ask for. */
export const APPLICATION_LIMITS = { name: 30, company: 60, address: 50, person: 30, classes: 50, reason: 200 } as const
