import { fieldMessages, isFailure } from '@shiji/api/base/transport/failure.ts'
import { useCallback } from 'react'
import type { FieldPath, FieldValues, UseFormSetError, UseFormSetFocus } from 'react-hook-form'
import { useReportLoss } from './lost-answer.ts'

/** The part of a form that shows mistakes. */
interface Marks<Values extends FieldValues> {
  readonly setError: UseFormSetError<Values>
  readonly setFocus: UseFormSetFocus<Values>
}

/** A field and its error. */
type Mistake<Values extends FieldValues> = readonly [field: FieldPath<Values>, message: string]

/** Shows the server's errors at their fields and focuses the first one. */
export function showMistakes<Values extends FieldValues>(
  { setError, setFocus }: Marks<Values>,
  mistakes: readonly Mistake<Values>[],
): void {
  for (const [field, message] of mistakes) setError(field, { message })
  const [first] = mistakes
  // Not before the submit is over: until then a field that loses the focus is validated again, and would lose its
  // error.
  if (first) requestAnimationFrame(() => setFocus(first[0]))
}

/**
 * Shows the server's errors at their fields. A refusal without fields (a wrong code, a phone that has an account) shows at the field mapped to it.
 */
export function useServerFields<Values extends FieldValues>(
  { setError, setFocus }: Marks<Values>,
  fields: readonly FieldPath<Values>[],
  otherwise: FieldPath<Values>,
): (error: unknown) => void {
  const reportLoss = useReportLoss()
  return useCallback(
    error => {
      reportLoss(error)
      if (!isFailure(error) || error.kind !== 'business') return
      const mistakes = Object.entries(fieldMessages(error)).map(
        ([name, message]): Mistake<Values> => [fields.find(field => field === name) ?? otherwise, message],
      )
      showMistakes({ setError, setFocus }, mistakes.length === 0 ? [[otherwise, error.msg]] : mistakes)
    },
    // The list of fields is part of the form's text.
    [setError, setFocus, fields, otherwise, reportLoss],
  )
}
