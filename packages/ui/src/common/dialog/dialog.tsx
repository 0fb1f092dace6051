import { onDemand } from '../lazy/on-demand.tsx'
import { WhenWanted } from '../lazy/when-wanted.tsx'
import type { DialogProps } from './dialog-props.ts'

const DialogView = onDemand(() => import('./dialog-view.tsx').then(module => module.DialogView))

export type { DialogProps } from './dialog-props.ts'

/** A dialog: traps the focus, returns it, and stays within the window. Its code loads when it first opens. */
export function Dialog(props: DialogProps) {
  return (
    <WhenWanted wanted={props.open}>
      <DialogView {...props} />
    </WhenWanted>
  )
}
