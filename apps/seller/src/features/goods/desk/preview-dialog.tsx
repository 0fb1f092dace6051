import type { FormField } from '@shiji/ui/backoffice/form-field/form-field.ts'
import type { FormValues } from '@shiji/ui/backoffice/form-value/form-values.ts'
import { onDemand } from '@shiji/ui/common/lazy/on-demand.tsx'
import { WhenWanted } from '@shiji/ui/common/lazy/when-wanted.tsx'
import type { ReactNode } from 'react'

// Forms are needed only on the first click.
const PreviewDialogView = onDemand(() => import('./preview-dialog-view.tsx').then(module => module.PreviewDialogView))

export interface PreviewDialogProps<P> {
  readonly open: boolean
  readonly title: string
  /** What is changed. */
  readonly children: ReactNode
  readonly fields: readonly FormField[]
  readonly initial: FormValues
  /** Asks the server what would change; rejects with the failure of the API. */
  readonly ask: (values: FormValues) => Promise<P>
  readonly show: (preview: P) => ReactNode
  /** Whether what is shown can be saved. */
  readonly isPossible: (preview: P) => boolean
  /** Saves what was shown; rejects with the failure of the API. */
  readonly save: (values: FormValues, preview: P) => Promise<unknown>
  /** Called with whether it was saved. */
  readonly onClose: (saved: boolean) => void
}

/** A dialog with two steps: what to change, then what that does to each record; input stays on the way back. */
export const PreviewDialog = <P,>(props: PreviewDialogProps<P>) => (
  <WhenWanted wanted={props.open}>
    <PreviewDialogView {...(props as PreviewDialogProps<unknown>)} />
  </WhenWanted>
)
