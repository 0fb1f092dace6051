/** Door of identity: what other modules and `app.ts` may use. Tables are for joins in queries only. */
export { addresses, admins, storeMembers, users } from './data/account.table.ts'
export { type Balance, balancePort, type SmsPurpose, smsCodesPort, storeNamesPort } from './ports.ts'
export { authenticate } from './use-cases/authenticate.ts'
export { checkPayPassword } from './use-cases/check-pay-password.ts'
export { openSession } from './use-cases/open-session.ts'
export { joinStore, leaveStore } from './use-cases/store-membership.ts'
