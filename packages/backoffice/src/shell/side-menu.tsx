import { chakra } from '@chakra-ui/react/styled-system'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { MenuItem } from '@shiji/contract/platform/platform.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { IconButton } from '@shiji/ui/button/button.tsx'
import { Icon } from '@shiji/ui/icon/icon.tsx'
import { MenuIcon } from '@shiji/ui/icon/menu-icon.tsx'
import { ChevronDown, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useState } from 'react'
import { MenuLink } from '../menu/menu-link.tsx'
import { menuName } from '../menu/menu-name.ts'
import type { CurrentMenu } from '../menu/use-menu.ts'
import { MenuPanel } from './menu-panel.tsx'

export interface SideMenuProps {
  readonly menu: CurrentMenu
  readonly collapsed: boolean
  readonly onToggle: () => void
}

/** The left menu: 63 px or 200 px wide (spec §9), the children of the open top module. */
export function SideMenu({ menu, collapsed, onToggle }: SideMenuProps) {
  const say = useText()
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
      <chakra.nav aria-label={say('common.menu')} flex="1" overflowY="auto" overflowX="hidden" p="2">
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

/** The entries of the open module, for the left menu and the drawer of small screens. */
export function MenuEntries({ menu, collapsed = false }: { readonly menu: CurrentMenu; readonly collapsed?: boolean }) {
  const say = useText()
  const items = menu.module?.children ?? []
  if (items.length === 0) {
    return (
      <chakra.p p="3" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {say('common.menu_empty')}
      </chakra.p>
    )
  }
  return (
    <chakra.ul display="flex" flexDirection="column" gap="0.5" listStyleType="none">
      {items.map(item => (
        <chakra.li key={item.id}>
          {item.children.length === 0 ? (
            <Entry item={item} menu={menu} collapsed={collapsed} />
          ) : collapsed ? (
            <Flyout item={item} menu={menu} />
          ) : (
            <Group item={item} menu={menu} />
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: 'full',
  minH: '40px',
  px: '3',
  borderRadius: 'sm',
  textStyle: 'md',
  textAlign: 'start',
  color: 'fg.muted',
  cursor: 'pointer',
  textDecoration: 'none',
  _hover: { bg: 'bg.hover', color: 'fg' },
  '&[aria-current=page]': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'semibold' },
} as const

interface EntryProps {
  readonly item: MenuItem
  readonly menu: CurrentMenu
}

function Entry({ item, menu, collapsed, nested = false }: EntryProps & { collapsed: boolean; nested?: boolean }) {
  const name = menuName(item, useLocale())
  const current = menu.page?.trail.at(-1)?.id === item.id
  return (
    <MenuLink
      item={item}
      pages={menu.pages}
      css={row}
      {...(collapsed ? { 'aria-label': name, title: name, justifyContent: 'center', px: '0' } : {})}
      {...(nested ? { ps: '11', minH: '36px' } : {})}
      {...(current ? { 'aria-current': 'page' as const } : {})}
    >
      {!nested && <MenuIcon name={item.icon} />}
      {!collapsed && <chakra.span overflowWrap="anywhere">{name}</chakra.span>}
    </MenuLink>
  )
}

function Group({ item, menu }: EntryProps) {
  const name = menuName(item, useLocale())
  const holdsCurrent = menu.page?.trail.some(above => above.id === item.id) ?? false
  const [choice, setChoice] = useState<boolean | undefined>(undefined)
  const open = choice ?? holdsCurrent
  const id = `menu-${item.id}`
  return (
    <>
      <chakra.button type="button" css={row} aria-expanded={open} aria-controls={id} onClick={() => setChoice(!open)}>
        <MenuIcon name={item.icon} />
        <chakra.span flex="1" overflowWrap="anywhere">
          {name}
        </chakra.span>
        <chakra.span transition="transform 140ms" transform={open ? 'none' : 'rotate(-90deg)'} display="inline-flex">
          <Icon of={ChevronDown} size={16} />
        </chakra.span>
      </chakra.button>
      <chakra.ul id={id} hidden={!open} listStyleType="none" display={open ? 'block' : 'none'}>
        {item.children.map(child => (
          <li key={child.id}>
            <Entry item={child} menu={menu} collapsed={false} nested />
          </li>
        ))}
      </chakra.ul>
    </>
  )
}

function Flyout({ item, menu }: EntryProps) {
  const locale = useLocale()
  const name = menuName(item, locale)
  const holdsCurrent = menu.page?.trail.some(above => above.id === item.id) ?? false
  return (
    <MenuPanel
      label={name}
      placement="beside"
      opener={attributes => (
        <chakra.button
          type="button"
          {...attributes}
          css={row}
          px="0"
          justifyContent="center"
          aria-label={name}
          title={name}
          {...(holdsCurrent ? { color: 'accent.fg', bg: 'accent.subtle' } : {})}
        >
          <MenuIcon name={item.icon} />
        </chakra.button>
      )}
    >
      <chakra.li px="3" py="1.5" textStyle="xs" color="fg.muted" letterSpacing="label">
        {name}
      </chakra.li>
      {item.children.map(child => (
        <li key={child.id}>
          <MenuLink item={child} pages={menu.pages}>
            {menuName(child, locale)}
          </MenuLink>
        </li>
      ))}
    </MenuPanel>
  )
}
