import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { ClassMenu, type ClassMenuProps } from '../../features/class-menu/class-menu.tsx'

/** The classes as they open from the header: the first of them has the focus. */
export function ClassFlyoutMenu(props: ClassMenuProps) {
  const holder = useRef<HTMLDivElement>(null)
  useEffect(() => holder.current?.querySelector<HTMLElement>('[data-class]')?.focus({ preventScroll: true }), [])
  return (
    <chakra.div ref={holder} h="full">
      <ClassMenu {...props} />
    </chakra.div>
  )
}
