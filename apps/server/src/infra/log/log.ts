import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

const SECRETS = [
  'password',
  'pay_password',
  'current_password',
  'token',
  'code',
  'authorization',
  'secret',
  'access_token',
]

/** Structured log without secrets: request headers and known secret fields never reach it. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const paths = SECRETS.flatMap(name => [name, `*.${name}`, `*.*.${name}`, `req.headers.${name}`])
  const options = { level, redact: { paths, censor: '[hidden]' }, base: null }
  return destination === undefined ? pino(options) : pino(options, destination)
}
