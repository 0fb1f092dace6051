import '@shiji/ui/backoffice/field-types/register.ts'
import { chakra } from '@chakra-ui/react/styled-system'
import { FieldValue } from '@shiji/ui/backoffice/form-field/field-value.tsx'
import { FormControl, isGroup } from '@shiji/ui/backoffice/form-field/form-control.tsx'
import type { FormField } from '@shiji/ui/backoffice/form-field/form-field.ts'
import { Field } from '@shiji/ui/common/field/field.tsx'
import type { ReactNode } from 'react'
import { useGoodsParts } from '../goods-form-context.ts'

/** Fields in two columns where there is room, in one on a phone. */
export const FieldGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '6',
    rowGap: '4',
  },
})

export interface DraftCellProps {
  readonly field: FormField
  /** A control in place of the field's own. */
  readonly children?: ReactNode
  /** Takes the whole line. @default false */
  readonly wide?: boolean
}

/** A labelled place of the form, with its problem. */
export function DraftCell({ field, children, wide = false }: DraftCellProps) {
  const { problems, readOnly } = useGoodsParts()
  const message = problems[field.name]
  return (
    <chakra.div
      data-field={field.name}
      data-wrong={message !== undefined}
      gridColumn={wide ? '1 / -1' : undefined}
      minW="0"
    >
      <Field
        label={field.label}
        hint={readOnly ? undefined : field.hint}
        error={message}
        required={!readOnly && (field.required ?? false)}
        layout="row"
        labelWidth="108px"
        group={readOnly || isGroup(field)}
      >
        {children}
      </Field>
    </chakra.div>
  )
}

/**
 * A single field of the draft, stored under its wire name; `read` and `write` convert if the control uses other values.
 */
export function DraftField({
  field,
  wide = false,
  read = value => value,
  write = value => value,
}: {
  readonly field: FormField
  readonly wide?: boolean
  readonly read?: (value: unknown) => unknown
  readonly write?: (value: unknown) => unknown
}) {
  const { draft, change, onProblem, readOnly } = useGoodsParts()
  const { name } = field
  const value = read(draft.values[name])
  return (
    <DraftCell field={field} wide={wide}>
      {readOnly ? (
        <FieldValue field={field} value={value} />
      ) : (
        <FormControl
          field={field}
          value={value}
          onChange={next =>
            change(current => ({ ...current, values: { ...current.values, [name]: write(next) } }), name)
          }
          onBlur={() => undefined}
          onProblem={message => onProblem(name, message)}
        />
      )}
    </DraftCell>
  )
}
