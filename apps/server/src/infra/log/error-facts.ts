import { DrizzleQueryError } from 'drizzle-orm'
import { sourceStack } from './source-stack.ts'
import { withoutValues } from './without-values.ts'

/** Long enough for every hand-written statement; an import of thousands of rows is repetitive. */
const LONGEST_STATEMENT = 20_000
const LONGEST_LINE = 2_000
const DEEPEST_CAUSE = 4

/** What may be logged about an error. */
export interface ErrorFacts {
  readonly type: string
  readonly message: string
  readonly stack?: string
  /** SQLSTATE, or the system's error code. */
  readonly code?: string
  readonly constraint?: string
  readonly table?: string
  /** What the database added: values of rows are hidden, all lines are kept. */
  readonly detail?: string | undefined
  readonly hint?: string | undefined
  readonly where?: string | undefined
  /** The failed statement with its placeholders. */
  readonly statement?: string
  /** The error that caused this one. */
  readonly cause?: ErrorFacts
}

/**
 * An error as the log shows it. The database's errors carry the values of the statement and of the row that failed
 * (phones, hashes, addresses): those are left out; the statement itself and its messages are kept.
 */
export function errorFacts(error: Error, depth = 0): ErrorFacts {
  const own = error instanceof DrizzleQueryError && error.cause instanceof Error ? error.cause : error
  const code = textOf(own, 'code')
  const words = withoutValues(code.code ?? '', {
    message: messageOf(own),
    detail: textOf(own, 'detail').detail,
    hint: textOf(own, 'hint').hint,
    where: textOf(own, 'where').where,
  })
  return {
    type: own.constructor.name,
    ...words,
    ...code,
    ...textOf(own, 'constraint'),
    ...textOf(own, 'table'),
    ...(error instanceof DrizzleQueryError ? { statement: shortened(error.query.trim(), LONGEST_STATEMENT) } : {}),
    ...(own.cause instanceof Error && depth < DEEPEST_CAUSE ? { cause: errorFacts(own.cause, depth + 1) } : {}),
    stack: sourceStack(`${words.message}\n${frames(own)}\n${own === error ? '' : frames(error)}`.trim()),
  }
}

/** Any thrown value as text, without the values of a statement: what is stored for a failed job or event. */
export function errorLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { type, message, detail, hint } = errorFacts(error)
  return shortened([`${type}: ${message}`, detail, hint].filter(part => part !== undefined).join('\n'), LONGEST_LINE)
}

/** Node combines the failures of several addresses of one host and leaves the message empty. */
const messageOf = (error: Error): string =>
  error.message === '' && error instanceof AggregateError
    ? error.errors.map(each => (each instanceof Error ? each.message : String(each))).join('\n')
    : error.message

/** Marks that something was cut off. */
const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most)} … (${text.length - most} more characters)`

/** The stack below the message: a message of several lines may hold values that look like stack frames. */
function frames({ stack = '', message }: Error): string {
  const end = message === '' ? 0 : stack.indexOf(message) + message.length
  return stack
    .slice(end)
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .join('\n')
}

type Field = 'code' | 'constraint' | 'table' | 'detail' | 'hint' | 'where'

function textOf(error: Error, name: Field): Readonly<Partial<Record<Field, string>>> {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' && value !== '' ? { [name]: value } : {}
}
