import { ConfigError } from '../config/config.ts'
import { DatabaseUnfit } from '../database/migrate.ts'
import { sqlState } from '../database/sql-state.ts'
import { EmbeddedError, errorCode } from '../embedded/embedded-error.ts'
import { OtherFilesFolder } from '../files/one-folder.ts'

const DATABASE_LINES: Readonly<Record<string, string>> = {
  '28P01': 'The database refuses the user or password of DATABASE_URL.',
  '28000': 'The database refuses the user of DATABASE_URL.',
  '3D000': 'The database that DATABASE_URL names does not exist: create it first.',
  '42501': 'The user of DATABASE_URL may not create tables in that database.',
  '53100': 'The disk of the database is full: free some space and start again.',
  '53300': 'The database has no connection left: raise its limit or lower DATABASE_POOL.',
  '57P03': 'The database is starting up or shutting down: try again in a moment.',
}

const NETWORK = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNRESET',
])

/** One line for the person who started the server; undefined for a bug, which needs its stack trace. */
export function failureLine(error: unknown, port: number): string | undefined {
  if ([ConfigError, EmbeddedError, DatabaseUnfit, OtherFilesFolder].some(kind => error instanceof kind)) {
    return error instanceof Error ? error.message : undefined
  }
  const code = sqlState(error) ?? errorCode(firstOf(error)) ?? ''
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program: choose another with PORT.`
  if (code === 'EACCES' && isCall(error, 'listen'))
    return `Port ${port} may not be opened by this user: choose another with PORT.`
  if (code === 'EADDRNOTAVAIL') return 'This machine does not have the address that HOST names.'
  if (code === 'ENOSPC') return 'The disk is full: free some space or choose another folder with DATA_DIR.'
  if (NETWORK.has(code) || (code === 'ENOENT' && isCall(error, 'connect')))
    return `The database of DATABASE_URL cannot be reached (${code}).`
  return DATABASE_LINES[code]
}

/** Node combines the failures of several addresses of one host. */
const firstOf = (error: unknown): unknown => (error instanceof AggregateError ? error.errors[0] : error)

const isCall = (error: unknown, syscall: string): boolean =>
  typeof error === 'object' && error !== null && 'syscall' in error && error.syscall === syscall
