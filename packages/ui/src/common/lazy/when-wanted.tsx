import { type ReactNode, Suspense, useState } from 'react'

export interface WhenWantedProps {
  /** Becomes true when the part is first needed; afterwards the part stays mounted and closes itself. */
  readonly wanted: boolean
  /** The part that loads its own code. */
  readonly children: ReactNode
}

/** Keeps a part that loads its own code out of the page until it is first needed. */
export function WhenWanted({ wanted, children }: WhenWantedProps) {
  const [seen, setSeen] = useState(wanted)
  if (wanted && !seen) setSeen(true)
  return seen || wanted ? <Suspense fallback={null}>{children}</Suspense> : null
}
