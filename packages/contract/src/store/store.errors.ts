import { defineErrors } from '../error-entry.ts'

export const storeErrors = defineErrors({
  'store.closed': { code: 409, key: 'refusal.store_closed' },
  'store.document_lost': { code: 409, key: 'refusal.document_lost' },
  'store.state_changed': { code: 409, key: 'refusal.state_changed' },
  'freight.no_default': { code: 409, key: 'refusal.freight_no_default' },
  'freight.area_overlap': { code: 400, key: 'refusal.freight_area_overlap' },
})
