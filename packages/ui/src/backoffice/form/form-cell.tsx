import { chakra } from '@chakra-ui/react/styled-system'
import { type Control, Controller } from 'react-hook-form'
import { Field } from '../../common/field/field.tsx'
import type { FormValues } from '../form-value/form-values.ts'
import { FieldValue } from './field-value.tsx'
import { FormControl, isGroup } from './form-control.tsx'
import type { FormField } from './form-field.ts'
import { spanStyle } from './form-grid.tsx'

export interface FormCellProps {
  readonly field: FormField
  readonly control: Control<FormValues, unknown, FormValues>
  /** What is wrong with the value. */
  readonly message: string | undefined
  readonly labelWidth: string
  readonly readOnly: boolean
  readonly onProblem: (message: string | undefined) => void
}

/** One field in the grid of a form: its control, or its value to read in the same place. */
export function FormCell({ field, control, message, labelWidth, readOnly, onProblem }: FormCellProps) {
  return (
    <chakra.div data-field={field.name} data-wrong={message !== undefined} css={spanStyle(field)}>
      <Field
        label={field.label}
        hint={readOnly ? undefined : field.hint}
        error={message}
        required={!readOnly && (field.required ?? false)}
        disabled={field.disabled ?? false}
        layout="row"
        labelWidth={labelWidth}
        group={readOnly || isGroup(field.type)}
      >
        <Controller
          control={control}
          name={field.name}
          render={({ field: bound }) =>
            readOnly ? (
              <FieldValue field={field} value={bound.value} />
            ) : (
              <FormControl
                field={field}
                value={bound.value}
                onChange={bound.onChange}
                onBlur={bound.onBlur}
                onProblem={onProblem}
              />
            )
          }
        />
      </Field>
    </chakra.div>
  )
}
