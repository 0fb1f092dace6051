import { chakra } from '@chakra-ui/react/styled-system'
import { useCommonQuery } from '@shiji/api/catalog/catalog.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { onDemand } from '@shiji/ui/common/lazy/on-demand.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { Suspense } from 'react'
import { useMatch } from 'react-router'
import { SearchBox } from '../../features/search-box/search-box.tsx'
import { readSearch } from '../../site/links/goods-search.ts'
import { PATHS, searchPath } from '../../site/links/paths.ts'
import { useIsLogin } from '../../site/session.ts'
import { useWide } from '../../site/use-wide.ts'
import { AccountMenu } from './account-menu.tsx'
import { CartLink } from './cart-link.tsx'
import { ClassFlyout } from './class-flyout.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { LanguageSwitch, ThemeSwitch } from './switches.tsx'
import { Wordmark } from './wordmark.tsx'

// Not needed for the first paint.
const Bell = onDemand(() => import('../../features/inbox/bell.tsx').then(part => part.Bell))

const hotShown = 6
const barHeight = { base: '60px', lg: '64px' } as const

/** Height of the header at the top of a page, from `lg` on including the links below its bar. */
export const headerHeight = { base: barHeight.base, lg: '105px' } as const

/** Name, search, language, messages, theme, cart and account, in this order on every page. */
export function Header() {
  const say = useText('shop')
  const { data: site } = useCommonQuery()
  const search = useMatch('/search/:params')
  const keywords = readSearch(search?.params.params).keywords ?? ''
  const hotWords = site?.hot_words ?? []
  const roomy = useWide('md')
  const wide = useWide('lg')
  const loggedIn = useIsLogin()
  return (
    <>
      <chakra.header position="sticky" top="0" zIndex="docked" bg="bg.surface" boxShadow="rest">
        <chakra.div
          display="flex"
          alignItems="center"
          gap={{ base: '2', md: '4', lg: '6' }}
          h={barHeight}
          maxW="content"
          mx="auto"
          px={{ base: '3', md: '6' }}
        >
          <Wordmark size={roomy ? 'md' : 'sm'} />
          {wide && <ClassFlyout />}
          <chakra.div flex="1" maxW={{ lg: '520px' }} minW="0">
            <SearchBox keywords={keywords} hotWords={hotWords} />
          </chakra.div>
          <chakra.div display="flex" alignItems="center" gap="1" ms="auto" flexShrink="0">
            <LanguageSwitch />
            {loggedIn && (
              <chakra.div minW="control-md">
                <Suspense fallback={null}>
                  <Bell />
                </Suspense>
              </chakra.div>
            )}
            {roomy && (
              <>
                <ThemeSwitch />
                <CartLink />
                <AccountMenu />
              </>
            )}
          </chakra.div>
        </chakra.div>
        <OfflineBar />
      </chakra.header>
      {wide && (
        <chakra.nav aria-label={say('shop.nav_label')} bg="bg.surface" borderTopWidth="1px" borderColor="border">
          <chakra.div
            display="flex"
            alignItems="center"
            gap="6"
            h="40px"
            maxW="content"
            mx="auto"
            px="6"
            textStyle="sm"
          >
            <NavLink href={PATHS.home}>{say('common.home')}</NavLink>
            <NavLink href={PATHS.hot}>{say('shop.nav_hot')}</NavLink>
            <NavLink href={searchPath({ sort: 'newest' })}>{say('shop.nav_new')}</NavLink>
            {hotWords.length > 0 && (
              <chakra.ul display="flex" gap="4" ms="auto" color="fg.muted">
                {hotWords.slice(0, hotShown).map(word => (
                  <li key={word}>
                    <UiLink href={searchPath({ keywords: word })} _hover={{ color: 'accent.fg' }}>
                      {word}
                    </UiLink>
                  </li>
                ))}
              </chakra.ul>
            )}
          </chakra.div>
        </chakra.nav>
      )}
    </>
  )
}

function NavLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <UiLink href={href} fontWeight="medium" _hover={{ color: 'accent.fg' }} _currentPage={{ color: 'accent.fg' }}>
      {children}
    </UiLink>
  )
}
