import { type ReactNode, useEffect, useState } from 'react'

const Work = ({ ms }: { readonly ms: number }): null => {
  const end = performance.now() + ms
  while (performance.now() < end);
  return null
}

/** A page that re-renders repeatedly, each time slowly, as on a busy machine. */
export function BusyPage({ children }: { readonly children: ReactNode }) {
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setDrawn(old => old + 1), 15)
    return () => clearInterval(timer)
  }, [])
  return (
    <>
      {children}
      <Work key={drawn} ms={25} />
    </>
  )
}
