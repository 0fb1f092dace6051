import { APPLICATION_FIELDS } from '@shiji/contract/store/application.fields.ts'
import type { StoreApplication } from '@shiji/contract/store/application.ts'

/** An application that was just begun, with changes. */
export const anApplication = (part: Partial<StoreApplication> = {}): StoreApplication => ({
  id: 5,
  store_verify: 'fill_information',
  store_refuse_info: '',
  reasons: {},
  store_name: '',
  store_logo: '',
  class_id: [],
  classes: [],
  store_company_name: '',
  area: [],
  store_address: '',
  business_license_no: '',
  business_license: null,
  legal_person: '',
  store_phone: '',
  id_card_no: '',
  id_card_t: null,
  id_card_b: null,
  emergency_contact: '',
  emergency_contact_phone: '',
  missing: [...APPLICATION_FIELDS],
  submitted_at: null,
  actions: ['submit'],
  ...part,
})
