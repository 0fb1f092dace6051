import { useState } from 'react'
import { useBackoffice } from '../app/backoffice.ts'
import { keepChoice, readChoice } from './kept-choice.ts'

/** Whether the left menu is collapsed; remembered in this browser, per area. */
export function useSidebarChoice(): readonly [collapsed: boolean, toggle: () => void] {
  const { area } = useBackoffice()
  const key = `${area}_sidebar`
  const [collapsed, setCollapsed] = useState(() => readChoice(key) === 'collapsed')
  const toggle = () => {
    setCollapsed(!collapsed)
    keepChoice(key, collapsed ? 'expanded' : 'collapsed')
  }
  return [collapsed, toggle]
}
