import { AppError } from '../infra/app-error.ts'
import type { Ctx } from '../infra/context.ts'
import { isConnectionLost, TransactionCut } from '../infra/database/connection-lost.ts'
import { isDiskFull } from '../infra/database/disk-full.ts'
import { isBusy } from '../infra/database/sql-state.ts'

const RETRY_AFTER_SECONDS = 2
const DISK_RETRY_AFTER_SECONDS = 60

/** How far a call had got when it failed. */
export type Stage = 'before work' | 'reading' | 'writing'

/**
 * What a lost or busy database or a full disk means to the caller; undefined for any other error. The message says "not
 * carried out" only where that is certain: a write that was cut outside of a transaction, during its commit, or after
 * an earlier commit of the same call is reported as uncertain.
 */
export function outageOf(error: unknown, stage: Stage, { commits }: Pick<Ctx, 'commits'>): AppError | undefined {
  if (isDiskFull(error)) return new AppError('disk.full', {}, { retry_after: DISK_RETRY_AFTER_SECONDS })
  if (isBusy(error)) return new AppError('request.busy', {}, { retry_after: RETRY_AFTER_SECONDS })
  if (!isConnectionLost(error)) return undefined
  const isUndone = error instanceof TransactionCut ? error.outcome === 'undone' : stage !== 'writing'
  const isCertain = isUndone && (stage !== 'writing' || commits.count === 0)
  return new AppError(isCertain ? 'database.away' : 'database.unsure', {}, { retry_after: RETRY_AFTER_SECONDS })
}
