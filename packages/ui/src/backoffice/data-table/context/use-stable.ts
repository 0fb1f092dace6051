import { useCallback, useEffect, useRef } from 'react'

/** The same function always, doing what the last one given would do; for parts that are drawn only when they change. */
export function useStable<Args extends readonly unknown[], Result>(
  call: (...args: Args) => Result,
): (...args: Args) => Result {
  const last = useRef(call)
  useEffect(() => {
    last.current = call
  })
  return useCallback((...args: Args) => last.current(...args), [])
}
