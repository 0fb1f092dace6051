import { chakra } from '@chakra-ui/react/styled-system'
import type { DemoAccount } from '@shiji/api/base/page/runtime-config.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { useBackoffice } from '../../core/running/backoffice.ts'

/** The demo accounts of this area; renders nothing outside demo mode (product §1). */
export function DemoAccounts({ onUse }: { readonly onUse: (account: DemoAccount) => void }) {
  const say = useText('login')
  const locale = useLocale()
  const { area, config } = useBackoffice()
  const accounts = config.demoAccounts.filter(account => account.area === area)
  if (accounts.length === 0) return null
  return (
    <chakra.section mt="8" p="4" borderRadius="md" bg="bg.sunken" aria-label={say('login.demo_accounts')}>
      <chakra.h2 textStyle="sm" fontWeight="semibold" mb="2">
        {say('login.demo_accounts')}
      </chakra.h2>
      <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="2">
        {accounts.map(account => (
          <chakra.li key={account.username} display="flex" alignItems="center" gap="3" justifyContent="space-between">
            <chakra.span textStyle="sm" minW="0" overflowWrap="anywhere">
              {locale === 'en' ? account.name_en : account.name}
              <chakra.span display="block" color="fg.muted" fontFamily="mono" textStyle="xs">
                {account.username} / <chakra.span display="inline-block">{account.password}</chakra.span>
              </chakra.span>
            </chakra.span>
            <Button
              size="sm"
              onClick={() => onUse(account)}
              aria-label={`${say('login.demo_use')}: ${account.username}`}
            >
              {say('login.demo_use')}
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}
