import { DrizzleQueryError } from 'drizzle-orm'

/** Class 08, the ends that an administrator or a limit brings, a server that starts, stops or has no connection left. */
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
/** The driver's own words, which carry no code. */
const WORDS = /^Connection terminated|is not queryable$|^timeout exceeded when trying to connect$/

/**
 * A transaction whose connection was cut. `outcome` says what became of it: `undone` when its commit was never sent; `unknown` when
 * the commit was sent and the answer was lost, so that it may stand or not and must not be repeated blindly.
 */
export class TransactionCut extends Error {
  readonly outcome: 'undone' | 'unknown'

  constructor(outcome: 'undone' | 'unknown', cause: unknown) {
    super(`the connection was cut ${outcome === 'undone' ? 'before' : 'during'} the commit`, { cause })
    this.outcome = outcome
  }
}

/** Whether the connection to the database is gone, or none could be had. */
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
  // Node joins the failures of several addresses of one host.
  return error instanceof AggregateError ? error.errors[0] : error
}

function textOf(error: Error, name: string): string {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : ''
}
