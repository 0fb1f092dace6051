import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Checkbox } from '@shiji/ui/common/checkbox/checkbox.tsx'
import { Price } from '@shiji/ui/shop/price/price.tsx'
import type { CartSelection } from '../../features/cart/cart-view.ts'
import { BarSum } from '../../features/checkout/bar-sum.tsx'

export interface CartSummaryProps {
  readonly selection: CartSelection
  readonly all: 'all' | 'some' | 'none'
  readonly onAll: () => void
  readonly onCheckOut: () => void
  readonly busy: boolean
}

/** The sum of the selected lines and the checkout button: beside the list, on phones in a bar at the bottom. */
export function CartSummary({ selection, all, onAll, onCheckOut, busy }: CartSummaryProps) {
  const say = useText('shop_order')
  const { pieces, amount } = selection
  const everything = (label: 'shop_order.cart_select_all' | 'shop_order.cart_all') => (
    <Checkbox checked={all === 'all'} indeterminate={all === 'some'} onChange={onAll}>
      {say(label)}
    </Checkbox>
  )
  return (
    <>
      <chakra.aside
        hideBelow="lg"
        aria-label={say('shop_order.cart_summary')}
        position="sticky"
        top="80px"
        bg="bg.surface"
        borderRadius="md"
        p="5"
      >
        <chakra.div display="flex" justifyContent="space-between" alignItems="center" mb="4">
          <chakra.h2 textStyle="lg" fontWeight="semibold">
            {say('shop_order.cart_summary')}
          </chakra.h2>
          {everything('shop_order.cart_select_all')}
        </chakra.div>
        <chakra.dl display="flex" justifyContent="space-between" textStyle="md" mb="1">
          <dt>{say('shop_order.cart_goods_total')}</dt>
          <dd>
            <Price fen={amount} plain />
          </dd>
        </chakra.dl>
        <chakra.p textStyle="xs" color="fg.muted">
          {say('shop_order.cart_address_hint')}
        </chakra.p>
        <chakra.dl
          display="flex"
          justifyContent="space-between"
          alignItems="baseline"
          mt="4"
          pt="4"
          borderTopWidth="1px"
          borderColor="border"
          aria-live="polite"
        >
          <chakra.dt textStyle="md">
            {say('shop_order.cart_total')}
            <chakra.span color="fg.muted" textStyle="sm" ms="2" data-tabular>
              {say('shop_order.cart_selected', { count: pieces })}
            </chakra.span>
          </chakra.dt>
          <dd>
            <Price fen={amount} size="md" />
          </dd>
        </chakra.dl>
        <Button look="solid" size="xl" block mt="4" loading={busy} onClick={onCheckOut}>
          {say('shop_order.cart_checkout', { count: pieces })}
        </Button>
      </chakra.aside>
      <chakra.div
        hideFrom="lg"
        position="fixed"
        insetX="0"
        bottom={{ base: 'calc(56px + env(safe-area-inset-bottom, 0px))', md: '0' }}
        zIndex="docked"
        display="flex"
        alignItems="center"
        gap={{ base: '2', sm: '3' }}
        px="3"
        py="2"
        bg="bg.surface"
        borderTopWidth="1px"
        borderColor="border"
        whiteSpace="nowrap"
      >
        {everything('shop_order.cart_all')}
        <BarSum label={say('shop_order.cart_total')} fen={amount} />
        <Button look="solid" size="lg" loading={busy} onClick={onCheckOut}>
          {say('shop_order.cart_checkout', { count: pieces })}
        </Button>
      </chakra.div>
    </>
  )
}
