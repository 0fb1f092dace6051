import { useText } from '@shiji/i18n/react.ts'
import { onDemand } from '@shiji/ui/common/lazy/on-demand.tsx'
import { WhenWanted } from '@shiji/ui/common/lazy/when-wanted.tsx'
import { anythingUnsaved } from '@shiji/ui/common/unsaved/unsaved.ts'
import { useBlocker } from 'react-router'

const ConfirmDialog = onDemand(() =>
  import('@shiji/ui/common/confirm-dialog/confirm-dialog.tsx').then(module => module.ConfirmDialog),
)

/**
 * Asks before leaving a page with unsaved input (reference ux 44). The end of a session is not blocked: it starts over
 * with new routes.
 */
export function UnsavedGuard() {
  const say = useText()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => anythingUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  )
  const blocked = blocker.state === 'blocked'
  return (
    <WhenWanted wanted={blocked}>
      <ConfirmDialog
        open={blocked}
        title={say('common.leave_unsaved_title')}
        text={say('common.leave_unsaved')}
        confirmLabel={say('common.leave')}
        onConfirm={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      />
    </WhenWanted>
  )
}
