import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import type { TextKey } from '@shiji/i18n/text-key.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { Suspense, useId } from 'react'
import { Outlet, useLocation } from 'react-router'
import { PATHS } from '../../site/links/paths.ts'
import { Column } from '../../site/page/section.tsx'

interface Entry {
  readonly href: string
  readonly name: TextKey
}

const groups: readonly { readonly title: TextKey; readonly entries: readonly Entry[] }[] = [
  {
    title: 'shop_account.menu_group_orders',
    entries: [
      { href: PATHS.orders, name: 'shop.my_orders' },
      { href: PATHS.addresses, name: 'shop_account.address_page' },
      { href: PATHS.comments, name: 'shop_account.comments_page' },
      { href: PATHS.favorites, name: 'shop_account.favorites_page' },
    ],
  },
  {
    title: 'shop_account.menu_group_wallet',
    entries: [
      { href: PATHS.money, name: 'shop_account.money_page' },
      { href: '/user/integral', name: 'shop_account.money_points' },
      { href: '/user/frozen_money', name: 'shop_account.money_frozen_page' },
      { href: '/user/coupons', name: 'shop_account.pending.coupons' },
    ],
  },
  {
    title: 'shop_account.menu_group_account',
    entries: [
      { href: PATHS.info, name: 'shop_account.info_page' },
      { href: PATHS.safe, name: 'shop_account.safe_page' },
      { href: '/user/seller', name: 'shop_account.pending.seller' },
    ],
  },
]

/** The account centre: its links at the side, the page beside them. On phones the links are on the overview. */
export function Component() {
  const say = useText('shop_account', 'shop')
  const { pathname } = useLocation()
  const ids = useId()
  const here = (href: string) => pathname === href || pathname.startsWith(`${href}/`)
  return (
    <Column
      pt={{ base: '3', md: '6' }}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '200px minmax(0, 1fr)' }}
      gap="6"
      alignItems="start"
    >
      <chakra.nav
        aria-label={say('shop_account.menu_label')}
        hideBelow="lg"
        position="sticky"
        top="80px"
        bg="bg.surface"
        borderRadius="md"
        p="4"
      >
        <UiLink
          href={PATHS.user}
          aria-current={pathname === PATHS.user ? 'page' : undefined}
          display="block"
          px="3"
          py="1.5"
          fontWeight="bold"
          textStyle="lg"
        >
          {say('shop.member_center')}
        </UiLink>
        {groups.map(({ title, entries }) => (
          <chakra.div key={title} mt="3">
            <chakra.p
              id={`${ids}-${title}`}
              px="3"
              textStyle="xs"
              fontWeight="medium"
              letterSpacing="label"
              color="fg.muted"
              mb="1"
            >
              {say(title)}
            </chakra.p>
            <ul aria-labelledby={`${ids}-${title}`}>
              {entries.map(({ href, name }) => (
                <li key={href}>
                  <UiLink
                    href={href}
                    aria-current={here(href) ? 'page' : undefined}
                    display="block"
                    px="3"
                    py="1.5"
                    borderRadius="sm"
                    textStyle="md"
                    color={here(href) ? 'accent.fg' : 'fg'}
                    bg={here(href) ? 'accent.subtle' : undefined}
                    fontWeight={here(href) ? 'semibold' : 'normal'}
                    _hover={{ color: 'accent.fg' }}
                  >
                    {say(name)}
                  </UiLink>
                </li>
              ))}
            </ul>
          </chakra.div>
        ))}
      </chakra.nav>
      <chakra.div minW="0" minH="60vh">
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </chakra.div>
    </Column>
  )
}
