import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { NavigationProgress } from '@shiji/ui/navigation-progress/navigation-progress.tsx'
import { Spinner } from '@shiji/ui/spinner/spinner.tsx'
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
