import { useEffect, useState } from 'react'

/**
 * `open`, but false until the component has mounted. A state machine that starts open takes the focus on mounting; when
 * React mounts twice (StrictMode), the unmount in between returns the focus to the opener, which the second machine
 * treats as interaction outside and closes.
 */
export function useOpenOnceMounted(open: boolean): boolean {
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return open && mounted
}
