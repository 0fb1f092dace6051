import { onDemand } from '../lazy/on-demand.tsx'
import { WhenWanted } from '../lazy/when-wanted.tsx'
import type { DrawerProps } from './drawer-props.ts'

const DrawerView = onDemand(() => import('./drawer-view.tsx').then(module => module.DrawerView))

export type { DrawerProps } from './drawer-props.ts'

/** A sheet from an edge of the screen that behaves like a dialog. Its code loads when it first opens. */
export function Drawer(props: DrawerProps) {
  return (
    <WhenWanted wanted={props.open}>
      <DrawerView {...props} />
    </WhenWanted>
  )
}
