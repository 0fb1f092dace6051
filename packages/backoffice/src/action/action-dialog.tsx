import type { FormField, FormValues } from '@shiji/ui/form/form-field.ts'
import { onDemand } from '@shiji/ui/lazy/on-demand.tsx'
import { WhenWanted } from '@shiji/ui/lazy/when-wanted.tsx'
import type { ReactNode } from 'react'
import type * as yup from 'yup'
import type { AnyObjectSchema } from 'yup'

// Forms and their rules weigh as much as the list that the dialog stands before, and are needed at the first press.
const ActionDialogView = onDemand(() => import('./action-dialog-view.tsx').then(module => module.ActionDialogView))

export interface ActionDialogProps {
  /** Whether it is there. */
  readonly open: boolean
  /** Names the act. */
  readonly title: string
  /** What the action does, or what it is done to. */
  readonly children?: ReactNode
  /** What it asks for. */
  readonly fields: readonly FormField[]
  /** Values to start from. */
  readonly initial?: FormValues
  /** Rules of the fields, by their names, or what makes them once they are needed. */
  readonly schema?: AnyObjectSchema | ((rules: typeof yup) => AnyObjectSchema)
  /** Words of the button that does it. @default Save */
  readonly submitLabel?: string
  /** Does it; rejects with the failure of the API. */
  readonly onSubmit: (values: FormValues) => Promise<unknown>
  /** It is left, or done. */
  readonly onClose: () => void
}

/** A dialog around one act with a reason, an amount or a choice. A failed answer closes nothing and loses nothing (spec §8). */
export const ActionDialog = (props: ActionDialogProps) => (
  <WhenWanted wanted={props.open}>
    <ActionDialogView {...props} />
  </WhenWanted>
)
