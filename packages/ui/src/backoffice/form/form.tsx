import '../field-types/register.ts'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { FormValuesContext } from '../dictionary/use-dictionary.ts'
import { FormContext } from './engine/form-context.ts'
import { type FormEngineOptions, useFormEngine } from './engine/use-form-engine.ts'
import { useSaveKey } from './engine/use-save-key.ts'

export interface FormProps extends FormEngineOptions {
  /** Fields, groups, lists and the buttons, in any layout. */
  readonly children: ReactNode
  /** Width of the labels (§9). @default '90px' */
  readonly labelWidth?: string
}

/**
 * A form composed from parts: `FormFields`, `FormGroup`, `FormList`, `OwnField`, and the `FormFrame`. Input is never
 * lost: leaving the page asks first. The first error gets the focus. Ctrl-S saves.
 */
export function Form({ children, labelWidth = '90px', ...options }: FormProps) {
  const frame = useRef<HTMLFormElement>(null)
  const { form, parts, submit } = useFormEngine(frame, options)
  const readOnly = options.readOnly ?? false
  useSaveKey(frame, !readOnly, () => frame.current?.requestSubmit())
  return (
    <chakra.form ref={frame} noValidate onSubmit={submit} containerType="inline-size" aria-busy={parts.sending}>
      <FormProvider {...form}>
        <FormContext value={{ ...parts, labelWidth, readOnly }}>
          <FormValuesContext value={parts.values}>{children}</FormValuesContext>
        </FormContext>
      </FormProvider>
    </chakra.form>
  )
}
