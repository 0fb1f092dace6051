import { useState } from 'react'
import { keepChoice, readChoice } from '../../core/choice/kept-choice.ts'
import { useBackoffice } from '../../core/running/backoffice.ts'

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
