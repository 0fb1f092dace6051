import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

export interface WarningNoteProps {
  /** What one has to know before the next step. */
  readonly children: ReactNode
}

/** Words in the middle of a form that hold somebody up; spoken as soon as they appear. */
export function WarningNote({ children }: WarningNoteProps) {
  return (
    <chakra.p
      role="alert"
      textStyle="sm"
      px="3"
      py="2"
      borderRadius="sm"
      bg="status.warning.subtle"
      color="status.warning.fg"
    >
      {children}
    </chakra.p>
  )
}
