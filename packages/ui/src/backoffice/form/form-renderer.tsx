import type { FormField } from '../form-field/form-field.ts'
import { Form, type FormProps } from './form.tsx'
import { FormFields } from './form-fields.tsx'
import { FormFrame, type FormFrameProps } from './form-frame.tsx'

export type { SubmitRefusal } from './engine/use-form-engine.ts'

export interface FormRendererProps
  extends Omit<FormProps, 'children'>,
    Pick<FormFrameProps, 'onCancel' | 'submitLabel'> {
  /** The fields, in order. */
  readonly fields: readonly FormField[]
}

/**
 * A form from a declaration of its fields (§5): labels of 90 px beside controls, two per row on wide screens (§9). More
 * than three errors are listed above. For groups, lists of entries or custom controls, compose `Form` from its parts.
 */
export function FormRenderer({ fields, onCancel, submitLabel, ...form }: FormRendererProps) {
  return (
    <Form {...form}>
      <FormFrame onCancel={onCancel} submitLabel={submitLabel}>
        <FormFields fields={fields} />
      </FormFrame>
    </Form>
  )
}
