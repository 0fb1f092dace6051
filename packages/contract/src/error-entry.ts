import type { Code } from './envelope.ts'

/** One refusal: body code and the i18n key of its message in packages/i18n: `refusal.<rest>`, or `error.<rest>` if a page also uses the text. */
export interface ErrorEntry {
  readonly code: Code
  readonly key: string
}

/** Declares a module's errors; keys are checked against the messages by the text check. */
export const defineErrors = <const T extends Record<string, ErrorEntry>>(entries: T): T => entries
