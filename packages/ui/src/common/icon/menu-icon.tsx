import { Suspense } from 'react'
import { lazyPart } from '../lazy/lazy-part.tsx'
import type { IconProps } from './icon.tsx'

const MenuDrawing = lazyPart(() => import('./menu-drawing.tsx').then(module => module.MenuDrawing), { quiet: true })

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
