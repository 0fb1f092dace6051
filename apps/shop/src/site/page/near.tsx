import type { ReactNode } from 'react'
import { useNear } from '../use-near.ts'

export interface NearProps {
  /** Height in px that is kept until the content comes. */
  readonly height: number
  readonly children: ReactNode
}

/** Content below the first view whose code and data load when it comes near the screen; its place is kept until then. */
export function Near({ height, children }: NearProps) {
  const [place, near] = useNear()
  return (
    <div ref={place} style={near ? undefined : { minHeight: height }}>
      {near && children}
    </div>
  )
}
