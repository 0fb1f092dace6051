import { isFailure } from '@shiji/api/base/transport/failure.ts'
import { CODE } from '@shiji/contract/envelope.ts'

/**
 * Whether the server answered that there is no such record, or none for this person (product §8). Every other failure
 * may be temporary and can be retried.
 */
export const isMissing = (error: unknown): boolean =>
  isFailure(error) && error.kind === 'business' && error.code === CODE.missing
