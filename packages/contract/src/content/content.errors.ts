import { defineErrors } from '../error-entry.ts'

export const contentErrors = defineErrors({
  'article_menu.depth': { code: 400, key: 'refusal.article_menu_depth' },
  'agreement.needed': { code: 409, key: 'refusal.agreement_needed' },
})
