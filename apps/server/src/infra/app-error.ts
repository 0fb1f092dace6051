import type { ErrorId } from '@shiji/contract/errors.ts'

/** Values put into the message of an error. */
export type ErrorParams = Readonly<Record<string, string | number>>

/**
 * A refusal of the catalogue. Any other thrown value is a bug: logged, shown as the generic message. `data` is sent to
 * the client: `{fields}` of a 422, the current facts of a 409.
 */
export class AppError extends Error {
  readonly id: ErrorId
  readonly params: ErrorParams
  readonly data: unknown

  constructor(id: ErrorId, params: ErrorParams = {}, data: unknown = null) {
    super(id)
    this.id = id
    this.params = params
    this.data = data
  }
}

/** A 422 that names the fields; `message` is an i18n key of `error.` resolved in the caller's language. */
export interface FieldProblem {
  readonly field: string
  readonly key: string
  readonly params?: ErrorParams
}

/** Refusal of input with a message per field. */
export class InvalidInput extends AppError {
  readonly problems: readonly FieldProblem[]

  constructor(problems: readonly FieldProblem[]) {
    super('request.invalid')
    this.problems = problems
  }
}
