import { failureWords } from '@shiji/api/base/transport/failure.ts'
import { useText } from '@shiji/i18n/react.ts'
import { ErrorState, type ErrorStateProps } from '@shiji/ui/common/state-view/states.tsx'
import { useOnline } from '../use-online.ts'

export interface LoadFailedProps
  extends Pick<ErrorStateProps, 'title' | 'extent' | 'onRetry' | 'retrying' | 'children'> {
  /** Failure of the call. */
  readonly failure: unknown
}

/** Shown instead of content that could not be loaded, with separate messages for offline, slow, refused and broken. */
export function LoadFailed({ failure, ...rest }: LoadFailedProps) {
  return <ErrorState hint={useFailureWords(failure)} {...rest} />
}

/** Why a call failed, in the language of the page; undefined if unknown. */
export function useFailureWords(failure: unknown): string | undefined {
  const say = useText('error')
  const words = failureWords(failure, useOnline())
  if (words === undefined) return undefined
  const text = typeof words === 'string' ? say(words) : words.msg
  return text === '' ? undefined : text
}
