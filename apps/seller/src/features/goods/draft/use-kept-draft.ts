import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { GoodsDraft } from './goods-draft.ts'
import { forgetDraft, type KeptDraft, keepDraft, keptDraft } from './kept-draft.ts'

/** A moment after the last key. */
const PAUSE_MS = 500

/**
 * Keeps a draft in this tab while it differs from what is saved, so that it outlives the end of a session. `offer` is what
 * was kept of this form before; it is not written over until something else is typed.
 */
export function useKeptDraft(owner: string, base: GoodsDraft, draft: GoodsDraft, dirty: boolean) {
  const [offer, setOffer] = useState<KeptDraft | undefined>(() => keptDraft(owner))
  const pending = useRef<GoodsDraft>(undefined)
  const write = useEffectEvent(() => {
    if (pending.current !== undefined) keepDraft({ owner, at: new Date().toISOString(), base, draft: pending.current })
    pending.current = undefined
  })
  useEffect(() => {
    if (!dirty) return
    pending.current = draft
    const timer = setTimeout(() => write(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft, dirty])
  // The page may be on its way out, which is when it matters most.
  useEffect(() => () => write(), [])
  return {
    offer,
    /** Nothing is offered any more, and nothing kept. */
    forget() {
      pending.current = undefined
      forgetDraft()
      setOffer(undefined)
    },
    dismiss: () => setOffer(undefined),
  }
}
