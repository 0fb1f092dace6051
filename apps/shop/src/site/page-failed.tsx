import { useText } from '@shiji/i18n/react.ts'
import { LoadFailed } from './load-failed.tsx'
import { PageTitle } from './page-title.tsx'

export interface PageFailedProps {
  /** What the call came back with. */
  readonly failure: unknown
  readonly onRetry: () => void
}

/** Stands where a whole page would, when what it shows could not be loaded. */
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
