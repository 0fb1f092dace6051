/** Door of platform: what other modules and `app.ts` may use. Tables are for joins in queries only. */

export { jobList } from './data/operations/job.queries.ts'
export { areas, expresses } from './data/platform.table.ts'
export { areasById, provincesAndCities } from './data/site/area.queries.ts'
export { isOffered } from './data/site/express.queries.ts'
export { landingOf, type MenuArea, menuIdsOf, menuOf } from './data/site/menu.queries.ts'
export { parcelRoute } from './data/site/route.queries.ts'
export { readSetting } from './data/site/settings.queries.ts'
export type * from './ports.ts'
export { changeSettings } from './use-cases/change-settings.ts'
export { keepForeignAvatar } from './use-cases/keep-foreign-avatar.ts'
export { syncMenus } from './use-cases/sync-menus.ts'
