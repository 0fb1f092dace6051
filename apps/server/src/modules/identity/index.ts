/** Door of identity: what other modules and `app.ts` may use. Tables are for joins in queries only. */

export { hasUser, hasUsers, isTaken as hasAccount, phoneOf } from './data/account.queries.ts'
export { addresses, admins, users } from './data/account.table.ts'
export { isPayPasswordLost } from './data/pay-password.repo.ts'
export { maskPhone } from './domain/mask.ts'
export type * from './ports.ts'
export { authenticate } from './use-cases/authenticate.ts'
export { checkPayPassword, sealPayDigits } from './use-cases/check-pay-password.ts'
export { ensureFirstAdmin, type FirstAdmin } from './use-cases/ensure-first-admin.ts'
export { hashPassword } from './use-cases/hash-password.ts'
export { openSession } from './use-cases/open-session.ts'
export { joinStore } from './use-cases/store-membership.ts'
