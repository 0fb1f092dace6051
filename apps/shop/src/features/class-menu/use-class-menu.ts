import type { ClassNode } from '@shiji/contract/platform/platform.ts'
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** How long a mouse has to rest before another class opens; long enough to pass over it on the way to the panel. */
const restMs = 150
const crossingMs = 320

export interface ClassMenuControl {
  readonly root: RefObject<HTMLDivElement | null>
  /** Index of the class whose panel is open, -1 for none. */
  readonly active: number
  /** Index of the class that Tab reaches. */
  readonly reachable: number
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onPointerLeave: () => void
  readonly entry: (index: number) => {
    readonly onPointerEnter: (event: PointerEvent) => void
    readonly onPointerMove: (event: PointerEvent) => void
    readonly onFocus: () => void
  }
  readonly close: () => void
}

/**
 * Mouse and keyboard of the class menu. A mouse that moves diagonally towards the panel does not switch classes; Up and
 * Down move, Right enters the panel, Left and Esc return. The whole menu is one Tab stop.
 */
export function useClassMenu(classes: readonly ClassNode[], onClose?: () => void): ClassMenuControl {
  const root = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(-1)
  const [reachable, setReachable] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const mouse = useRef({ x: 0, towards: false })
  useEffect(() => () => clearTimeout(timer.current), [])

  const links = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-class]') ?? [])]
  const panelLinks = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-panel] a') ?? [])]
  const openLater = (index: number) => {
    clearTimeout(timer.current)
    if (index === active) return
    const wait = active === -1 ? restMs : mouse.current.towards ? crossingMs : restMs / 2
    timer.current = setTimeout(() => setActive(index), wait)
  }
  const close = () => {
    clearTimeout(timer.current)
    setActive(-1)
  }
  const focusClass = (index: number) => {
    const to = (index + classes.length) % classes.length
    setReachable(to)
    setActive(to)
    links()[to]?.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const here = document.activeElement
    if (!(here instanceof HTMLElement)) return
    const at = links().indexOf(here)
    const inside = panelLinks()
    const insideAt = inside.indexOf(here)
    const take = (action: () => void) => {
      event.preventDefault()
      event.stopPropagation()
      action()
    }
    if (event.key === 'Escape' && (active !== -1 || onClose)) {
      return take(() => {
        const back = insideAt >= 0
        if (back) links()[active]?.focus()
        close()
        if (!back) onClose?.()
      })
    }
    if (at >= 0) {
      if (event.key === 'ArrowDown') return take(() => focusClass(at + 1))
      if (event.key === 'ArrowUp') return take(() => focusClass(at - 1))
      if (event.key === 'Home') return take(() => focusClass(0))
      if (event.key === 'End') return take(() => focusClass(classes.length - 1))
      if (event.key === 'ArrowRight') return take(() => inside[0]?.focus())
    }
    if (insideAt >= 0) {
      if (event.key === 'ArrowLeft') return take(() => links()[active]?.focus())
      if (event.key === 'ArrowDown') return take(() => inside[(insideAt + 1) % inside.length]?.focus())
      if (event.key === 'ArrowUp') return take(() => inside[(insideAt - 1 + inside.length) % inside.length]?.focus())
    }
  }

  return {
    root,
    active,
    reachable,
    onKeyDown,
    onPointerLeave: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setActive(-1), restMs)
    },
    entry: index => ({
      onPointerEnter: event => event.pointerType === 'mouse' && openLater(index),
      onPointerMove: event => {
        const dx = event.clientX - mouse.current.x
        mouse.current = { x: event.clientX, towards: dx > 0 }
        // Resting on a class, rather than crossing it, opens it.
        if (event.pointerType === 'mouse') openLater(index)
      },
      onFocus: () => {
        setReachable(index)
        if (links()[index]?.matches(':focus-visible')) setActive(index)
      },
    }),
    close,
  }
}
