import { defineErrors } from '../error-entry.ts'

export const orderErrors = defineErrors({
  'order.price_changed': { code: 409, key: 'error.price_changed' },
  'order.state_changed': { code: 409, key: 'error.state_changed' },
  'order.address_missing': { code: 400, key: 'error.address_missing' },
  'order.own_store': { code: 400, key: 'error.own_store' },
  'order.repeated': { code: 409, key: 'error.repeated_order' },
  'order.freight_area': { code: 409, key: 'error.freight_area' },
  'order.express_unknown': { code: 400, key: 'error.express_unknown' },
})
