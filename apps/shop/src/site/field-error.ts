import { hasText, sayWith, useTranslation } from '@shiji/i18n/react.ts'

interface Problem {
  readonly message?: string | undefined
}

/** Says the mistake of a form's field: a key of the rules in the reader's language, a message of the server as it came. */
export function useFieldError(): (problem: Problem | undefined) => string | undefined {
  const { i18n } = useTranslation('error')
  return problem => {
    const message = problem?.message
    if (message === undefined || message === '') return undefined
    return hasText(i18n, message) ? sayWith(i18n)(message) : message
  }
}
