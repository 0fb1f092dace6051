import { defineErrors } from '../error-entry.ts'

export const orderErrors = defineErrors({
  'order.price_changed': { code: 409, key: 'refusal.price_changed' },
  'order.state_changed': { code: 409, key: 'refusal.state_changed' },
  'order.address_missing': { code: 400, key: 'error.address_missing' },
  'order.own_store': { code: 400, key: 'refusal.own_store' },
  'order.repeated': { code: 409, key: 'refusal.repeated_order' },
  'order.freight_area': { code: 409, key: 'refusal.freight_area' },
  'comment.addition_late': { code: 409, key: 'refusal.addition_late' },
  'comment.reply_final': { code: 409, key: 'refusal.reply_final' },
  'comment.templates_full': { code: 400, key: 'refusal.templates_full' },
  'question.not_bought': { code: 400, key: 'refusal.question_not_bought' },
  'question.hidden': { code: 409, key: 'refusal.question_hidden' },
  'question.reply_final': { code: 409, key: 'refusal.reply_final' },
  'order.parcel_fixed': { code: 409, key: 'refusal.parcel_fixed' },
  'order.parcel_repeated': { code: 409, key: 'refusal.parcel_repeated' },
  'order.express_unknown': { code: 400, key: 'refusal.express_unknown' },
})
