import { useState } from 'react'

const NONE: ReadonlySet<string> = new Set()

/** The rows whose details are open, by id. */
export function useUnfolded() {
  const [open, setOpen] = useState(NONE)
  return {
    has: (id: string): boolean => open.has(id),
    toggle: (id: string): void =>
      setOpen(old => new Set(old.has(id) ? [...old].filter(each => each !== id) : [...old, id])),
  }
}
