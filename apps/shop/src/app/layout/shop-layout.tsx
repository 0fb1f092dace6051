import { chakra } from '@chakra-ui/react/styled-system'
import { useCommonQuery } from '@shiji/api/catalog/catalog.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { setServerTime } from '@shiji/ui/common/clock/server-clock.ts'
import { lazyPart } from '@shiji/ui/common/lazy/lazy-part.tsx'
import { useAfterPaint } from '@shiji/ui/common/lazy/use-after-paint.ts'
import { NavigationProgress } from '@shiji/ui/common/navigation-progress/navigation-progress.tsx'
import { Toaster } from '@shiji/ui/common/toast/toaster.tsx'
import { Suspense, useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router'
import { useWide } from '../../site/use-wide.ts'
import { useArrival } from './arrive.ts'
import { ClosedShop } from './closed-shop.tsx'
import { Footer } from './footer.tsx'
import { Header, headerHeight } from './header.tsx'
import { PageSkeleton } from './page-skeleton.tsx'

/** Height of the bar at the bottom of a phone's page. */
const tabBarHeight = 'calc(56px + env(safe-area-inset-bottom, 0px))'

// Wide pages never show it, so only phones load it. It is fixed: what comes late moves nothing.
const TabBar = lazyPart(() => import('./tab-bar.tsx').then(module => module.TabBar), { quiet: true })

const ownBar = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'ownBar' in handle && handle.ownBar === true

/** Layout of every page of the shop. Pages with their own bottom bar have no tab bar. */
export function ShopLayout() {
  const say = useText('shop', 'common')
  const navigation = useNavigation()
  const hasOwnBar = useMatches().some(match => ownBar(match.handle))
  const main = useRef<HTMLElement>(null)
  const { data: site } = useCommonQuery()
  useArrival(main)
  const painted = useAfterPaint()
  const roomy = useWide('md')
  const now = site?.now
  useEffect(() => {
    if (now !== undefined) setServerTime(Date.parse(now))
  }, [now])
  const closed = site?.common.closeStatus === true
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      minH="100dvh"
      pb={{ base: hasOwnBar ? '80px' : tabBarHeight, md: '0' }}
    >
      <chakra.a
        href="#main"
        position="fixed"
        insetStart="3"
        top="3"
        zIndex="skipNav"
        px="4"
        py="2.5"
        borderRadius="sm"
        bg="bg.inverted"
        color="fg.inverted"
        fontWeight="medium"
        transform="translateY(-200%)"
        _focus={{ transform: 'none' }}
      >
        {say('common.skip_to_content')}
      </chakra.a>
      <NavigationProgress active={navigation.state !== 'idle'} />
      <Header />
      {/* A full screen high: late content moves the footer only below the fold. */}
      <chakra.main
        id="main"
        ref={main}
        tabIndex={-1}
        flex="1"
        minW="0"
        // On a phone the messages would cover title and price.
        pt={{ base: 'var(--messages-room, 0px)', md: '0' }}
        minH={{ base: `calc(100dvh - ${headerHeight.base})`, lg: `calc(100dvh - ${headerHeight.lg})` }}
        outline="none"
      >
        {closed ? (
          <ClosedShop
            reason={site.common.closeReason}
            contact={[site.common.tel, site.common.email].filter(Boolean).join(' · ')}
          />
        ) : (
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        )}
      </chakra.main>
      {painted && <Footer />}
      {!hasOwnBar && !roomy && (
        <Suspense fallback={<TabBarPlace />}>
          <TabBar />
        </Suspense>
      )}
      {/* Wide pages have titles and prices at the top of both columns, and tablets the bar of the cart at the bottom. */}
      <Toaster
        top={{ base: `calc(${headerHeight.base} + 8px)`, md: 'auto' }}
        bottom={{ base: 'auto', md: '88px', lg: '24px' }}
      />
      <ScrollRestoration />
    </chakra.div>
  )
}

/** Keeps the place of the tab bar until it has loaded, so that nothing shows below the bar of the cart. */
function TabBarPlace() {
  return (
    <chakra.div
      aria-hidden
      position="fixed"
      insetX="0"
      bottom="0"
      zIndex="docked"
      h={`calc(1px + ${tabBarHeight})`}
      bg="bg.surface"
      borderTopWidth="1px"
      borderColor="border"
    />
  )
}
