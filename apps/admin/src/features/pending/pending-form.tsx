import { useText } from '@shiji/i18n/react.ts'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'

/** A form of spec §2 that has its address before it has its screen: it says so. */
export function PendingForm() {
  const say = useText()
  return <EmptyState title={say('common.page_pending_title')} hint={say('common.page_pending_hint')} />
}
