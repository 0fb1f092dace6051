import { DrizzleQueryError } from 'drizzle-orm'

/**
 * Class 08, sessions ended by an administrator or a limit, and a server that is starting, stopping or out of
 * connections.
 */
const LOST_STATES = /^(08...|57P0[1-5]|25P0[34]|53300)$/
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
/** Messages of the driver, which come without a code. */
const WORDS = /^Connection terminated|is not queryable$|^timeout exceeded when trying to connect$/

/**
 * A transaction whose connection was cut. `outcome` is `undone` if its commit was never sent; `unknown` if the commit
 * was sent and the answer was lost: it may have been committed, and must not be repeated blindly.
 */
export class TransactionCut extends Error {
  readonly outcome: 'undone' | 'unknown'

  constructor(outcome: 'undone' | 'unknown', cause: unknown) {
    super(`the connection was cut ${outcome === 'undone' ? 'before' : 'during'} the commit`, { cause })
    this.outcome = outcome
  }
}

/** Whether the connection to the database was lost, or could not be opened. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof TransactionCut) return true
  const cause = causeOf(error)
  if (!(cause instanceof Error)) return false
  const code = textOf(cause, 'code')
  // A FATAL ends the session, whatever its code.
  if (LOST_STATES.test(code) || textOf(cause, 'severity') === 'FATAL') return true
  if (NETWORK.has(code)) return code !== 'ENOENT' || textOf(cause, 'syscall') === 'connect'
  return WORDS.test(cause.message)
}

function causeOf(error: unknown): unknown {
  if (error instanceof DrizzleQueryError) return causeOf(error.cause)
  // Node combines the failures of several addresses of one host.
  return error instanceof AggregateError ? error.errors[0] : error
}

function textOf(error: Error, name: string): string {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : ''
}
