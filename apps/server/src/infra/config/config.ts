import type { RootKey } from '../keys/key-ring.ts'
import { type TrustedProxies, type Variable, Wrong } from './variable.ts'
import { VARIABLES } from './variables.ts'

export type Mode = 'demo' | 'production' | 'test'

/** Settings of one server process, all from the environment; each is checked before anything starts. */
export interface Config {
  readonly mode: Mode
  readonly host: string
  readonly port: number
  /** Absent: the embedded database in `dataDir` is used. */
  readonly databaseUrl: string | undefined
  /** How long a start waits for a database that is not available yet, seconds. */
  readonly databaseWaitSeconds: number
  readonly dataDir: string | undefined
  /** Adopt the files folder although the database knows another one. */
  readonly adoptFiles: boolean
  readonly poolSize: number
  readonly trustProxy: TrustedProxies
  readonly logLevel: string
  readonly adminPassword: string | undefined
  /** Secrets of `SHIJI_KEYS`, newest first; absent: those of the file in the data folder. */
  readonly keys: readonly [RootKey, ...RootKey[]] | undefined
  /** Origins other than the server's own that may call the API (SPAs deployed apart). */
  readonly origins: readonly string[]
  /** Origin of the shop's pages as people know it; absent: the host that they asked. */
  readonly shopOrigin: string | undefined
  /** Origin from which other sites and pages load files; absent: that of the shop. */
  readonly filesOrigin: string | undefined
  /** The account at the service that tracks parcels; absent: nothing is tracked. */
  readonly express: { readonly customer: string; readonly key: string; readonly url: string } | undefined
  readonly worker: boolean
  /** How long a process that is stopping still serves calls while it reports that it is not ready, seconds. */
  readonly drainSeconds: number
}

/** Invalid settings; the message has one line per mistake for the person who started the server. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads and checks the environment. Throws `ConfigError` with a line per mistake: variable, value, what is allowed, an example. */
export function readConfig(env: Environment): Config {
  const mistakes: string[] = []
  const read = <T>(variable: Variable<T>): T => {
    const text = env[variable.name] ?? ''
    const value = text === '' ? variable.otherwise : variable.read(text)
    if (!(value instanceof Wrong)) return value
    mistakes.push(lineOf(variable, text, value))
    return variable.otherwise
  }
  const config: Config = {
    mode: read(VARIABLES.mode),
    host: read(VARIABLES.host),
    port: read(VARIABLES.port),
    databaseUrl: read(VARIABLES.databaseUrl),
    databaseWaitSeconds: read(VARIABLES.databaseWaitSeconds),
    dataDir: read(VARIABLES.dataDir),
    adoptFiles: read(VARIABLES.adoptFiles),
    poolSize: read(VARIABLES.poolSize),
    trustProxy: read<TrustedProxies>(VARIABLES.trustProxy),
    logLevel: read<string>(VARIABLES.logLevel),
    adminPassword: read(VARIABLES.adminPassword),
    keys: read(VARIABLES.keys),
    origins: read<readonly string[]>(VARIABLES.origins),
    shopOrigin: read(VARIABLES.shopOrigin),
    filesOrigin: read(VARIABLES.filesOrigin),
    express: undefined,
    worker: read(VARIABLES.worker),
    drainSeconds: read(VARIABLES.drainSeconds),
  }
  const express = readExpress(read, mistakes)
  if (mistakes.length > 0) throw new ConfigError(mistakes.join('\n'))
  return { ...config, express }
}

/** Customer and key are given together or not at all. */
function readExpress(read: <T>(variable: Variable<T>) => T, mistakes: string[]): Config['express'] {
  const before = mistakes.length
  const customer = read(VARIABLES.expressCustomer)
  const key = read(VARIABLES.expressKey)
  const url = read<string>(VARIABLES.expressUrl)
  if (customer !== undefined && key !== undefined) return { customer, key, url }
  if ((customer === undefined) === (key === undefined) || mistakes.length > before) return undefined
  const [given, missing] =
    key === undefined
      ? [VARIABLES.expressCustomer, VARIABLES.expressKey]
      : [VARIABLES.expressKey, VARIABLES.expressCustomer]
  mistakes.push(`${missing.name} is missing: ${given.name} needs it, for example ${missing.name}=${missing.example}`)
  return undefined
}

function lineOf<T>({ name, example, isSecret = false }: Variable<T>, text: string, { must }: Wrong): string {
  const found = isSecret ? `${name} must be` : `${name} is ${JSON.stringify(text)}; it must be`
  return `${found} ${must}, for example ${name}=${example}`
}
