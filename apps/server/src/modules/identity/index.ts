/** Door of identity: what other modules and `app.ts` may use. Tables are for joins in queries only. */
export { addresses, admins, storeMembers, users } from './data/account.table.ts'
export { authenticate } from './use-cases/authenticate.ts'
export { openSession } from './use-cases/open-session.ts'
