import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { ClassMenu, type ClassMenuProps } from '../../features/class-menu/class-menu.tsx'

/** The class menu as it opens from the header, with the focus on the first class. */
export function ClassFlyoutMenu(props: ClassMenuProps) {
  const holder = useRef<HTMLDivElement>(null)
  useEffect(() => holder.current?.querySelector<HTMLElement>('[data-class]')?.focus({ preventScroll: true }), [])
  return (
    <chakra.div ref={holder} h="full">
      <ClassMenu {...props} />
    </chakra.div>
  )
}
