import { defineErrors } from '../error-entry.ts'

export const platformErrors = defineErrors({
  'request.invalid': { code: 422, key: 'error.invalid' },
  'request.unknown_filter': { code: 422, key: 'error.unknown_filter' },
  'request.too_deep': { code: 400, key: 'error.narrow_search' },
  'request.too_many': { code: 429, key: 'error.too_many' },
  'request.fault': { code: 500, key: 'error.fault' },
  'record.missing': { code: 404, key: 'error.record_missing' },
  'record.in_use': { code: 409, key: 'error.record_in_use' },
  'record.duplicate': { code: 409, key: 'error.record_duplicate' },
  'record.changed': { code: 409, key: 'error.record_changed' },
  'idempotency.reused': { code: 409, key: 'error.idempotency_reused' },
  'idempotency.required': { code: 400, key: 'error.idempotency_required' },
  'upload.type': { code: 400, key: 'error.upload_type' },
  'upload.size': { code: 400, key: 'error.upload_size' },
  'upload.broken': { code: 400, key: 'error.upload_broken' },
  'upload.missing': { code: 400, key: 'error.upload_missing' },
  'shop.closed': { code: 400, key: 'error.shop_closed' },
  'clock.fixed': { code: 400, key: 'error.clock_fixed' },
})
