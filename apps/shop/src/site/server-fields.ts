import { fieldMessages, isFailure } from '@shiji/api/base/failure.ts'
import { useCallback } from 'react'
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { useReportLoss } from './lost-answer.ts'

/**
 * Puts what the server refused at the fields that it concerns. A refusal without fields (a code that is wrong, a phone that
 * has an account) stands at the field that is named for it.
 */
export function useServerFields<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  fields: readonly FieldPath<Values>[],
  otherwise: FieldPath<Values>,
): (error: unknown) => void {
  const reportLoss = useReportLoss()
  return useCallback(
    error => {
      reportLoss(error)
      if (!isFailure(error) || error.kind !== 'business') return
      const messages = Object.entries(fieldMessages(error))
      for (const [name, message] of messages) {
        setError(fields.find(field => field === name) ?? otherwise, { message }, { shouldFocus: true })
      }
      if (messages.length === 0) setError(otherwise, { message: error.msg }, { shouldFocus: true })
    },
    // The list of fields is part of the form's text.
    [setError, fields, otherwise, reportLoss],
  )
}
