import { useText } from '@shiji/i18n/react.ts'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'

/** The page of a form of spec §2 that is not built yet; says so. */
export function PendingForm() {
  const say = useText()
  return <EmptyState title={say('common.page_pending_title')} hint={say('common.page_pending_hint')} />
}
