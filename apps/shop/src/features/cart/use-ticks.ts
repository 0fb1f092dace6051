import { useState } from 'react'
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

/** The ticks of the cart; they survive a reload. */
export function useTicks(): readonly [Unticked, (next: Unticked) => void] {
  const [unticked, setUnticked] = useState(read)
  return [
    unticked,
    next => {
      setUnticked(next)
      try {
        localStorage.setItem(key, JSON.stringify([...next]))
      } catch {
        // Without storage they last as long as the page.
      }
    },
  ]
}
