import { DrizzleQueryError } from 'drizzle-orm'
import { sourceStack } from './source-stack.ts'

const LONGEST_STATEMENT = 500

/** What the log may tell of an error. */
export interface ErrorFacts {
  readonly type: string
  readonly message: string
  readonly stack?: string
  /** SQLSTATE, or the code of the system. */
  readonly code?: string
  readonly constraint?: string
  /** The failed statement with its placeholders. */
  readonly statement?: string
}

/**
 * An error as the log shows it. The database's errors carry the values of the statement and of the row they fell over (phones,
 * hashes, addresses): those stay out, the statement itself and what refused it are kept.
 */
export function errorFacts(error: Error): ErrorFacts {
  const cause = error instanceof DrizzleQueryError && error.cause instanceof Error ? error.cause : error
  return {
    type: cause.constructor.name,
    message: cause.message,
    ...textOf(cause, 'code'),
    ...textOf(cause, 'constraint'),
    ...(error instanceof DrizzleQueryError ? { statement: error.query.trim().slice(0, LONGEST_STATEMENT) } : {}),
    stack: sourceStack(`${cause.message}\n${frames(cause)}\n${cause === error ? '' : frames(error)}`.trim()),
  }
}

/** One line about any thrown value, without the values of a statement: what a failed job or event keeps. */
export function errorLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { type, message } = errorFacts(error)
  return `${type}: ${message}`
}

const frames = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .join('\n')

function textOf(error: Error, name: 'code' | 'constraint'): Readonly<Record<string, string>> {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? { [name]: value } : {}
}
