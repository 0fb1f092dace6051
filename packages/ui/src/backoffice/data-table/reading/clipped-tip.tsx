import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import { type RefObject, useEffect, useRef, useState } from 'react'

export interface ClippedTipProps {
  readonly frameRef: RefObject<HTMLElement | null>
  /** Changes when other texts show. */
  readonly content: unknown
}

const texts = 'tbody td[data-shape=text] > div'

const isClipped = (text: Element): boolean => text.scrollHeight > text.clientHeight + 1

/** Row buttons of which only the icon shows. */
const icons = '[data-table-frame]:not([data-actions-look=words]) [data-actions] > button[data-act]'

// The hovered or focused element, if its text is truncated.
const unread = (target: EventTarget | null): Element | undefined => {
  if (!(target instanceof Element)) return undefined
  const text = target.closest(texts)
  return target.closest(icons) ?? (text && isClipped(text) ? text : undefined)
}

interface Tip {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly above: boolean
}

const tipOf = (text: Element): Tip => {
  const box = text.getBoundingClientRect()
  const above = box.bottom > innerHeight * 0.7
  return {
    text: text.textContent ?? '',
    left: Math.max(8, Math.min(box.left, innerWidth - 376)),
    top: above ? box.top - 6 : box.bottom + 6,
    above,
  }
}

/**
 * Shows a truncated text in full, and the name of an icon button, on hover and on focus (point 30); Esc closes it, and
 * the pointer may move onto it. A text that fits is not a Tab stop.
 */
export function ClippedTip({ frameRef, content }: ClippedTipProps) {
  const [tip, setTip] = useState<Tip>()
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other texts may be truncated
  useEffect(() => {
    const frame = frameRef.current
    if (!frame) return
    // Measured when the browser is idle: nobody focuses a text within a frame.
    const id = requestAnimationFrame(() => {
      for (const text of frame.querySelectorAll<HTMLElement>(texts)) {
        if (isClipped(text)) text.tabIndex = 0
        else text.removeAttribute('tabindex')
      }
    })
    return () => cancelAnimationFrame(id)
  }, [frameRef, content])
  useEffect(() => {
    const frame = frameRef.current
    if (!frame) return
    const enter = (event: Event): void => {
      const text = unread(event.target)
      if (!text) return
      clearTimeout(leaving.current)
      setTip(tipOf(text))
    }
    const leave = (): void => {
      clearTimeout(leaving.current)
      leaving.current = setTimeout(() => setTip(undefined), 120)
    }
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setTip(undefined)
    }
    const gone = (): void => setTip(undefined)
    frame.addEventListener('pointerover', enter)
    frame.addEventListener('pointerout', leave)
    frame.addEventListener('focusin', enter)
    frame.addEventListener('focusout', leave)
    frame.addEventListener('scroll', gone, { passive: true })
    document.addEventListener('keydown', press)
    return () => {
      clearTimeout(leaving.current)
      frame.removeEventListener('pointerover', enter)
      frame.removeEventListener('pointerout', leave)
      frame.removeEventListener('focusin', enter)
      frame.removeEventListener('focusout', leave)
      frame.removeEventListener('scroll', gone)
      document.removeEventListener('keydown', press)
    }
  }, [frameRef])
  if (!tip) return null
  return (
    <Portal>
      <chakra.div
        role="tooltip"
        position="fixed"
        zIndex="tooltip"
        maxW="360px"
        maxH="40dvh"
        overflow="auto"
        px="3"
        py="2"
        bg="bg.raised"
        color="fg"
        textStyle="sm"
        borderRadius="sm"
        boxShadow="popover"
        overflowWrap="anywhere"
        style={{ left: tip.left, top: tip.top, ...(tip.above ? { transform: 'translateY(-100%)' } : {}) }}
        onPointerEnter={() => clearTimeout(leaving.current)}
        onPointerLeave={() => setTip(undefined)}
      >
        {tip.text}
      </chakra.div>
    </Portal>
  )
}
