import { lazy, Suspense } from 'react'
import type { IconProps } from './icon.tsx'

const MenuDrawing = lazy(() => import('./menu-drawing.tsx').then(module => ({ default: module.MenuDrawing })))

export interface MenuIconProps {
  /** Stored 'fa-' name; one that is not known draws a plain circle. */
  readonly name: string | null | undefined
  /** @default 20 */
  readonly size?: IconProps['size']
}

/** The drawing of a stored menu icon. It only decorates, so no page waits for all the drawings; its place is kept. */
export function MenuIcon({ name, size = 20 }: MenuIconProps) {
  return (
    <Suspense fallback={<svg aria-hidden width={size} height={size} />}>
      <MenuDrawing name={name} size={size} />
    </Suspense>
  )
}
