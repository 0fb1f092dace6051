import { isFailure } from '@shiji/api/base/transport/failure.ts'
import { CODE } from '@shiji/contract/envelope.ts'

/**
 * Whether the server said that there is no such record, or none for this person (product §8). Every other failure may pass,
 * and is worth another try.
 */
export const isMissing = (error: unknown): boolean =>
  isFailure(error) && error.kind === 'business' && error.code === CODE.missing
