import { chakra } from '@chakra-ui/react/styled-system'
import type { PayPage } from '@shiji/contract/payment/payment.ts'
import type { PaymentMethod } from '@shiji/contract/statuses.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { setServerTime } from '@shiji/ui/common/clock/server-clock.ts'
import { Countdown } from '@shiji/ui/common/countdown/countdown.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { Price } from '@shiji/ui/shop/price/price.tsx'
import { CircleCheck, Clock, ClockAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { DemoTopUp } from '../../features/pay/demo-top-up.tsx'
import { LostPin } from '../../features/pay/lost-pin.tsx'
import { MethodCards } from '../../features/pay/method-cards.tsx'
import { PinForm } from '../../features/pay/pin-form.tsx'
import { SetPinForm } from '../../features/pay/set-pin-form.tsx'
import { usePay } from '../../features/pay/use-pay.ts'
import { LinkButton } from '../../site/links/link-button.tsx'
import { PATHS, successPath } from '../../site/links/paths.ts'
import { PageTitle } from '../../site/page/page-title.tsx'
import { useSite } from '../../site/site-context.ts'
import { PaidOrders } from './paid-orders.tsx'

export interface PayViewProps {
  readonly page: PayPage
  /** Called when the time to pay is over: reloads the group. */
  readonly onOver: () => void
}

/** Amount, time left, payment methods, payment password. */
export function PayView({ page, onOver }: PayViewProps) {
  const say = useText('shop_order')
  const locale = useLocale()
  const { demo } = useSite().config
  const navigate = useNavigate()
  const pay = usePay(page)
  const usable = page.methods.filter(one => one.available && (one.name !== 'balance' || page.balance >= page.amount))
  const [wanted, setWanted] = useState<PaymentMethod>()
  const method = usable.find(one => one.name === wanted)?.name ?? usable.find(one => one.name === 'balance')?.name
  const short = page.balance < page.amount && page.methods.some(one => one.name === 'balance' && one.available)
  const form = useRef<HTMLDivElement>(null)
  const [toppedUp, setToppedUp] = useState(false)
  useEffect(() => {
    // The clicked button disappears after the top-up; the payment password gets the focus.
    if (!toppedUp || short) return
    setToppedUp(false)
    form.current?.querySelector('input')?.focus()
  }, [toppedUp, short])
  const { now } = page
  useEffect(() => setServerTime(Date.parse(now)), [now])

  if (page.status !== 'waiting_payment') {
    const paid = page.status === 'paid'
    return (
      <EmptyState
        extent="page"
        icon={paid ? CircleCheck : ClockAlert}
        title={<PageTitle>{say(paid ? 'shop_order.pay_settled' : 'shop_order.pay_cancelled')}</PageTitle>}
        hint={paid ? undefined : say('shop_order.pay_cancelled_hint')}
      >
        <LinkButton href={PATHS.orders} look="solid">
          {say('shop_order.checkout_see_orders')}
        </LinkButton>
      </EmptyState>
    )
  }
  const send = async (pin: string) => {
    const done = await pay.pay(pin)
    if (done?.status === 'paid') void navigate(successPath(page.group_id), { replace: true })
  }
  return (
    <chakra.div maxW="600px" mx="auto" px="3" pt={{ base: '4', md: '8' }}>
      <chakra.div bg="bg.surface" borderRadius="lg" p={{ base: '5', md: '8' }}>
        <chakra.h1 textStyle="md" fontWeight="medium" color="fg.muted" textAlign="center">
          {say('shop_order.pay_amount')}
        </chakra.h1>
        <chakra.p textAlign="center" my="1" css={{ '& > span': { fontSize: '{fontSizes.4xl}', lineHeight: '1.3' } }}>
          <Price fen={page.amount} size="lg" />
        </chakra.p>
        <chakra.p display="flex" justifyContent="center" alignItems="center" gap="1.5" textStyle="sm" color="fg.muted">
          <Icon of={Clock} size={16} />
          {say('shop_order.pay_left')}
          <chakra.b color="fg">
            <Countdown until={page.due_at} form="clock" onEnd={onOver} />
          </chakra.b>
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted" textAlign="center" mt="1">
          {say('shop_order.pay_until', { time: formatDateTime(page.due_at, locale) })}
        </chakra.p>
        <PaidOrders orders={page.orders} />
        <chakra.h2 textStyle="md" fontWeight="semibold" mt="6" mb="3">
          {say('shop_order.pay_method')}
        </chakra.h2>
        <MethodCards page={page} chosen={method} onChoose={setWanted} disabled={pay.state !== 'idle'} />
        {demo && short && <DemoTopUp page={page} onDone={() => setToppedUp(true)} />}
        <chakra.div mt="6" ref={form}>
          {method === undefined ? (
            <chakra.p role="status" textStyle="sm" color="fg.muted">
              {say(demo && short ? 'shop_order.top_up_first' : 'shop_order.pay_no_method')}
            </chakra.p>
          ) : page.pay_password_lost ? (
            <LostPin groupId={page.group_id} />
          ) : page.has_pay_password || pay.state !== 'idle' || pay.refusal ? (
            <PinForm amount={page.amount} pay={pay} onPin={pin => void send(pin)} />
          ) : (
            <SetPinForm onSet={pin => void send(pin)} busy={false} />
          )}
        </chakra.div>
      </chakra.div>
    </chakra.div>
  )
}
