/** Why the embedded database cannot serve; each has one clear line for the operator. */
export type EmbeddedProblem =
  | 'no_engine'
  | 'folder_unusable'
  | 'folder_unreachable'
  | 'disk_full'
  | 'in_use'
  | 'wrong_version'
  | 'wrong_locale'
  | 'start_failed'

/** Refusal of the launcher: `message` is one line that says what is wrong and what to do about it. */
export class EmbeddedError extends Error {
  readonly problem: EmbeddedProblem

  constructor(problem: EmbeddedProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'EmbeddedError'
    this.problem = problem
  }
}

/** The code of a system error (`ENOENT`) or of a database error (`57P03`), if the value carries one. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
