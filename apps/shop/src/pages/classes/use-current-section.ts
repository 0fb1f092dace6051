import { useEffect, useState } from 'react'

/** Id of the section of a top class, which the rail links to. */
export const sectionId = (classId: number): string => `class-${classId}`

/** Part of the window, below the header, in which a section counts as the one being read. */
const READING = '-90px 0px -70% 0px'

/** The class whose section is being read. */
export function useCurrentSection(ids: readonly number[]): number | undefined {
  const [current, setCurrent] = useState<number>()
  const key = ids.join()
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return
    const seen = new Set<number>()
    const all = key === '' ? [] : key.split(',').map(Number)
    const watcher = new IntersectionObserver(
      entries => {
        for (const entry of entries) {
          const id = Number(entry.target.id.split('-')[1])
          if (entry.isIntersecting) seen.add(id)
          else seen.delete(id)
        }
        setCurrent(all.find(id => seen.has(id)))
      },
      { rootMargin: READING },
    )
    for (const id of all) {
      const section = document.getElementById(sectionId(id))
      if (section) watcher.observe(section)
    }
    return () => watcher.disconnect()
  }, [key])
  return current ?? ids[0]
}
