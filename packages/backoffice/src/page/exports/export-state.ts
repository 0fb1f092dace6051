import type { TableExport } from '@shiji/contract/platform/table-export.ts'

/** How often the server is asked how far exports are, while any is under way, in ms. */
export const ASK_EVERY = 3000

/** Whether an export has yet to end. */
export const isUnderWay = (state: TableExport['state']): boolean => state === 'waiting' || state === 'running'
