import { useState } from 'react'
import { useBackoffice } from '../app/backoffice.ts'

/** Whether the left menu is collapsed; remembered in this browser, per area. */
export function useSidebarChoice(): readonly [collapsed: boolean, toggle: () => void] {
  const { area } = useBackoffice()
  const key = `${area}_sidebar`
  const [collapsed, setCollapsed] = useState(() => read(key) === 'collapsed')
  const toggle = () => {
    setCollapsed(!collapsed)
    write(key, collapsed ? 'expanded' : 'collapsed')
  }
  return [collapsed, toggle]
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // A browser that keeps nothing forgets this choice with the page.
  }
}
