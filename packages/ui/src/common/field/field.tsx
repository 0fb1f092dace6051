import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { SPEC_LIMITS } from '@shiji/kit/limits/spec-limits.ts'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId, useMemo } from 'react'
import { Icon } from '../icon/icon.tsx'
import { FieldContext, type FieldState } from './field-context.ts'

export interface FieldProps {
  /** Label. */
  readonly label: ReactNode
  /** Hint below the control, shown before the error. */
  readonly hint?: ReactNode
  /** Error: what is wrong and what to do; marks the control invalid. */
  readonly error?: ReactNode
  /** @default false */
  readonly required?: boolean
  /** Shows "optional" beside the label, for forms in which most fields are required. @default false */
  readonly optional?: boolean
  /** @default false */
  readonly disabled?: boolean
  /** Text controls show their value and cannot be edited; other controls use `disabled`. @default false */
  readonly readOnly?: boolean
  /** `stack`: label above; `row`: label at the side, as in back-office forms (§9). @default 'stack' */
  readonly layout?: 'stack' | 'row'
  /** Width of the label at the side. @default '90px' */
  readonly labelWidth?: string
  /** Keeps the label for screen readers only. @default false */
  readonly labelHidden?: boolean
  /** Id of the control. @default a generated one */
  readonly controlId?: string
  /** The control is a group, which the label names without pointing at one. @default false */
  readonly group?: boolean
  /** The control; with `useField` it connects itself to the label. */
  readonly children: ReactNode
}

const LabelText = chakra('span', {
  base: { flexShrink: '0', textStyle: 'md', fontWeight: 'medium', color: 'fg.muted', overflowWrap: 'anywhere' },
  variants: {
    layout: {
      stack: {},
      row: {
        w: { base: 'auto', md: 'var(--label-width)' },
        pt: { base: '0', md: '6px' },
        textAlign: { md: 'end' },
      },
    },
  },
})

/** A control with its label, hint and error, connected for screen readers. */
export function Field({
  label,
  hint,
  error,
  required = false,
  optional = false,
  disabled = false,
  readOnly = false,
  layout = 'stack',
  labelWidth = `${SPEC_LIMITS.dialog.labelWidthPx}px`,
  labelHidden = false,
  controlId,
  group = false,
  children,
}: FieldProps) {
  const say = useText('common')
  const generated = useId()
  const id = controlId ?? generated
  const hasHint = hint !== undefined && hint !== null && hint !== ''
  const hasError = error !== undefined && error !== null && error !== ''
  const describedBy =
    [hasHint ? `${id}-hint` : '', hasError ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined
  const state = useMemo<FieldState>(
    () => ({ controlId: id, labelId: `${id}-label`, describedBy, invalid: hasError, required, disabled, readOnly }),
    [id, describedBy, hasError, required, disabled, readOnly],
  )
  const row = layout === 'row'
  const words = (
    <>
      {label}
      {required && (
        <chakra.span aria-hidden color="status.danger.fg" ms="0.5">
          *
        </chakra.span>
      )}
      {optional && (
        <chakra.span color="fg.subtle" fontWeight="normal" ms="1">
          {say('common.optional')}
        </chakra.span>
      )}
    </>
  )
  return (
    <chakra.div
      display="flex"
      flexDirection={row ? { base: 'column', md: 'row' } : 'column'}
      gap={row ? { base: '1', md: '3' } : '1.5'}
      minW="0"
      w="full"
    >
      {group ? (
        <LabelText
          id={state.labelId}
          layout={layout}
          css={{ '--label-width': labelWidth }}
          {...(labelHidden ? { srOnly: true } : {})}
        >
          {words}
        </LabelText>
      ) : (
        <LabelText
          id={state.labelId}
          layout={layout}
          css={{ '--label-width': labelWidth }}
          {...(labelHidden ? { srOnly: true } : {})}
          asChild
        >
          <label htmlFor={id}>{words}</label>
        </LabelText>
      )}
      <chakra.div flex="1" minW="0" display="flex" flexDirection="column" gap="1">
        <FieldContext value={state}>{children}</FieldContext>
        {hasHint && (
          <chakra.p id={`${id}-hint`} textStyle="xs" color="fg.muted">
            {hint}
          </chakra.p>
        )}
        {hasError && (
          <chakra.p
            id={`${id}-error`}
            role="alert"
            display="flex"
            gap="1"
            alignItems="flex-start"
            textStyle="xs"
            fontWeight="medium"
            color="status.danger.fg"
          >
            <chakra.span pt="1px">
              <Icon of={CircleAlert} size={16} />
            </chakra.span>
            {error}
          </chakra.p>
        )}
      </chakra.div>
    </chakra.div>
  )
}
