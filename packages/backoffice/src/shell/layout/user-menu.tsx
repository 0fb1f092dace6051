import { chakra } from '@chakra-ui/react/styled-system'
import { useAuthInfoQuery } from '@shiji/api/identity/identity.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { onDemand } from '@shiji/ui/common/lazy/on-demand.tsx'
import { ChevronDown, FileDown, LogOut, UserRound } from 'lucide-react'
import { useBackoffice } from '../../core/running/backoffice.ts'
import { useLeave } from '../../core/session/use-leave.ts'
import { useStoredUser } from '../../core/session/use-stored-user.ts'
import type { ShellPart } from '../palette/shell-part.ts'
import { PersonAvatar } from '../profile/person-avatar.tsx'
import { MenuPanel } from './menu-panel.tsx'

// People with one store do not need it.
const StoreSwitch = onDemand(() => import('./store-switch.tsx').then(module => module.StoreSwitch))

/** The user dropdown (spec §2): user info, which opens the profile dialog, exports of the last day, in a store the person's other stores, and logout. */
export function UserMenu({ onOpen }: { readonly onOpen: (part: ShellPart) => void }) {
  const say = useText('backoffice')
  const { area } = useBackoffice()
  const user = useStoredUser()
  const { data: account } = useAuthInfoQuery(area)
  const leave = useLeave()
  const name = user.nickname || say('common.user_info')
  return (
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
          {account !== undefined && account.store_name !== '' && (
            <chakra.span hideBelow="lg" maxW="160px" truncate textStyle="sm" fontWeight="normal" color="fg.muted">
              {account.store_name}
            </chakra.span>
          )}
          {/* On a phone the bar needs its room for the shop's name. */}
          <chakra.span hideBelow="sm">
            <Icon of={ChevronDown} size={16} />
          </chakra.span>
        </Button>
      )}
    >
      {account !== undefined && (
        <chakra.li px="3" py="1.5" textStyle="xs" color="fg.muted">
          {[account.username, account.store_name].filter(Boolean).join(' · ')}
        </chakra.li>
      )}
      {area === 'seller' && <StoreSwitch />}
      <li>
        <button type="button" onClick={() => onOpen('profile')}>
          <Icon of={UserRound} size={16} />
          {say('common.user_info')}
        </button>
      </li>
      <li>
        <button type="button" onClick={() => onOpen('exports')}>
          <Icon of={FileDown} size={16} />
          {say('backoffice.exports')}
        </button>
      </li>
      <li>
        <button type="button" onClick={leave}>
          <Icon of={LogOut} size={16} />
          {say('common.logout')}
        </button>
      </li>
    </MenuPanel>
  )
}
