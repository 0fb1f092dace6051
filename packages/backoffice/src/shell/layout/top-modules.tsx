import { chakra } from '@chakra-ui/react/styled-system'
import type { MenuItem } from '@shiji/contract/platform/platform.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { MenuIcon } from '@shiji/ui/common/icon/menu-icon.tsx'
import { ChevronDown } from 'lucide-react'
import { useWaiting, useWaitingOn } from '../../core/menu/menu-badges.ts'
import { MenuLink } from '../../core/menu/menu-link.tsx'
import { menuName } from '../../core/menu/menu-name.ts'
import type { CurrentMenu } from '../../core/menu/use-menu.ts'
import { MenuPanel } from './menu-panel.tsx'
import { useFitting } from './use-fitting.ts'
import { WaitingBadge } from './waiting-badge.tsx'

/** The top bar's modules (spec §2); a click opens the module's first page. Modules that do not fit are behind "more". */
export function TopModules({ menu }: { readonly menu: CurrentMenu }) {
  const say = useText()
  const { modules } = menu
  const [row, fitting] = useFitting(modules)
  return (
    <chakra.nav
      aria-label={say('common.main_navigation')}
      minW="0"
      flex="0 1 auto"
      display={{ base: 'none', lg: 'flex' }}
      gap="1"
    >
      <chakra.ul
        ref={row}
        display="flex"
        flexWrap="wrap"
        columnGap="1"
        // Items that do not fit wrap into a hidden second line; the margin keeps the focus ring visible.
        rowGap="2"
        h="40px"
        minW="0"
        css={{ overflow: 'clip', overflowClipMargin: '4px' }}
        listStyleType="none"
      >
        {modules.map((module, at) => (
          <chakra.li key={module.id} maxW="full" {...(at < fitting ? {} : { visibility: 'hidden' })}>
            <ModuleLink module={module} menu={menu} />
          </chakra.li>
        ))}
      </chakra.ul>
      {fitting < modules.length && <MoreModules modules={modules.slice(fitting)} menu={menu} />}
    </chakra.nav>
  )
}

/** The modules in a column, where there is no bar. */
export function StackedModules({ menu }: { readonly menu: CurrentMenu }) {
  const say = useText()
  return (
    <chakra.nav aria-label={say('common.main_navigation')}>
      <chakra.ul display="flex" flexDirection="column" gap="1" listStyleType="none">
        {menu.modules.map(module => (
          <li key={module.id}>
            <ModuleLink module={module} menu={menu} stacked />
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}

const entry = {
  display: 'flex',
  alignItems: 'center',
  w: 'full',
  minH: '40px',
  borderRadius: 'sm',
  textStyle: 'md',
  color: 'fg.muted',
  cursor: 'pointer',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  _hover: { bg: 'bg.hover', color: 'fg' },
  '&[aria-current=true]': { color: 'accent.fg', fontWeight: 'semibold', bg: 'accent.subtle' },
} as const

// Icon and name show at every width (spec §2); modules that do not fit are behind "more".
const BAR = { px: { base: '2', '2xl': '3' }, gap: { base: '1.5', '2xl': '2' } }

interface ModuleLinkProps {
  readonly module: MenuItem
  readonly menu: CurrentMenu
  readonly stacked?: boolean
}

function ModuleLink({ module, menu, stacked = false }: ModuleLinkProps) {
  const locale = useLocale()
  return (
    <MenuLink
      item={module}
      pages={menu.pages}
      css={entry}
      {...(stacked ? { px: '3', gap: '2' } : BAR)}
      {...(module.id === menu.module?.id ? { 'aria-current': 'true' as const } : {})}
    >
      <MenuIcon name={module.icon} />
      <chakra.span overflow="hidden" textOverflow="ellipsis">
        {menuName(module, locale)}
      </chakra.span>
      {/* The bar only has room for a dot. */}
      <WaitingBadge count={useWaiting(module)} dot={!stacked} />
    </MenuLink>
  )
}

/** The remaining modules in a list; marked if the open one is among them. */
function MoreModules({ modules, menu }: { readonly modules: readonly MenuItem[]; readonly menu: CurrentMenu }) {
  const say = useText('backoffice')
  const waiting = useWaitingOn(modules)
  const holdsCurrent = modules.some(module => module.id === menu.module?.id)
  return (
    <MenuPanel
      label={say('backoffice.modules_more')}
      opener={attributes => (
        <chakra.button
          type="button"
          {...attributes}
          css={entry}
          w="auto"
          flexShrink="0"
          px="2"
          gap="2"
          {...(holdsCurrent ? { 'aria-current': 'true' as const } : {})}
        >
          {say('backoffice.modules_more')}
          <Icon of={ChevronDown} size={16} />
          <WaitingBadge count={waiting} dot />
        </chakra.button>
      )}
    >
      {modules.map(module => (
        <li key={module.id}>
          <MoreModule module={module} menu={menu} />
        </li>
      ))}
    </MenuPanel>
  )
}

function MoreModule({ module, menu }: ModuleLinkProps) {
  return (
    <MenuLink
      item={module}
      pages={menu.pages}
      {...(module.id === menu.module?.id ? { 'aria-current': 'true' as const } : {})}
    >
      <MenuIcon name={module.icon} />
      {menuName(module, useLocale())}
      <WaitingBadge count={useWaiting(module)} />
    </MenuLink>
  )
}
