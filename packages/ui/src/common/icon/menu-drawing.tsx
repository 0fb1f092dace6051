import { Circle } from 'lucide-react'
import { Icon } from './icon.tsx'
import type { MenuIconProps } from './menu-icon.tsx'
import { menuIcons } from './menu-icons.ts'

/** Renders a menu icon; loaded by `MenuIcon`. */
export function MenuDrawing({ name, size = 20 }: MenuIconProps) {
  return <Icon of={menuIcons[name?.trim().split(/\s+/).at(-1) ?? ''] ?? Circle} size={size} />
}
