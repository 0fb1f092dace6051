import { chakra } from '@chakra-ui/react/styled-system'
import { useShijiDispatch } from '@shiji/api/hooks.ts'
import { signOut } from '@shiji/api/identity/session.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/icon/icon.tsx'
import { UiLink } from '@shiji/ui/link/ui-link.tsx'
import {
  ChevronDown,
  ClipboardList,
  Heart,
  LogOut,
  type LucideIcon,
  MapPin,
  ShieldCheck,
  UserRound,
  Wallet,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { LinkButton } from '../../site/link-button.tsx'
import { loginPath } from '../../site/login-path.ts'
import { PATHS } from '../../site/paths.ts'
import { useStoredUser } from '../../site/session.ts'
import { useDisclosure } from '../../site/use-disclosure.ts'
import { useFileUrl } from '../../site/use-file-url.ts'

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

/** Login for visitors; for people their name and the ways into their account. */
export function AccountMenu() {
  const say = useText('shop', 'common')
  const user = useStoredUser()
  const { pathname, search } = useLocation()
  const { open, holder, holderProps, buttonProps, panelId } = useDisclosure()
  const dispatch = useShijiDispatch()
  const navigate = useNavigate()
  if (user === null) {
    return (
      <LinkButton look="solid" href={loginPath(`${pathname}${search}`)}>
        {say('common.login')}
      </LinkButton>
    )
  }
  const leave = async () => {
    await dispatch(signOut('buyer'))
    await navigate(PATHS.login)
  }
  return (
    <chakra.div ref={holder} {...holderProps} position="relative">
      <chakra.button
        type="button"
        {...buttonProps}
        display="inline-flex"
        alignItems="center"
        gap="2"
        h="control-md"
        px="2"
        borderRadius="sm"
        cursor="pointer"
        textStyle="md"
        _hover={{ bg: 'neutral.subtle' }}
      >
        <chakra.span srOnly>{say('shop.account_menu')}</chakra.span>
        <Avatar src={user.avatar} />
        <chakra.span maxW="120px" truncate hideBelow="xl" fontWeight="medium">
          {user.nickname}
        </chakra.span>
        <Icon of={ChevronDown} size={16} />
      </chakra.button>
      {open && (
        <chakra.div
          id={panelId}
          position="absolute"
          insetEnd="0"
          top="calc(100% + 8px)"
          w="220px"
          p="1"
          bg="bg.raised"
          borderRadius="md"
          boxShadow="popover"
          zIndex="dropdown"
          animation="scale-in 140ms, fade-in 140ms"
        >
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
        </chakra.div>
      )}
    </chakra.div>
  )
}

function Avatar({ src }: { readonly src: string }) {
  const fileUrl = useFileUrl()
  return (
    <chakra.span
      display="grid"
      placeItems="center"
      w="28px"
      h="28px"
      borderRadius="full"
      bg="neutral.subtle"
      overflow="hidden"
      flexShrink="0"
    >
      {src === '' ? (
        <Icon of={UserRound} size={16} />
      ) : (
        <chakra.img src={fileUrl(src)} alt="" w="full" h="full" objectFit="cover" />
      )}
    </chakra.span>
  )
}
