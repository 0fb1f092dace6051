import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useController, useFormState } from 'react-hook-form'
import { Field } from '../../common/field/field.tsx'
import { FieldValue } from '../form-field/field-value.tsx'
import { FormControl, isGroup } from '../form-field/form-control.tsx'
import type { ControlProps, FormField } from '../form-field/form-field.ts'
import { useFormParts } from './engine/form-context.ts'
import { messageAt } from './engine/message-at.ts'
import { useShown } from './engine/shown-fields.ts'
import { spanStyle } from './form-grid.tsx'

export interface FormCellProps {
  readonly field: FormField
  /** Replaces the control of the field's type. */
  readonly draw?: ((props: Omit<ControlProps, 'field'>) => ReactNode) | undefined
}

/** One field in the grid of a form: its control, or its value in the same position. */
export function FormCell({ field, draw }: FormCellProps) {
  const { control, shown, labelWidth, readOnly } = useFormParts()
  const { errors } = useFormState({ control, name: field.name })
  const place = useShown(shown, field)
  const message = messageAt(errors, field.name)
  return (
    <chakra.div ref={place} data-field={field.name} data-wrong={message !== undefined} css={spanStyle(field)}>
      <Field
        label={field.label}
        hint={readOnly ? undefined : field.hint}
        error={message}
        required={!readOnly && (field.required ?? false)}
        disabled={field.disabled ?? false}
        layout="row"
        labelWidth={labelWidth}
        group={readOnly || isGroup(field)}
      >
        <CellContent field={field} draw={draw} />
      </Field>
    </chakra.div>
  )
}

function CellContent({ field, draw }: FormCellProps) {
  const { control, readOnly, onProblem } = useFormParts()
  const { value, onChange, onBlur } = useController({ control, name: field.name }).field
  if (readOnly) return <FieldValue field={field} value={value} />
  const props = { value, onChange, onBlur, onProblem: (problem?: string) => onProblem(field.name, problem) }
  return draw === undefined ? <FormControl field={field} {...props} /> : draw(props)
}
