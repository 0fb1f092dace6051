import { chakra } from '@chakra-ui/react/styled-system'
import type { DemoAccount } from '@shiji/api/base/page/runtime-config.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { useName } from '../../site/names.ts'

export interface DemoAccountsProps {
  readonly accounts: readonly DemoAccount[]
  readonly onUse: (account: DemoAccount) => void
}

/** Accounts of a demo, one click to log in. */
export function DemoAccounts({ accounts, onUse }: DemoAccountsProps) {
  const say = useText('login')
  const pick = useName()
  if (accounts.length === 0) return null
  return (
    <chakra.section aria-label={say('login.demo_accounts')} mt="6" p="4" borderRadius="sm" bg="status.warning.subtle">
      <chakra.h2 textStyle="sm" fontWeight="semibold" color="status.warning.fg" mb="2">
        {say('login.demo_accounts')}
      </chakra.h2>
      <chakra.ul display="flex" flexDirection="column" gap="2">
        {accounts.map(account => (
          <chakra.li key={account.username} display="flex" alignItems="center" gap="3" textStyle="sm">
            <chakra.span minW="0" flex="1">
              <chakra.b display="block">{pick(account.name, account.name_en)}</chakra.b>
              <chakra.code fontFamily="mono" textStyle="xs" overflowWrap="anywhere">
                {account.username} / <chakra.span display="inline-block">{account.password}</chakra.span>
              </chakra.code>
            </chakra.span>
            <Button size="sm" onClick={() => onUse(account)}>
              {say('login.demo_use')}
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}
