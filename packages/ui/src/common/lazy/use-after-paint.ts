import { startTransition, useEffect, useState } from 'react'

/** Becomes true after the first paint, once it is `ready`: for parts below the fold, which must not delay it. */
export function useAfterPaint(ready = true): boolean {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    if (ready) startTransition(() => setPainted(true))
  }, [ready])
  return painted
}
