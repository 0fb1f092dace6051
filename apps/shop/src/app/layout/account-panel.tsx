import { chakra } from '@chakra-ui/react/styled-system'
import { useShijiDispatch } from '@shiji/api/hooks.ts'
import { signOut } from '@shiji/api/identity/session.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { ClipboardList, Heart, LogOut, type LucideIcon, MapPin, ShieldCheck, UserRound, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { PATHS } from '../../site/links/paths.ts'

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  w: 'full',
  minH: '40px',
  px: '3',
  borderRadius: 'sm',
  textStyle: 'md',
  cursor: 'pointer',
  _hover: { bg: 'neutral.subtle' },
} as const

function Entry({
  href,
  icon,
  children,
}: {
  readonly href: string
  readonly icon: LucideIcon
  readonly children: ReactNode
}) {
  return (
    <UiLink href={href} {...row}>
      <Icon of={icon} size={16} />
      {children}
    </UiLink>
  )
}

/** Links of the account, and logout. */
export function AccountPanel() {
  const say = useText('shop', 'common')
  const dispatch = useShijiDispatch()
  const navigate = useNavigate()
  const leave = async () => {
    await dispatch(signOut('buyer'))
    await navigate(PATHS.login)
  }
  return (
    <>
      <Entry href={PATHS.user} icon={UserRound}>
        {say('shop.member_center')}
      </Entry>
      <Entry href={PATHS.orders} icon={ClipboardList}>
        {say('shop.my_orders')}
      </Entry>
      <Entry href={PATHS.favorites} icon={Heart}>
        {say('shop.my_favorites')}
      </Entry>
      <Entry href={PATHS.addresses} icon={MapPin}>
        {say('shop.my_address')}
      </Entry>
      <Entry href={PATHS.money} icon={Wallet}>
        {say('shop.my_money')}
      </Entry>
      <Entry href={PATHS.safe} icon={ShieldCheck}>
        {say('shop.my_safe')}
      </Entry>
      <chakra.div h="1px" bg="border" my="1" />
      <chakra.button type="button" onClick={() => void leave()} {...row}>
        <Icon of={LogOut} size={16} />
        {say('common.logout')}
      </chakra.button>
    </>
  )
}
