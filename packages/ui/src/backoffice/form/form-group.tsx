import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'

export interface FormGroupProps {
  /** Title of the group. */
  readonly title: ReactNode
  /** A description of the group. */
  readonly hint?: ReactNode
  /** The fields. */
  readonly children: ReactNode
}

/** Fields that belong together, under a common title; screen readers announce it with each field. */
export function FormGroup({ title, hint, children }: FormGroupProps) {
  const id = useId()
  return (
    <chakra.fieldset mb="6" border="0" p="0" minW="0" {...(hint === undefined ? {} : { 'aria-describedby': id })}>
      <chakra.legend textStyle="lg" fontWeight="semibold" mb="3" p="0">
        {title}
      </chakra.legend>
      {hint !== undefined && (
        <chakra.p id={id} mb="3" textStyle="sm" color="fg.muted">
          {hint}
        </chakra.p>
      )}
      {children}
    </chakra.fieldset>
  )
}
