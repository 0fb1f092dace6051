import { useCallback, useState } from 'react'

/** A dialog that was opened for these goods. */
interface Asked {
  readonly ids: readonly number[]
  readonly onEnd: (saved: boolean) => void
}

/** Opens a dialog for goods, and tells the caller whether it was saved. */
export function useAsked(): {
  readonly ids: readonly number[]
  readonly isOpen: boolean
  /** Opens it; true once it is saved, false if it was closed. */
  readonly open: (ids: readonly number[]) => Promise<boolean>
  readonly end: (saved: boolean) => void
} {
  const [asked, setAsked] = useState<Asked>()
  const open = useCallback(
    (ids: readonly number[]) => new Promise<boolean>(resolve => setAsked({ ids, onEnd: resolve })),
    [],
  )
  const end = (saved: boolean) => {
    asked?.onEnd(saved)
    setAsked(undefined)
  }
  return { ids: asked?.ids ?? [], isOpen: asked !== undefined, open, end }
}
