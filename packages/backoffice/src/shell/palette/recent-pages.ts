import { useEffect } from 'react'
import { keepChoice, readChoice } from '../../core/choice/kept-choice.ts'
import { useBackoffice } from '../../core/running/backoffice.ts'

const MOST = 6
const keyOf = (area: string) => `${area}_recent`

/** Paths of the menu pages that were visited last in this browser, most recent first. */
export function recentPages(area: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readChoice(keyOf(area)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(path => typeof path === 'string') : []
  } catch {
    // Unreadable data count as none.
    return []
  }
}

/** Remembers the current page. */
export function useRecentPages(path: string | undefined): void {
  const { area } = useBackoffice()
  useEffect(() => {
    if (path === undefined) return
    const others = recentPages(area).filter(other => other !== path)
    keepChoice(keyOf(area), JSON.stringify([path, ...others].slice(0, MOST)))
  }, [area, path])
}
