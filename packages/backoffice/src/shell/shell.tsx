import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { IconButton } from '@shiji/ui/button/button.tsx'
import { Icon } from '@shiji/ui/icon/icon.tsx'
import { Tag } from '@shiji/ui/tag-badge/tag-badge.tsx'
import { Menu as MenuDrawing } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { useBackoffice } from '../app/backoffice.ts'
import { type CurrentMenu, useMenu } from '../menu/use-menu.ts'
import { ColorModeSwitch } from './color-mode-switch.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { usePageHandle } from './page-handle.ts'
import { PageTitle } from './page-title.tsx'
import { PageTransition } from './page-transition.tsx'
import { SideMenu } from './side-menu.tsx'
import { useSidebarChoice } from './sidebar-choice.ts'
import { TopModules } from './top-modules.tsx'
import { UserMenu } from './user-menu.tsx'

const SmallScreenMenu = lazy(() =>
  import('./small-screen-menu.tsx').then(module => ({ default: module.SmallScreenMenu })),
)

/** The common layout of a back office (spec §2): modules on top, menu at the left, the routed page with its title. */
export function Shell() {
  const say = useText()
  const menu = useMenu()
  const [collapsed, toggle] = useSidebarChoice()
  const { title, replacesMain } = usePageHandle()
  return (
    <chakra.div minH="dvh" boxShadow="inset 3px 0 0 {colors.accent.solid}" ps="3px" bg="bg.canvas">
      <chakra.a
        href="#main"
        position="absolute"
        insetStart="4"
        top="-60px"
        zIndex="skipNav"
        p="3"
        bg="bg.raised"
        color="fg"
        borderRadius="sm"
        _focus={{ top: '2' }}
      >
        {say('common.skip_to_content')}
      </chakra.a>
      <TopBar menu={menu} />
      <chakra.div display="flex" alignItems="flex-start">
        <SideMenu menu={menu} collapsed={collapsed} onToggle={toggle} />
        <chakra.main id="main" tabIndex={-1} flex="1" minW="0" outline="0">
          {title && <PageTitle page={menu.page} />}
          <chakra.div {...(replacesMain ? {} : { px: { base: '4', md: '6' }, py: '4' })}>
            <PageTransition />
          </chakra.div>
        </chakra.main>
      </chakra.div>
    </chakra.div>
  )
}

function TopBar({ menu }: { readonly menu: CurrentMenu }) {
  const say = useText()
  const { area, config } = useBackoffice()
  return (
    <chakra.header
      position="sticky"
      top="0"
      zIndex="docked"
      h="56px"
      px={{ base: '2', md: '4' }}
      display="flex"
      alignItems="center"
      gap={{ base: '1', md: '3' }}
      bg="bg.surface"
      boxShadow="inset 0 -1px 0 {colors.border}"
    >
      <SmallScreenOpener menu={menu} />
      <chakra.span
        fontWeight="bold"
        textStyle="lg"
        whiteSpace="nowrap"
        flexShrink={{ base: '1', md: '0' }}
        minW="0"
        overflow="hidden"
        textOverflow="ellipsis"
      >
        {say('common.brand')}
        <chakra.span ms="2" textStyle="sm" fontWeight="medium" color="accent.fg" letterSpacing="label">
          {say(area === 'admin' ? 'backoffice.area_admin' : 'backoffice.area_seller')}
        </chakra.span>
      </chakra.span>
      {config.demo && (
        <Tag tone="warning" whiteSpace="nowrap" hideBelow="sm">
          {say('common.demo_notice')}
        </Tag>
      )}
      <TopModules menu={menu} />
      <chakra.div display="flex" alignItems="center" gap="1" ms="auto" flexShrink="0">
        <LanguageSwitch />
        <ColorModeSwitch />
        <UserMenu />
      </chakra.div>
    </chakra.header>
  )
}

/** Modules and menu behind one button on small screens; what it opens loads with the first press. */
function SmallScreenOpener({ menu }: { readonly menu: CurrentMenu }) {
  const say = useText()
  const { pathname } = useLocation()
  const [openOn, setOpenOn] = useState<string | undefined>(undefined)
  return (
    <chakra.div hideFrom="md">
      <IconButton label={say('common.menu_open')} onClick={() => setOpenOn(pathname)}>
        <Icon of={MenuDrawing} />
      </IconButton>
      {openOn !== undefined && (
        <Suspense fallback={null}>
          <SmallScreenMenu menu={menu} open={openOn === pathname} onClose={() => setOpenOn('')} />
        </Suspense>
      )}
    </chakra.div>
  )
}
