import { chakra } from '@chakra-ui/react/styled-system'
import { LIMITS } from '@shiji/contract/limits.ts'
import { useText } from '@shiji/i18n/react.ts'
import { IconButton } from '@shiji/ui/common/button/button.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { CurrentMenu } from '../../core/menu/use-menu.ts'
import { MenuEntries } from './menu-entries.tsx'

export interface SideMenuProps {
  readonly menu: CurrentMenu
  readonly collapsed: boolean
  readonly onToggle: () => void
}

/** The left menu: 63 px or 200 px wide (spec §9), the children of the open top module. */
export function SideMenu({ menu, collapsed, onToggle }: SideMenuProps) {
  const say = useText()
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    // After a reload, the entry of the page may be below the visible part.
    list.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })
  }, [])
  const width = collapsed ? LIMITS.ui.sidebarCollapsedPx : LIMITS.ui.sidebarExpandedPx
  return (
    <chakra.aside
      hideBelow="md"
      position="sticky"
      top="56px"
      h="calc(100dvh - 56px)"
      flexShrink="0"
      display="flex"
      flexDirection="column"
      bg="bg.surface"
      boxShadow="inset -1px 0 0 {colors.border}"
      transition="width 200ms {easings.enter}"
      overflow="hidden"
      style={{ width }}
      data-collapsed={collapsed || undefined}
    >
      <chakra.nav ref={list} aria-label={say('common.menu')} flex="1" overflowY="auto" overflowX="hidden" p="2">
        <MenuEntries menu={menu} collapsed={collapsed} />
      </chakra.nav>
      <chakra.div p="2" display="flex" justifyContent={collapsed ? 'center' : 'flex-end'}>
        <IconButton
          label={say(collapsed ? 'common.menu_expand' : 'common.menu_collapse')}
          aria-expanded={!collapsed}
          onClick={onToggle}
        >
          <Icon of={collapsed ? PanelLeftOpen : PanelLeftClose} />
        </IconButton>
      </chakra.div>
    </chakra.aside>
  )
}
