import { chakra } from '@chakra-ui/react/styled-system'
import { useShijiDispatch } from '@shiji/api/hooks.ts'
import { useAuthInfoQuery } from '@shiji/api/identity/identity.api.ts'
import { signOut } from '@shiji/api/identity/session.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/button/button.tsx'
import { Icon } from '@shiji/ui/icon/icon.tsx'
import { ChevronDown, LogOut, UserRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useBackoffice } from '../app/backoffice.ts'
import { useStoredUser } from '../session/use-stored-user.ts'
import { MenuPanel } from './menu-panel.tsx'
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
  const leave = async () => {
    await dispatch(signOut(area))
    navigator.restart('/login')
  }
  const name = user.nickname || say('common.user_info')
  return (
    <>
      <MenuPanel
        label={say('common.user_info')}
        opener={attributes => (
          <Button look="ghost" tone="neutral" px={{ base: '2', md: '4' }} {...attributes}>
            <PersonAvatar nickname={user.nickname} avatar={user.avatar} />
            <chakra.span
              maxW="140px"
              overflow="hidden"
              textOverflow="ellipsis"
              css={{ '@media (max-width: 47.99rem)': { position: 'absolute', width: '1px', height: '1px' } }}
            >
              {name}
            </chakra.span>
            <Icon of={ChevronDown} size={16} />
          </Button>
        )}
      >
        {account !== undefined && (
          <chakra.li px="3" py="1.5" textStyle="xs" color="fg.muted">
            {[account.username, account.store_name].filter(Boolean).join(' · ')}
          </chakra.li>
        )}
        <li>
          <button type="button" onClick={() => setProfileOpen(true)}>
            <Icon of={UserRound} size={16} />
            {say('common.user_info')}
          </button>
        </li>
        <li>
          <button type="button" onClick={() => void leave()}>
            <Icon of={LogOut} size={16} />
            {say('common.logout')}
          </button>
        </li>
      </MenuPanel>
      {profileOpen && (
        <Suspense fallback={null}>
          <ProfileDialog user={user} onClose={() => setProfileOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
