import { DrizzleQueryError } from 'drizzle-orm'

/** SQLSTATE of a failed statement, wherever the driver or the builder put it. */
export function sqlState(error: unknown): string | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return undefined
  return typeof cause.code === 'string' ? cause.code : undefined
}

export const UNIQUE_VIOLATION = '23505'
export const FOREIGN_KEY_VIOLATION = '23503'
export const CHECK_VIOLATION = '23514'

/** Serialisation failure and deadlock: the transaction may be run again as a whole. */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(sqlState(error) ?? '')

/** A lock or a statement that took too long, or a transaction that failed in every retry: nothing of it was kept. */
export const isBusy = (error: unknown): boolean => ['55P03', '57014', '40001', '40P01'].includes(sqlState(error) ?? '')

/** Name of the constraint that refused the statement. */
export function violatedConstraint(error: unknown): string | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (typeof cause !== 'object' || cause === null || !('constraint' in cause)) return undefined
  return typeof cause.constraint === 'string' ? cause.constraint : undefined
}
