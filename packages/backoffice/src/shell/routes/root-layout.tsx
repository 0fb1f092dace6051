import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { NavigationProgress } from '@shiji/ui/common/navigation-progress/navigation-progress.tsx'
import { Spinner } from '@shiji/ui/common/spinner/spinner.tsx'
import { type ComponentType, lazy, Suspense } from 'react'
import { Outlet, useNavigation } from 'react-router'

// Not needed to log in. If they cannot be loaded, the pages render without them.
const UnsavedGuard = lazy<ComponentType>(() =>
  import('./unsaved-guard.tsx').then(
    module => ({ default: module.UnsavedGuard }),
    () => ({ default: Nothing }),
  ),
)
const WatchExports = lazy<ComponentType>(() =>
  import('../../page/exports/watch-exports.tsx').then(
    module => ({ default: module.WatchExports }),
    () => ({ default: Nothing }),
  ),
)
const Nothing = () => null

/** Layout of every page, logged in or not: the navigation progress bar (spec §2). */
export function RootLayout() {
  const navigation = useNavigation()
  return (
    <>
      <NavigationProgress active={navigation.state !== 'idle'} />
      <Outlet />
      <Suspense fallback={null}>
        <UnsavedGuard />
        <WatchExports />
      </Suspense>
    </>
  )
}

/** Shown until the first page has its menu and its code. */
export function Starting() {
  const say = useText()
  return (
    <chakra.div
      role="status"
      minH="dvh"
      display="flex"
      alignItems="center"
      justifyContent="center"
      gap="3"
      color="fg.muted"
    >
      <Spinner />
      {say('common.loading')}
    </chakra.div>
  )
}
