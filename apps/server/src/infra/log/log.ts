import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

const SECRETS = [
  'password',
  'pay_password',
  'current_password',
  'token',
  're_password',
  'current_pay_password',
  'authorization',
  'secret',
  'access_token',
]

/** Bodies may hold the code of an SMS; an error's `code` is its SQLSTATE and must stay readable. */
const OF_BODIES = ['body.code', 'input.code', '*.body.code', '*.input.code']

/** Structured log without secrets: request headers and known secret fields never reach it. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const everywhere = SECRETS.flatMap(name => [name, `*.${name}`, `*.*.${name}`, `req.headers.${name}`])
  const paths = [...everywhere, ...OF_BODIES]
  const options = { level, redact: { paths, censor: '[hidden]' }, base: null }
  return destination === undefined ? pino(options) : pino(options, destination)
}
