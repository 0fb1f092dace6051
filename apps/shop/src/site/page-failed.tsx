import { useText } from '@shiji/i18n/react.ts'
import { ErrorState } from '@shiji/ui/state-view/states.tsx'
import { PageTitle } from './page-title.tsx'

export interface PageFailedProps {
  readonly onRetry: () => void
}

/** Stands where a whole page would, when what it shows could not be loaded. */
export function PageFailed({ onRetry }: PageFailedProps) {
  const say = useText('common')
  return <ErrorState extent="page" title={<PageTitle>{say('common.load_failed')}</PageTitle>} onRetry={onRetry} />
}
