import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import type { Purchase } from './use-purchase.ts'

export interface BuyButtonsProps {
  readonly purchase: Purchase
  /** Called after success, to close the surrounding sheet. */
  readonly onDone?: () => void
  /** Opens the choice when it is missing; without it the missing choice is highlighted. */
  readonly onMissing?: () => void
}

/** The two buy buttons. Without a complete choice they open it, or highlight what is missing where it is open. */
export function BuyButtons({ purchase, onDone, onMissing }: BuyButtonsProps) {
  const say = useText('shop_goods')
  const sold = purchase.stock === 0
  const opens = purchase.chosen === undefined ? onMissing : undefined
  const tell = (done: boolean) => done && onDone?.()
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="1fr 1fr"
      gap={{ base: '2', md: '3' }}
      flex="1"
      maxW={{ md: '460px' }}
    >
      <Button
        size="xl"
        px="2"
        textStyle={{ base: 'md', md: 'lg' }}
        look="subtle"
        loading={purchase.adding}
        disabled={sold}
        onClick={opens ?? (() => void purchase.addToCart().then(tell))}
      >
        {say('shop_goods.add_to_cart')}
      </Button>
      <Button
        size="xl"
        px="2"
        textStyle={{ base: 'md', md: 'lg' }}
        look="solid"
        disabled={sold}
        onClick={opens ?? (() => tell(purchase.buyNow()))}
      >
        {sold ? say('shop_goods.stock_none') : say('shop_goods.buy_now')}
      </Button>
    </chakra.div>
  )
}
