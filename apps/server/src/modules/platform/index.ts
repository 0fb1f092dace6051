/** Door of platform: what other modules and `app.ts` may use. Tables are for joins in queries only. */
export { jobList } from './data/job.queries.ts'
export { landingOf, type MenuArea, menuIdsOf, menuOf } from './data/menu.queries.ts'
export { areas, expresses } from './data/platform.table.ts'
export { readSetting } from './data/settings.queries.ts'
export type * from './ports.ts'
export { changeSettings } from './use-cases/change-settings.ts'
export { keepForeignAvatar } from './use-cases/keep-foreign-avatar.ts'
export { syncMenus } from './use-cases/sync-menus.ts'
