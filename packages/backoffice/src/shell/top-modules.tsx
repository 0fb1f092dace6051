import { chakra } from '@chakra-ui/react/styled-system'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { MenuIcon } from '@shiji/ui/icon/menu-icon.tsx'
import { MenuLink } from '../menu/menu-link.tsx'
import { menuName } from '../menu/menu-name.ts'
import type { CurrentMenu } from '../menu/use-menu.ts'

/** The top bar's modules (spec §2); a click opens the module's first page. */
export function TopModules({ menu, stacked = false }: { readonly menu: CurrentMenu; readonly stacked?: boolean }) {
  const say = useText()
  const locale = useLocale()
  return (
    <chakra.nav aria-label={say('common.main_navigation')} minW="0" flex="1" {...(stacked ? {} : { hideBelow: 'md' })}>
      <chakra.ul
        display="flex"
        flexDirection={stacked ? 'column' : 'row'}
        gap="1"
        listStyleType="none"
        overflowX="auto"
        css={{ scrollbarWidth: 'none' }}
      >
        {menu.modules.map(module => (
          <chakra.li key={module.id} flexShrink="0">
            <MenuLink
              item={module}
              pages={menu.pages}
              display="flex"
              alignItems="center"
              gap="2"
              w="full"
              minH="40px"
              px="3"
              borderRadius="sm"
              textStyle="md"
              color="fg.muted"
              cursor="pointer"
              textDecoration="none"
              whiteSpace="nowrap"
              _hover={{ bg: 'bg.hover', color: 'fg' }}
              {...(module.id === menu.module?.id
                ? { 'aria-current': 'true' as const, color: 'accent.fg', fontWeight: 'semibold', bg: 'accent.subtle' }
                : {})}
            >
              <MenuIcon name={module.icon} />
              {menuName(module, locale)}
            </MenuLink>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}
