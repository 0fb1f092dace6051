import { chakra } from '@chakra-ui/react/styled-system'
import { useTopUpDemoMutation } from '@shiji/api/finance/finance.buyer.api.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { PayPage } from '@shiji/contract/payment/payment.ts'
import { formatMoney } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useRef } from 'react'
import { useReportLoss } from '../../site/form/lost-answer.ts'
import { newKey } from '../../site/form/submit-key.ts'

const HUNDRED_YUAN = 10_000

/** Demo money per call: the missing amount, rounded up to hundreds, up to the limit of one call. */
export const topUpFor = ({ amount, balance }: Pick<PayPage, 'amount' | 'balance'>): number =>
  Math.min(Math.ceil((amount - balance) / HUNDRED_YUAN) * HUNDRED_YUAN, LIMITS.demoTopUp.callFen)

export interface DemoTopUpProps {
  readonly page: PayPage
  /** Called after the top-up. */
  readonly onDone: () => void
}

/** Free demo money for a buyer whose balance is too small. */
export function DemoTopUp({ page, onDone }: DemoTopUpProps) {
  const say = useText('shop_order')
  const locale = useLocale()
  const reportLoss = useReportLoss()
  const [topUp, { isLoading }] = useTopUpDemoMutation()
  // A try whose answer was lost is repeated under its key, so that nothing is booked twice.
  const key = useRef(newKey())
  const money = topUpFor(page)
  const give = async () => {
    const answer = await topUp({ money, idempotencyKey: key.current })
    if (reportLoss(answer.error)?.kind === 'network') return
    key.current = newKey()
    if (answer.error !== undefined) return
    toast.success(say('shop_order.top_up_done', { amount: formatMoney(money, locale) }))
    onDone()
  }
  return (
    <chakra.section
      aria-label={say('shop_order.top_up')}
      display="flex"
      flexDirection="column"
      gap="3"
      mt="4"
      p="4"
      borderRadius="sm"
      bg="status.info.subtle"
    >
      <chakra.p textStyle="sm">
        {say('shop_order.top_up_hint', { amount: formatMoney(page.amount - page.balance, locale) })}
      </chakra.p>
      <Button look="solid" size="lg" block loading={isLoading} onClick={() => void give()}>
        {say('shop_order.top_up_take', { amount: formatMoney(money, locale) })}
      </Button>
    </chakra.section>
  )
}
