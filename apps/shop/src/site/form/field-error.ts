import { hasText, sayWith, useTranslation } from '@shiji/i18n/react.ts'

interface Problem {
  readonly message?: string | undefined
}

/** Error text of a form field: a key of the rules is translated, a server message is shown unchanged. */
export function useFieldError(): (problem: Problem | undefined) => string | undefined {
  const { i18n } = useTranslation('error')
  return problem => {
    const message = problem?.message
    if (message === undefined || message === '') return undefined
    return hasText(i18n, message) ? sayWith(i18n)(message) : message
  }
}
