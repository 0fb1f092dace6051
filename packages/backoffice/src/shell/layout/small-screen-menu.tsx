import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Drawer } from '@shiji/ui/common/drawer/drawer.tsx'
import type { CurrentMenu } from '../../core/menu/use-menu.ts'
import { MenuEntries } from './menu-entries.tsx'
import { StackedModules } from './top-modules.tsx'

export interface SmallScreenMenuProps {
  readonly menu: CurrentMenu
  readonly open: boolean
  readonly onClose: () => void
}

/** Modules and menu in a sheet, for small screens. */
export function SmallScreenMenu({ menu, open, onClose }: SmallScreenMenuProps) {
  const say = useText()
  return (
    <Drawer open={open} onClose={onClose} title={say('common.menu')} placement="start">
      <StackedModules menu={menu} />
      <chakra.hr my="3" borderColor="border" />
      <MenuEntries menu={menu} />
    </Drawer>
  )
}
