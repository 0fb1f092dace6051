import { useText } from '@shiji/i18n/react.ts'
import { onDemand } from '@shiji/ui/lazy/on-demand.tsx'
import { WhenWanted } from '@shiji/ui/lazy/when-wanted.tsx'
import { anythingUnsaved } from '@shiji/ui/unsaved/unsaved.ts'
import { useBlocker } from 'react-router'

const ConfirmDialog = onDemand(() =>
  import('@shiji/ui/confirm-dialog/confirm-dialog.tsx').then(module => module.ConfirmDialog),
)

/**
 * Asks before another page takes the place of one on which something typed would be lost (reference ux 44). The end of a
 * session is no such way: it starts over with new routes, which nothing here holds back.
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
