import { NavigationProgress } from '@shiji/ui/navigation-progress/navigation-progress.tsx'
import { LoadingState } from '@shiji/ui/state-view/states.tsx'
import { Outlet, useNavigation } from 'react-router'

/** What stands around every page, logged in or not: the bar that shows a navigation under way (spec §2). */
export function RootLayout() {
  const navigation = useNavigation()
  return (
    <>
      <NavigationProgress active={navigation.state !== 'idle'} />
      <Outlet />
    </>
  )
}

/** Shown until the first page has its menu and its code. */
export function Starting() {
  return <LoadingState />
}
