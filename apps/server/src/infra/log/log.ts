import { type DestinationStream, type Logger, pino } from 'pino'
import { hideSecrets } from './hide.ts'

export type Log = Logger

/** Structured log without secrets: whatever is logged passes `hideSecrets`; request headers never reach it. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    formatters: { log: (line: object) => Object(hideSecrets(line)) },
    // The library's own would take the facts for an error and leave out their type and cause.
    serializers: { err: (facts: unknown) => facts },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}
