import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactElement, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'

export interface OpenerAttributes {
  readonly popoverTarget: string
}

export interface AnchoredPanelProps {
  /** Accessible name of the panel. */
  readonly label: string
  /** Renders the button that opens it, with these attributes on it. */
  readonly opener: (attributes: OpenerAttributes) => ReactElement
  /** Rendered while the panel is open. */
  readonly children: () => ReactNode
}

const gap = 4

/**
 * A small panel under a button, by the browser's own popover: Esc and a click outside close it and the focus returns,
 * without a script. For settings beside what they change.
 */
export function AnchoredPanel({ label, opener, children }: AnchoredPanelProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const panelRef = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  useLayoutEffect(() => {
    const panel = panelRef.current
    // Measuring makes the browser lay out the whole page, so not while it is closed.
    if (!open || !panel) return
    // The span is a line of text, which may be lower than the button in it.
    const box = anchor.current?.firstElementChild?.getBoundingClientRect()
    if (!box) return
    panel.style.insetBlockStart = `${Math.max(gap, Math.min(box.bottom + gap, innerHeight - panel.offsetHeight - gap))}px`
    panel.style.insetInlineStart = `${Math.max(gap, Math.min(box.right - panel.offsetWidth, innerWidth - panel.offsetWidth - gap))}px`
  }, [open])
  return (
    <>
      <span ref={anchor}>{opener({ popoverTarget: id })}</span>
      <chakra.div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        ref={panelRef}
        onToggle={event => setOpen(event.newState === 'open')}
        position="fixed"
        m="0"
        p="3"
        bg="bg.raised"
        color="fg"
        textStyle="md"
        borderRadius="md"
        boxShadow="popover"
        maxH="70dvh"
        overflow="auto"
        css={{ '--shiji-focus-gap': '{colors.bg.raised}' }}
      >
        {open && children()}
      </chakra.div>
    </>
  )
}
