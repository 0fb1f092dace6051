import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useLeaving } from './use-leaving.ts'

export interface Disclosure<T extends HTMLElement> {
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
  /** Ref of the element that contains button and panel. */
  readonly holder: RefObject<T | null>
  readonly holderProps: { readonly onKeyDown: (event: KeyboardEvent) => void }
  readonly buttonProps: {
    readonly 'aria-expanded': boolean
    readonly 'aria-controls': string
    readonly onClick: () => void
  }
  readonly panelId: string
}

/** A button that shows and hides a panel; Esc, a click elsewhere, leaving by keyboard and a navigation hide it. */
export function useDisclosure<T extends HTMLElement = HTMLDivElement>(): Disclosure<T> {
  const [open, setOpen] = useState(false)
  const holder = useRef<T>(null)
  const panelId = useId()
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes.
  useEffect(() => setOpen(false), [key])
  useLeaving(holder, open, () => setOpen(false))
  return {
    open,
    setOpen,
    holder,
    holderProps: {
      onKeyDown: event => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        setOpen(false)
        holder.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
      },
    },
    buttonProps: { 'aria-expanded': open, 'aria-controls': panelId, onClick: () => setOpen(!open) },
    panelId,
  }
}
