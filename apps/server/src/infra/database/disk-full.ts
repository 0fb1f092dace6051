import { errorCode } from '../embedded/embedded-error.ts'
import { sqlState } from './sql-state.ts'

const DISK_FULL = '53100'

/** Whether a disk had no room: that of the database, or that of the files. */
export const isDiskFull = (error: unknown): boolean =>
  sqlState(error) === DISK_FULL || errorCode(error) === 'ENOSPC' || errorCode(error) === 'EDQUOT'
