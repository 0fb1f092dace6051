/** Door of identity: what other modules and `app.ts` may use. Tables are for joins in queries only. */

export {
  hasUser,
  hasUsers,
  isTaken as hasAccount,
  membershipsOf,
  nicknamesOf,
  peopleNamed,
  phoneOf,
} from './data/accounts/account.queries.ts'
export { addresses, admins, users } from './data/accounts/account.table.ts'
export { usualArea } from './data/accounts/address.queries.ts'
export { type BuyerAddress, lockBuyer } from './data/accounts/buyer.repo.ts'
export { isPayPasswordLost } from './data/accounts/pay-password.repo.ts'
export { holdUser } from './data/accounts/user.repo.ts'
export { maskPhone } from './domain/mask.ts'
export type * from './ports.ts'
export { checkPayPassword, sealPayDigits } from './use-cases/accounts/check-pay-password.ts'
export { ensureFirstAdmin, type FirstAdmin } from './use-cases/accounts/ensure-first-admin.ts'
export { hashPassword } from './use-cases/accounts/hash-password.ts'
export { authenticate } from './use-cases/sessions/authenticate.ts'
export { openSession } from './use-cases/sessions/open-session.ts'
export { joinStore } from './use-cases/staff/store-membership.ts'
