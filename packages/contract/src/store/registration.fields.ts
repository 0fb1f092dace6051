/** Fields of a passed store that the platform reviews again when they change (product §3). */
export const REGISTRATION_FIELDS = [
  'store_company_name',
  'business_license_no',
  'business_license',
  'legal_person',
  'id_card_no',
  'id_card_t',
  'id_card_b',
  'class_id',
] as const
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number]
