import { useCallback, useEffect, useRef } from 'react'

/** A stable function that calls the latest one passed in; for memoised components. */
export function useStable<Args extends readonly unknown[], Result>(
  call: (...args: Args) => Result,
): (...args: Args) => Result {
  const last = useRef(call)
  useEffect(() => {
    last.current = call
  })
  return useCallback((...args: Args) => last.current(...args), [])
}
