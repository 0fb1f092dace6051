import { Menu } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import { useShijiDispatch } from '@shiji/api/hooks.ts'
import { useAuthInfoQuery } from '@shiji/api/identity/identity.api.ts'
import { signOut } from '@shiji/api/identity/session.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/button/button.tsx'
import { Icon } from '@shiji/ui/icon/icon.tsx'
import { ChevronDown, LogOut, UserRound } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useBackoffice } from '../app/backoffice.ts'
import { useStoredUser } from '../session/use-stored-user.ts'
import { PersonAvatar } from './person-avatar.tsx'

const ProfileDialog = lazy(() =>
  import('../profile/profile-dialog.tsx').then(module => ({ default: module.ProfileDialog })),
)

/** The user dropdown (spec §2): user info, which opens the profile dialog, and logout. */
export function UserMenu() {
  const say = useText()
  const { area, navigator } = useBackoffice()
  const dispatch = useShijiDispatch()
  const user = useStoredUser()
  const { data: account } = useAuthInfoQuery(area)
  const [profileOpen, setProfileOpen] = useState(false)
  const profileWanted = useRef(false)
  const leave = async () => {
    await dispatch(signOut(area))
    navigator.restart('/login')
  }
  return (
    <>
      <Menu.Root
        lazyMount
        unmountOnExit
        positioning={{ placement: 'bottom-end' }}
        onExitComplete={() => {
          // Only now: a dialog that opens over a menu which is still closing is closed along with it.
          if (profileWanted.current) setProfileOpen(true)
          profileWanted.current = false
        }}
      >
        <Menu.Trigger asChild>
          <Button look="ghost" tone="neutral">
            <PersonAvatar nickname={user.nickname} avatar={user.avatar} />
            <chakra.span
              maxW="140px"
              overflow="hidden"
              textOverflow="ellipsis"
              css={{ '@media (max-width: 47.99rem)': { position: 'absolute', width: '1px', height: '1px' } }}
            >
              {user.nickname || say('common.user_info')}
            </chakra.span>
            <Icon of={ChevronDown} size={16} />
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {account !== undefined && (
                <Menu.ItemGroup>
                  <Menu.ItemGroupLabel>
                    {[account.username, account.store_name].filter(Boolean).join(' · ')}
                  </Menu.ItemGroupLabel>
                </Menu.ItemGroup>
              )}
              <Menu.Item
                value="profile"
                onSelect={() => {
                  profileWanted.current = true
                }}
              >
                <Icon of={UserRound} size={16} />
                {say('common.user_info')}
              </Menu.Item>
              <Menu.Item value="logout" onSelect={() => void leave()}>
                <Icon of={LogOut} size={16} />
                {say('common.logout')}
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {profileOpen && (
        <Suspense fallback={null}>
          <ProfileDialog user={user} onClose={() => setProfileOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
