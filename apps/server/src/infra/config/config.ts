import { isAbsolute, resolve } from 'node:path'

export type Mode = 'demo' | 'production' | 'test'

/** Settings of one server process, all from the environment; each is checked before anything starts. */
export interface Config {
  readonly mode: Mode
  readonly host: string
  readonly port: number
  /** Absent: the embedded database in `dataDir` is used. */
  readonly databaseUrl: string | undefined
  readonly dataDir: string | undefined
  readonly poolSize: number
  readonly trustProxy: boolean | string
  readonly logLevel: string
  readonly adminPassword: string | undefined
  /** Origins other than the server's own that may call the API (SPAs deployed apart). */
  readonly origins: readonly string[]
  readonly worker: boolean
  /** How long a process that was told to stop still takes calls, saying that it is not ready, seconds. */
  readonly drainSeconds: number
}

/** A setting that cannot be used; the message is one line for the person who started the server. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads and checks the environment. Throws `ConfigError` naming the variable, its value and what is allowed. */
export function readConfig(env: Environment): Config {
  return {
    mode: mode(env.SHIJI_MODE),
    host: env.HOST ?? '0.0.0.0',
    port: integer('PORT', env.PORT, 3000, 0, 65_535),
    databaseUrl: databaseUrl(env.DATABASE_URL),
    dataDir: env.DATA_DIR === undefined || env.DATA_DIR === '' ? undefined : absolute(env.DATA_DIR),
    poolSize: integer('DATABASE_POOL', env.DATABASE_POOL, 10, 2, 200),
    trustProxy: env.TRUST_PROXY === undefined || env.TRUST_PROXY === '' ? false : env.TRUST_PROXY,
    logLevel: oneOf('LOG_LEVEL', env.LOG_LEVEL ?? 'info', [
      'silent',
      'fatal',
      'error',
      'warn',
      'info',
      'debug',
      'trace',
    ]),
    adminPassword: adminPassword(env.SHIJI_ADMIN_PASSWORD),
    origins: origins(env.SHIJI_ORIGINS),
    worker: oneOf('SHIJI_WORKER', env.SHIJI_WORKER ?? 'on', ['on', 'off']) === 'on',
    drainSeconds: integer('SHIJI_DRAIN_SECONDS', env.SHIJI_DRAIN_SECONDS, 0, 0, 15),
  }
}

function mode(value: string | undefined): Mode {
  if (value === undefined || value === '' || value === 'production') return 'production'
  if (value === 'demo' || value === 'test') return value
  throw new ConfigError(`SHIJI_MODE is "${value}"; it must be demo, production or test`)
}

function integer(name: string, value: string | undefined, fallback: number, low: number, high: number): number {
  if (value === undefined || value === '') return fallback
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
  if (number >= low && number <= high) return number
  throw new ConfigError(`${name} is "${value}"; it must be a whole number from ${low} to ${high}`)
}

function oneOf(name: string, value: string, allowed: readonly string[]): string {
  if (allowed.includes(value)) return value
  throw new ConfigError(`${name} is "${value}"; it must be one of ${allowed.join(', ')}`)
}

function databaseUrl(value: string | undefined): string | undefined {
  if (value === undefined || value === '') return undefined
  if (/^postgres(ql)?:\/\/\S+$/.test(value)) return value
  throw new ConfigError('DATABASE_URL must look like postgres://user:password@host:5432/database')
}

function adminPassword(value: string | undefined): string | undefined {
  if (value === undefined || value === '') return undefined
  if (value.length >= 8) return value
  throw new ConfigError('SHIJI_ADMIN_PASSWORD must have at least 8 characters')
}

function origins(value: string | undefined): readonly string[] {
  const list = (value ?? '')
    .split(',')
    .map(item => item.trim())
    .filter(item => item !== '')
  for (const item of list) {
    if (!/^https?:\/\/[^/\s]+$/.test(item))
      throw new ConfigError(`SHIJI_ORIGINS has "${item}"; each must be like https://shop.example`)
  }
  return list
}

const absolute = (path: string): string => (isAbsolute(path) ? path : resolve(path))
