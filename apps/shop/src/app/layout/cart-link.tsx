import { chakra } from '@chakra-ui/react/styled-system'
import { useCartCountQuery } from '@shiji/api/platform/platform.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { ShoppingCart } from 'lucide-react'
import { PATHS } from '../../site/links/paths.ts'
import { CountSpot } from '../../site/page/count-spot.tsx'
import { useIsLogin } from '../../site/session.ts'

const mostShown = 99

/** Items in the cart; 0 for visitors, undefined if they could not be counted. */
export function useCartCount(): number | undefined {
  const loggedIn = useIsLogin()
  const { data, isError } = useCartCountQuery(undefined, { skip: !loggedIn })
  if (!loggedIn) return 0
  return data ?? (isError ? undefined : 0)
}

/** Accessible name of the cart link. */
export function useCartWords(): string {
  const say = useText('shop')
  const count = useCartCount()
  return count === undefined ? say('shop.cart_count_unknown') : say('shop.cart_count', { count })
}

/** The number at the cart, a dash if unknown; bumps when it changes. */
export function CountBadge({ count }: { readonly count: number | undefined }) {
  if (count === 0) return null
  return (
    <CountSpot key={count ?? '–'} aria-hidden top="-1" insetStart="calc(50% + 2px)" animation="bump 260ms">
      {count === undefined ? '–' : count > mostShown ? `${mostShown}+` : count}
    </CountSpot>
  )
}

/** Link to the cart with its number of items, which is announced when it changes. */
export function CartLink() {
  const say = useText('shop')
  const count = useCartCount()
  const words = useCartWords()
  return (
    <>
      <UiLink
        href={PATHS.carts}
        display="inline-flex"
        alignItems="center"
        gap="2"
        h="control-md"
        px="3"
        borderRadius="sm"
        fontWeight="medium"
        textStyle="md"
        _hover={{ bg: 'neutral.subtle' }}
      >
        <chakra.span srOnly>{words}</chakra.span>
        <chakra.span aria-hidden position="relative" display="inline-flex">
          <Icon of={ShoppingCart} />
          <CountBadge count={count} />
        </chakra.span>
        <chakra.span aria-hidden hideBelow="xl" ms={count === 0 ? undefined : '1.5'}>
          {say('shop.cart')}
        </chakra.span>
      </UiLink>
      <chakra.span role="status" srOnly>
        {count === 0 ? '' : words}
      </chakra.span>
    </>
  )
}
