/** Door of content: what other modules and `app.ts` may use. */

export { agreements } from './data/content.table.ts'
export { hadReadingPage } from './data/content-address.queries.ts'
export { readingPage } from './data/help.queries.ts'
export { type HomeContent, homeContent } from './data/home-content.queries.ts'
