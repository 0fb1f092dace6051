import { lazy } from 'react'
import { WhenWanted } from '../lazy/when-wanted.tsx'
import type { DrawerProps } from './drawer-props.ts'

const DrawerView = lazy(() => import('./drawer-view.tsx').then(module => ({ default: module.DrawerView })))

export type { DrawerProps } from './drawer-props.ts'

/** A sheet from an edge of the screen, with the manners of a dialog. Its code loads when it first opens. */
export function Drawer(props: DrawerProps) {
  return (
    <WhenWanted wanted={props.open}>
      <DrawerView {...props} />
    </WhenWanted>
  )
}
