/** Door of content: what other modules and `app.ts` may use. */
export { agreements } from './data/content.table.ts'
export { homeContent } from './data/home-content.queries.ts'
