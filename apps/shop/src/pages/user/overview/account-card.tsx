import { chakra } from '@chakra-ui/react/styled-system'
import { useAccountQuery } from '@shiji/api/identity/account.buyer.api.ts'
import type { BuyerOverview } from '@shiji/contract/order/order.ts'
import { formatMoney, formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { PATHS } from '../../../site/links/paths.ts'
import { Avatar } from '../../../site/page/avatar.tsx'
import { Card } from '../../../site/page/card.tsx'

/** Name of the account, with balance and points; a dash for unknown values. */
export function AccountCard({ overview }: { readonly overview: BuyerOverview | undefined }) {
  const say = useText('shop_account', 'shop')
  const locale = useLocale()
  const { data: account } = useAccountQuery()
  return (
    <Card display="flex" flexWrap="wrap" alignItems="center" gap="4">
      <Avatar src={account?.avatar ?? ''} size="large" />
      <chakra.div minW="0" flex="1">
        <chakra.h1 textStyle="xl" fontWeight="bold" truncate>
          {account?.nickname ?? say('shop.member_center')}
        </chakra.h1>
        <chakra.p textStyle="sm" color="fg.muted" data-tabular>
          {account?.phone ?? ''}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" gap={{ base: '6', md: '10' }} w={{ base: 'full', md: 'auto' }}>
        <UiLink href={PATHS.money}>
          <chakra.span display="block" textStyle="sm" color="fg.muted">
            {say('shop_account.balance')}
          </chakra.span>
          <chakra.span display="block" textStyle="2xl" fontWeight="bold" data-tabular>
            {overview ? formatMoney(overview.money, locale) : '–'}
          </chakra.span>
        </UiLink>
        <UiLink href="/user/integral">
          <chakra.span display="block" textStyle="sm" color="fg.muted">
            {say('shop_account.integral')}
          </chakra.span>
          <chakra.span display="block" textStyle="2xl" fontWeight="bold" data-tabular>
            {overview ? formatNumber(overview.integral, locale) : '–'}
          </chakra.span>
        </UiLink>
      </chakra.div>
    </Card>
  )
}
