import { Circle } from 'lucide-react'
import { Icon, type IconProps } from './icon.tsx'
import { menuIcons } from './menu-icons.ts'

export interface MenuIconProps {
  /** Stored 'fa-' name; one that is not known draws a plain circle. */
  readonly name: string | null | undefined
  /** @default 20 */
  readonly size?: IconProps['size']
}

/** The drawing of a stored menu icon. */
export function MenuIcon({ name, size = 20 }: MenuIconProps) {
  return <Icon of={menuIcons[name?.trim().split(/\s+/).at(-1) ?? ''] ?? Circle} size={size} />
}
