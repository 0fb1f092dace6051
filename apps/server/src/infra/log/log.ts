import { type DestinationStream, type Logger, pino } from 'pino'
import { hideSecrets } from './hide.ts'

export type Log = Logger

/** Structured log without secrets: every logged value passes `hideSecrets`; request headers are never logged. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    formatters: { log: (line: object) => Object(hideSecrets(line)) },
    // The library's own serializer would treat the facts as an error and drop their type and cause.
    serializers: { err: (facts: unknown) => facts },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}
