import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { KeyBoardContext } from '@shiji/ui/backoffice/data-table/keyboard/key-board.ts'
import { IconButton } from '@shiji/ui/common/button/button.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { onDemand } from '@shiji/ui/common/lazy/on-demand.tsx'
import { Tag } from '@shiji/ui/common/tag-badge/tag-badge.tsx'
import { Menu as MenuDrawing } from 'lucide-react'
import { Suspense, useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import { BadgesContext, NO_BADGES } from '../../core/menu/menu-badges.ts'
import { type CurrentMenu, useMenu } from '../../core/menu/use-menu.ts'
import { useBackoffice } from '../../core/running/backoffice.ts'
import { useShellKeysChoice } from '../keys/shell-keys-choice.ts'
import { usePaletteKey } from '../keys/use-palette-key.ts'
import { PaletteBox } from '../palette/palette-box.tsx'
import type { ShellPart } from '../palette/shell-part.ts'
import { usePageHandle } from '../screen/page-handle.ts'
import { ColorModeSwitch } from '../switches/color-mode-switch.tsx'
import { LanguageSwitch } from '../switches/language-switch.tsx'
import { PageTitle } from './page-title.tsx'
import { PageTransition } from './page-transition.tsx'
import { PaletteButton } from './palette-button.tsx'
import { SideMenu } from './side-menu.tsx'
import { useSidebarChoice } from './sidebar-choice.ts'
import { TopModules } from './top-modules.tsx'
import { useKeyBoardOfShell } from './use-key-board.ts'
import { UserMenu } from './user-menu.tsx'

// Not needed for the first paint; loads the numbers of the menu after the page has rendered.
const ShellParts = onDemand(() => import('./shell-parts.tsx').then(module => module.ShellParts))
const Bell = onDemand(() => import('../inbox/bell.tsx').then(module => module.Bell))
const SmallScreenMenu = onDemand(() => import('./small-screen-menu.tsx').then(module => module.SmallScreenMenu))

/** The common layout of a back office (spec §2): modules on top, menu at the left, the routed page with its title. */
export function Shell() {
  const say = useText('backoffice')
  const menu = useMenu()
  const [collapsed, toggle] = useSidebarChoice()
  const { title, replacesMain, standIn } = usePageHandle()
  const [badges, setBadges] = useState(NO_BADGES)
  const [part, setPart] = useState<ShellPart>()
  const [keysOn, chooseKeys] = useShellKeysChoice()
  usePaletteKey(keysOn, part === 'palette', () => setPart(part === 'palette' ? undefined : 'palette'))
  const [board, tables] = useKeyBoardOfShell(useCallback(() => setPart('keys'), []))
  return (
    <BadgesContext value={badges}>
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
        <TopBar menu={menu} onOpen={setPart} />
        <chakra.div display="flex" alignItems="flex-start">
          <SideMenu menu={menu} collapsed={collapsed} onToggle={toggle} />
          <chakra.main id="main" tabIndex={-1} flex="1" minW="0" outline="0">
            {title && <PageTitle page={menu.page} {...(standIn === undefined ? {} : { standIn })} />}
            <chakra.div {...(replacesMain ? {} : { px: { base: '4', md: '6' }, py: '4' })}>
              <KeyBoardContext value={board}>
                <PageTransition />
              </KeyBoardContext>
            </chakra.div>
          </chakra.main>
        </chakra.div>
      </chakra.div>
      {part === 'palette' && <PaletteBox menu={menu} onOpen={setPart} onToggleMenu={toggle} />}
      <Suspense fallback={null}>
        <ShellParts
          menu={menu}
          open={part}
          onOpen={setPart}
          onToggleMenu={toggle}
          keysOn={keysOn}
          onKeysOn={chooseKeys}
          tables={tables}
          onBadges={setBadges}
        />
      </Suspense>
    </BadgesContext>
  )
}

interface TopBarProps {
  readonly menu: CurrentMenu
  readonly onOpen: (part: ShellPart) => void
}

function TopBar({ menu, onOpen }: TopBarProps) {
  const say = useText('backoffice')
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
      <chakra.span fontWeight="bold" textStyle="lg" whiteSpace="nowrap" flexShrink="0">
        {say('common.brand')}
      </chakra.span>
      <chakra.span
        // On a phone there is room for one of the two; accent and menu show the area.
        {...(config.demo ? { hideBelow: 'sm' } : {})}
        ms={{ base: '1', md: '-1' }}
        minW="0"
        truncate
        flexShrink={{ base: '1', md: '0' }}
        textStyle="sm"
        fontWeight="medium"
        color="accent.fg"
        letterSpacing="label"
      >
        {say(area === 'admin' ? 'backoffice.area_admin' : 'backoffice.area_seller')}
      </chakra.span>
      {config.demo && (
        // The narrowest phones have no room for it.
        <Tag
          tone="warning"
          whiteSpace="nowrap"
          minW="0"
          overflow="hidden"
          css={{ '@media (max-width: 359px)': { display: 'none' } }}
        >
          {say('common.demo_notice')}
        </Tag>
      )}
      <TopModules menu={menu} />
      <PaletteButton onOpen={() => onOpen('palette')} />
      <chakra.div display="flex" alignItems="center" gap="1" flexShrink="0">
        <chakra.div minW="control">
          <Suspense fallback={null}>
            <Bell />
          </Suspense>
        </chakra.div>
        <LanguageSwitch />
        <ColorModeSwitch />
        <UserMenu onOpen={onOpen} />
      </chakra.div>
    </chakra.header>
  )
}

/** Modules and menu behind one button if the bar has no room for them; the panel loads on the first click. */
function SmallScreenOpener({ menu }: { readonly menu: CurrentMenu }) {
  const say = useText('backoffice')
  const { pathname } = useLocation()
  const [openOn, setOpenOn] = useState<string | undefined>(undefined)
  return (
    <chakra.div hideFrom="lg">
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
