import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { Flame, House, LayoutGrid, ShoppingCart, UserRound } from 'lucide-react'
import { useLocation } from 'react-router'
import { articlePath, PATHS } from '../../site/links/paths.ts'
import { CountBadge, useCartCount, useCartWords } from './cart-link.tsx'
import { useKeyboardOpen } from './use-keyboard-open.ts'

/** The bottom tab bar with five places; hidden while the keyboard is open. */
export function TabBar() {
  const say = useText('shop')
  const { pathname } = useLocation()
  const count = useCartCount()
  const cartWords = useCartWords()
  const typing = useKeyboardOpen()
  if (typing) return null
  const tabs = [
    { href: PATHS.home, icon: House, name: say('shop.tab_home'), on: pathname === '/' || pathname === '/home' },
    { href: PATHS.classes, icon: LayoutGrid, name: say('shop.tab_classes'), on: pathname === PATHS.classes },
    { href: PATHS.hot, icon: Flame, name: say('shop.tab_hot'), on: pathname === PATHS.hot },
    { href: PATHS.carts, icon: ShoppingCart, name: say('shop.cart'), on: pathname === PATHS.carts },
    { href: PATHS.user, icon: UserRound, name: say('shop.tab_me'), on: isOwn(pathname) },
  ]
  return (
    <chakra.nav
      aria-label={say('shop.tabbar')}
      position="fixed"
      insetX="0"
      bottom="0"
      zIndex="docked"
      bg="bg.surface"
      borderTopWidth="1px"
      borderColor="border"
      pb="env(safe-area-inset-bottom, 0px)"
    >
      <chakra.ul display="grid" gridTemplateColumns="repeat(5, 1fr)">
        {tabs.map(({ href, icon, name, on }) => (
          <li key={href}>
            <UiLink
              href={href}
              aria-current={on ? 'page' : undefined}
              position="relative"
              display="flex"
              flexDirection="column"
              alignItems="center"
              justifyContent="center"
              gap="0.5"
              h="56px"
              textStyle="2xs"
              fontWeight={on ? 'semibold' : 'medium'}
              color={on ? 'accent.fg' : 'fg.muted'}
              _focusVisible={{ outlineOffset: '-2px', boxShadow: 'none' }}
            >
              <chakra.span position="relative" display="inline-flex">
                <Icon of={icon} size={24} filled={on && icon !== LayoutGrid} />
                {href === PATHS.carts && <CountBadge count={count} />}
              </chakra.span>
              {href === PATHS.carts && count !== 0 ? (
                <>
                  <chakra.span aria-hidden>{name}</chakra.span>
                  <chakra.span srOnly>{cartWords}</chakra.span>
                </>
              ) : (
                name
              )}
            </UiLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}

/** Pages of the account; public articles are below the same path. */
const isOwn = (pathname: string): boolean => pathname.startsWith(PATHS.user) && !pathname.startsWith(articlePath(''))
