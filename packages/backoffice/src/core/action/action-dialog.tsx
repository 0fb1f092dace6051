import type { FormField } from '@shiji/ui/backoffice/form-field/form-field.ts'
import type { FormValues } from '@shiji/ui/backoffice/form-value/form-values.ts'
import { onDemand } from '@shiji/ui/common/lazy/on-demand.tsx'
import { WhenWanted } from '@shiji/ui/common/lazy/when-wanted.tsx'
import type { ReactNode } from 'react'
import type * as yup from 'yup'
import type { AnyObjectSchema } from 'yup'

// Forms and their rules are as large as the list behind the dialog, and are needed only on the first click.
const ActionDialogView = onDemand(() => import('./action-dialog-view.tsx').then(module => module.ActionDialogView))

export interface ActionDialogProps {
  /** Whether it is open. */
  readonly open: boolean
  /** Title: names the action. */
  readonly title: string
  /** What the action does, or its subject. */
  readonly children?: ReactNode
  readonly fields: readonly FormField[]
  /** Initial values. */
  readonly initial?: FormValues
  /** Rules by field name, or a function that creates them on first use. */
  readonly schema?: AnyObjectSchema | ((rules: typeof yup) => AnyObjectSchema)
  /** Label of the submit button. @default Save */
  readonly submitLabel?: string
  /** Runs the action; rejects with the failure of the API. With `'told'` the person was told the outcome already. */
  readonly onSubmit: (values: FormValues) => Promise<unknown>
  /** Called on cancel and on success. */
  readonly onClose: () => void
}

/** A dialog for one action with a reason, an amount or a choice. A failed answer keeps the dialog and its input (spec §8). */
export const ActionDialog = (props: ActionDialogProps) => (
  <WhenWanted wanted={props.open}>
    <ActionDialogView {...props} />
  </WhenWanted>
)
