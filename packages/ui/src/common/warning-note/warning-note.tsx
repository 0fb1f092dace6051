import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

export interface WarningNoteProps {
  /** What to know before the next step. */
  readonly children: ReactNode
}

/** A warning inside a form that blocks the next step; announced as soon as it appears. */
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
