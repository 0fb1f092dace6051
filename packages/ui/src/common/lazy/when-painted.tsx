import { type ReactNode, Suspense } from 'react'
import { useAfterPaint } from './use-after-paint.ts'

export interface WhenPaintedProps {
  /** A part that loads its own code and is not needed for the first view. */
  readonly children: ReactNode
}

/** Keeps a part, and the loading of its code, out of the first paint. */
export function WhenPainted({ children }: WhenPaintedProps) {
  return useAfterPaint() ? <Suspense fallback={null}>{children}</Suspense> : null
}
