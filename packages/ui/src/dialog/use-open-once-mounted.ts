import { useEffect, useState } from 'react'

/**
 * `open`, but false until the part has been mounted. A machine that starts open takes the focus on mounting; where React
 * mounts twice (StrictMode), taking it down in between gives the focus back to the opener, which the second one hears as
 * interaction outside, and closes.
 */
export function useOpenOnceMounted(open: boolean): boolean {
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return open && mounted
}
