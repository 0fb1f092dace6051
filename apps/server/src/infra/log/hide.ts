import { errorFacts } from './error-facts.ts'

/** Names whose values never appear in a log: credentials, and contact data of people. */
const SECRET =
  /pass(word|wd)?(_?hash)?$|token|secret|authorization|cookie|phone|mobile|(^|_)tel$|receive_?tel|id_?card|challenge/i
/** Bodies may hold an SMS code; elsewhere `code` is a business code or an SQLSTATE and must stay readable. */
const CODE_OF = /^(body|input|fields|payload)$/
const HIDDEN = '[hidden]'
const DEEPEST = 8

/** The value as a log line may show it: secrets hidden by name at any depth, errors as facts without values of rows. */
export function hideSecrets(value: unknown, within = '', depth = 0): unknown {
  if (value instanceof Error) return errorFacts(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth >= DEEPEST) return HIDDEN
  if (Array.isArray(value)) return value.map(item => hideSecrets(item, within, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      isSecret(name, within) && part !== undefined ? HIDDEN : hideSecrets(part, name, depth + 1),
    ]),
  )
}

const isSecret = (name: string, within: string): boolean =>
  SECRET.test(name) || (name === 'code' && CODE_OF.test(within))
