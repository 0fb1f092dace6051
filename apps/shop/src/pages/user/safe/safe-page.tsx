import { chakra } from '@chakra-ui/react/styled-system'
import { useAccountQuery } from '@shiji/api/identity/account.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { IdCard, KeyRound, type LucideIcon, Smartphone, Wallet } from 'lucide-react'
import { Sessions } from '../../../features/account/sessions.tsx'
import { LinkButton } from '../../../site/links/link-button.tsx'
import { PATHS } from '../../../site/links/paths.ts'
import { AccountHeading } from '../../../site/page/account-heading.tsx'
import { Card } from '../../../site/page/card.tsx'
import { useHead } from '../../../site/page/use-head.ts'

interface Row {
  readonly icon: LucideIcon
  readonly name: string
  readonly hint: string
  readonly href: string
  readonly action: string
}

/** The security centre (spec §2 /user/safe): passwords, phone, identity, devices. */
export function Component() {
  const say = useText('shop_account')
  const { data: account } = useAccountQuery()
  useHead({ title: say('shop_account.safe_page') })
  const rows: readonly Row[] = [
    {
      icon: KeyRound,
      name: say('shop_account.safe_password'),
      hint: say('shop_account.safe_password_hint'),
      href: PATHS.password,
      action: say('shop_account.safe_change'),
    },
    {
      icon: Wallet,
      name: say('shop_account.safe_pay'),
      hint: say(account?.has_pay_password ? 'shop_account.safe_pay_set' : 'shop_account.safe_pay_none'),
      href: PATHS.payPassword,
      action: say(account?.has_pay_password ? 'shop_account.safe_change' : 'shop_account.safe_set'),
    },
    {
      icon: Smartphone,
      name: say('shop_account.safe_phone'),
      hint: say('shop_account.safe_phone_hint', { phone: account?.phone ?? '' }),
      href: '/user/safe/phone',
      action: say('shop_account.safe_soon'),
    },
    {
      icon: IdCard,
      name: say('shop_account.safe_check'),
      hint: say('shop_account.safe_check_hint'),
      href: '/user/safe/check',
      action: say('shop_account.safe_soon'),
    },
  ]
  return (
    <>
      <AccountHeading>{say('shop_account.safe_page')}</AccountHeading>
      <Card>
        <ul>
          {rows.map(row => (
            <chakra.li
              key={row.href}
              display="flex"
              alignItems="center"
              gap="4"
              py="4"
              borderTopWidth="1px"
              borderColor="border"
              _first={{ borderTopWidth: '0', pt: '0' }}
              _last={{ pb: '0' }}
            >
              <chakra.span
                display="grid"
                placeItems="center"
                w="44px"
                h="44px"
                borderRadius="sm"
                bg="neutral.subtle"
                flexShrink="0"
              >
                <Icon of={row.icon} />
              </chakra.span>
              <chakra.div minW="0" flex="1">
                <chakra.h2 textStyle="md" fontWeight="semibold">
                  {row.name}
                </chakra.h2>
                <chakra.p textStyle="sm" color="fg.muted">
                  {row.hint}
                </chakra.p>
              </chakra.div>
              <LinkButton href={row.href} flexShrink="0">
                {row.action}
                <chakra.span srOnly>{row.name}</chakra.span>
              </LinkButton>
            </chakra.li>
          ))}
        </ul>
      </Card>
      <Sessions />
    </>
  )
}
