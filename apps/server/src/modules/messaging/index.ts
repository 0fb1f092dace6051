/** Door of messaging: what other modules may use. */
export { notify } from './use-cases/notify.ts'
