import { chakra } from '@chakra-ui/react/styled-system'
import { useAccountQuery } from '@shiji/api/identity/account.buyer.api.ts'
import { formatMoney } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { MoneyLog } from '../../../features/money/money-log.tsx'
import { AccountHeading } from '../../../site/page/account-heading.tsx'
import { Card } from '../../../site/page/card.tsx'
import { useHead } from '../../../site/page/use-head.ts'

/** Frozen money and its entries (spec §2 /user/frozen_money). */
export function Component() {
  const say = useText('shop_account')
  const locale = useLocale()
  const { data: account } = useAccountQuery(undefined, { refetchOnMountOrArgChange: true })
  useHead({ title: say('shop_account.money_frozen_page') })
  return (
    <>
      <AccountHeading>{say('shop_account.money_frozen_page')}</AccountHeading>
      <Card mb={{ base: '3', md: '4' }}>
        <chakra.p textStyle="sm" color="fg.muted">
          {say('shop_account.money_frozen')}
        </chakra.p>
        <chakra.p textStyle="4xl" fontWeight="bold" data-tabular>
          {account ? formatMoney(account.frozen_money, locale) : '—'}
        </chakra.p>
      </Card>
      <MoneyLog account="frozen" title={say('shop_account.money_frozen_log')} />
    </>
  )
}
