import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * Number of children in the first line of a wrapping row, and the ref of that row. Follows its width and theirs;
 * `items` are the data of the children.
 */
export function useFitting(items: readonly unknown[]): readonly [RefObject<HTMLUListElement | null>, number] {
  const row = useRef<HTMLUListElement>(null)
  const [fitting, setFitting] = useState(items.length)
  useLayoutEffect(() => {
    const { current } = row
    if (current === null) return
    const children = [...current.children].filter(child => child instanceof HTMLElement).slice(0, items.length)
    const look = () => setFitting(children.filter(child => child.offsetTop === children[0]?.offsetTop).length)
    const observer = new ResizeObserver(look)
    for (const part of [current, ...children]) observer.observe(part)
    look()
    return () => observer.disconnect()
  }, [items])
  return [row, fitting]
}
