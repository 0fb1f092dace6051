import { useCallback, useEffect, useState } from 'react'
import type { Unticked } from './cart-view.ts'

const key = 'cart_unticked'

function read(): Unticked {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return new Set(Array.isArray(value) ? value.filter(id => Number.isSafeInteger(id)) : [])
  } catch {
    return new Set()
  }
}

/** The ticks of the cart; they survive a reload. What changes them stays the same function. */
export function useTicks(): readonly [Unticked, (change: (before: Unticked) => Unticked) => void] {
  const [unticked, setUnticked] = useState(read)
  useEffect(() => {
    try {
      localStorage.setItem(key, JSON.stringify([...unticked]))
    } catch {
      // Without storage they last as long as the page.
    }
  }, [unticked])
  return [unticked, useCallback(change => setUnticked(change), [])]
}
