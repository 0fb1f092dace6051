import { useText } from '@shiji/i18n/react.ts'
import { LoadFailed } from './load-failed.tsx'
import { PageTitle } from './page-title.tsx'

export interface PageFailedProps {
  /** Failure of the call. */
  readonly failure: unknown
  readonly onRetry: () => void
}

/** Shown instead of a whole page that could not be loaded. */
export function PageFailed({ failure, onRetry }: PageFailedProps) {
  const say = useText('common')
  return (
    <LoadFailed
      extent="page"
      title={<PageTitle>{say('common.load_failed')}</PageTitle>}
      failure={failure}
      onRetry={onRetry}
    />
  )
}
