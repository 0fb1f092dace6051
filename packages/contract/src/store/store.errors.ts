import { defineErrors } from '../error-entry.ts'

export const storeErrors = defineErrors({
  'store.closed': { code: 409, key: 'error.store_closed' },
  'store.state_changed': { code: 409, key: 'error.state_changed' },
  'freight.no_default': { code: 409, key: 'error.freight_no_default' },
  'freight.area_overlap': { code: 400, key: 'error.freight_area_overlap' },
})
