import { Suspense } from 'react'
import { lazyPart } from '../lazy/lazy-part.tsx'
import type { IconProps } from './icon.tsx'

const MenuDrawing = lazyPart(() => import('./menu-drawing.tsx').then(module => module.MenuDrawing), { quiet: true })

export interface MenuIconProps {
  /** Stored 'fa-' name; an unknown one shows a circle. */
  readonly name: string | null | undefined
  /** @default 20 */
  readonly size?: IconProps['size']
}

/**
 * The icon of a stored menu icon name. It is decoration, so no page waits for the icons to load; its space is reserved.
 */
export function MenuIcon({ name, size = 20 }: MenuIconProps) {
  return (
    <Suspense fallback={<svg aria-hidden width={size} height={size} />}>
      <MenuDrawing name={name} size={size} />
    </Suspense>
  )
}
