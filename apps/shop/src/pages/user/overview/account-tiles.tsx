import { chakra } from '@chakra-ui/react/styled-system'
import { useShijiDispatch } from '@shiji/api/hooks.ts'
import { signOut } from '@shiji/api/identity/session.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { Gem, Heart, LogOut, MapPin, ShieldCheck, Store, TicketPercent, UserRound, Wallet } from 'lucide-react'
import { useNavigate } from 'react-router'
import { PATHS } from '../../../site/links/paths.ts'
import { Card } from '../../../site/page/card.tsx'

const tiles = [
  { href: PATHS.addresses, icon: MapPin, text: 'shop_account.address_page' },
  { href: PATHS.money, icon: Wallet, text: 'shop_account.money_page' },
  { href: '/user/integral', icon: Gem, text: 'shop_account.money_points' },
  { href: '/user/coupons', icon: TicketPercent, text: 'shop_account.pending.coupons' },
  { href: PATHS.favorites, icon: Heart, text: 'shop_account.favorites_page' },
  { href: PATHS.info, icon: UserRound, text: 'shop_account.info_page' },
  { href: PATHS.safe, icon: ShieldCheck, text: 'shop_account.safe_page' },
  { href: '/user/seller', icon: Store, text: 'shop_account.pending.seller' },
] as const

/** Links of the account centre on phones, and logout. */
export function AccountTiles() {
  const say = useText('shop_account', 'shop', 'common')
  const dispatch = useShijiDispatch()
  const navigate = useNavigate()
  const leave = async () => {
    await dispatch(signOut('buyer'))
    await navigate(PATHS.login)
  }
  return (
    <Card hideFrom="lg">
      <chakra.h2 textStyle="lg" fontWeight="semibold" mb="3">
        {say('shop_account.more_services')}
      </chakra.h2>
      <chakra.ul display="grid" gridTemplateColumns="repeat(4, 1fr)" rowGap="2">
        {tiles.map(({ href, icon, text }) => (
          <li key={href}>
            <UiLink
              href={href}
              display="flex"
              flexDirection="column"
              alignItems="center"
              gap="1.5"
              py="2"
              textStyle="xs"
              textAlign="center"
            >
              <Icon of={icon} size={24} />
              {say(text)}
            </UiLink>
          </li>
        ))}
      </chakra.ul>
      <Button
        look="ghost"
        tone="neutral"
        block
        mt="3"
        onClick={() => void leave()}
        icon={<Icon of={LogOut} size={16} />}
      >
        {say('common.logout')}
      </Button>
    </Card>
  )
}
