import { fieldMessages, isFailure } from '@shiji/api/base/transport/failure.ts'
import type { SayText } from '@shiji/i18n/react.ts'
import type { SubmitRefusal } from '@shiji/ui/backoffice/form/form-renderer.tsx'

/**
 * Errors of a failed call for the form that sent it: messages of fields, and a message for the whole form only if none
 * was shown yet, which is the case if there was no answer (spec §8). Rethrows an error that is not a failure of the
 * API.
 */
export function refusalOf(failure: unknown, say: SayText): SubmitRefusal {
  if (!isFailure(failure)) throw failure
  return {
    fields: fieldMessages(failure),
    ...(isCut(failure) ? { message: say('backoffice.no_answer') } : {}),
  }
}

/** Whether there was no answer, which the API only logs (spec §8). */
export const isCut = (failure: unknown): boolean => isFailure(failure) && failure.kind === 'network'

/** Whether a message for the failure was already shown: the API shows refusals of the server (spec §8). */
export const isReported = (failure: unknown): boolean => isFailure(failure) && !isCut(failure)
