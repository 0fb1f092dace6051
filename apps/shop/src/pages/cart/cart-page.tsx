import { chakra } from '@chakra-ui/react/styled-system'
import { useCartQuery } from '@shiji/api/cart/cart.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Skeleton, Skeletons } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { ShoppingCart } from 'lucide-react'
import { Recommended } from '../../features/goods/recommended.tsx'
import { LinkButton } from '../../site/links/link-button.tsx'
import { PATHS } from '../../site/links/paths.ts'
import { LoadFailed } from '../../site/page/load-failed.tsx'
import { Column } from '../../site/page/section.tsx'
import { useHead } from '../../site/page/use-head.ts'
import { CartView } from './cart-view.tsx'

/** The cart (spec §2 /carts). */
export function Component() {
  const say = useText('shop_order', 'shop')
  const {
    data: cart,
    isError,
    error: failure,
    isFetching,
    refetch,
  } = useCartQuery(undefined, { refetchOnMountOrArgChange: true })
  useHead({ title: say('shop_order.cart_page') })
  const empty = cart?.stores.length === 0
  return (
    <Column pt={{ base: '3', md: '6' }}>
      <chakra.h1 textStyle={{ base: 'xl', md: '2xl' }} fontWeight="bold" mb="4">
        {say('shop_order.cart_page')}
      </chakra.h1>
      {isError && !cart ? (
        <LoadFailed failure={failure} onRetry={() => void refetch()} retrying={isFetching} />
      ) : cart === undefined ? (
        <CartSkeleton />
      ) : empty ? (
        <EmptyState icon={ShoppingCart} title={say('shop_order.cart_empty')} hint={say('shop_order.cart_empty_hint')}>
          <LinkButton href={PATHS.home} look="solid">
            {say('shop_order.success_continue')}
          </LinkButton>
          <LinkButton href={PATHS.favorites}>{say('shop_order.cart_empty_favorites')}</LinkButton>
        </EmptyState>
      ) : (
        <CartView cart={cart} />
      )}
      {cart && <Recommended key={empty ? 'empty' : 'cart'} place={empty ? 'empty' : 'cart'} />}
    </Column>
  )
}

function CartSkeleton() {
  return (
    <Skeletons>
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 320px' }} gap="6">
        <chakra.div display="flex" flexDirection="column" gap="4">
          <Skeleton h="220px" borderRadius="md" />
          <Skeleton h="180px" borderRadius="md" />
        </chakra.div>
        <Skeleton h="220px" borderRadius="md" />
      </chakra.div>
    </Skeletons>
  )
}
