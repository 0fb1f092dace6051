import type { TableExport } from '@shiji/contract/platform/table-export.ts'

/** Polling interval while any export is running, in ms. */
export const ASK_EVERY = 3000

/** Whether an export is still running. */
export const isUnderWay = (state: TableExport['state']): boolean => state === 'waiting' || state === 'running'
