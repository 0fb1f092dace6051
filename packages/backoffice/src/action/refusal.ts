import { fieldMessages, isFailure } from '@shiji/api/base/failure.ts'
import type { SayText } from '@shiji/i18n/react.ts'
import type { SubmitRefusal } from '@shiji/ui/form/form-renderer.tsx'

/**
 * What a failed call says at the form that sent it: messages of fields, and the whole only where nothing has shown it yet,
 * which is a missing answer (spec §8). Throws on what is no failure of the API.
 */
export function refusalOf(failure: unknown, say: SayText): SubmitRefusal {
  if (!isFailure(failure)) throw failure
  return {
    fields: fieldMessages(failure),
    ...(isCut(failure) ? { message: say('backoffice.no_answer') } : {}),
  }
}

/** Whether no answer came at all, which the API only logs (spec §8). */
export const isCut = (failure: unknown): boolean => isFailure(failure) && failure.kind === 'network'

/** Whether the person has been told of a failure already: the API shows what the server refuses (spec §8). */
export const isTold = (failure: unknown): boolean => isFailure(failure) && !isCut(failure)
