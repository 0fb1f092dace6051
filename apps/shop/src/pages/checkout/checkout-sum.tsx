import { chakra } from '@chakra-ui/react/styled-system'
import type { Quote } from '@shiji/contract/cart/cart.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { BarSum } from '../../features/checkout/bar-sum.tsx'
import { Totals } from '../../features/checkout/totals.tsx'
import type { Checkout } from './use-checkout.ts'

export interface CheckoutSumProps {
  readonly checkout: Pick<Checkout, 'state' | 'refusal' | 'isQuoting' | 'awaitsAddress'>
  readonly quote: Quote
  readonly onSubmit: () => void
}

/** The sum and the button that places the order: beside the goods, on phones at the bottom of the screen. */
export function CheckoutSum({ checkout, quote, onSubmit }: CheckoutSumProps) {
  const say = useText('shop_order')
  const { state, refusal, isQuoting } = checkout
  const button = (
    <Button
      look="solid"
      size="xl"
      block
      loading={state === 'sending'}
      disabled={isQuoting || checkout.awaitsAddress}
      onClick={onSubmit}
    >
      {state === 'lost' ? say('shop_order.pay_again') : say('shop_order.checkout_submit')}
    </Button>
  )
  return (
    <>
      <chakra.aside
        aria-label={say('shop_order.cart_summary')}
        position={{ lg: 'sticky' }}
        top="80px"
        bg="bg.surface"
        borderRadius="md"
        p={{ base: '4', md: '5' }}
        aria-busy={isQuoting}
      >
        <chakra.div opacity={isQuoting ? '0.55' : '1'} transition="opacity 140ms">
          <Totals quote={quote} />
        </chakra.div>
        <chakra.div role="alert">
          {(state === 'lost' || (refusal && refusal.msg !== '')) && (
            <chakra.p
              mt="3"
              textStyle="sm"
              fontWeight="medium"
              px="3"
              py="2"
              borderRadius="sm"
              bg="status.warning.subtle"
              color="status.warning.fg"
            >
              {state === 'lost' ? say('shop_order.checkout_lost') : refusal?.msg}
            </chakra.p>
          )}
        </chakra.div>
        <chakra.div hideBelow="md" mt="4">
          {button}
        </chakra.div>
      </chakra.aside>
      <chakra.div
        hideFrom="md"
        position="fixed"
        insetX="0"
        bottom="0"
        zIndex="docked"
        display="grid"
        gridTemplateColumns="auto minmax(0, 1fr)"
        alignItems="center"
        gap={{ base: '3', sm: '4' }}
        px="3"
        pt="2"
        pb="calc(8px + env(safe-area-inset-bottom, 0px))"
        bg="bg.surface"
        borderTopWidth="1px"
        borderColor="border"
      >
        <BarSum label={say('shop_order.checkout_payable')} fen={quote.payable} />
        {button}
      </chakra.div>
    </>
  )
}
