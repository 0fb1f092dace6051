import { chakra } from '@chakra-ui/react/styled-system'
import type { CartLine as Line } from '@shiji/contract/cart/cart.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { formatMoney } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button, IconButton } from '@shiji/ui/common/button/button.tsx'
import { Checkbox } from '@shiji/ui/common/checkbox/checkbox.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { Plate } from '@shiji/ui/common/plate/plate.tsx'
import { Price } from '@shiji/ui/shop/price/price.tsx'
import { QuantityInput } from '@shiji/ui/shop/quantity-input/quantity-input.tsx'
import { ChevronDown, Heart, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { PriceSteps } from '../../site/goods/price-steps.tsx'
import { useFileUrl } from '../../site/goods/use-file-url.ts'
import { goodsPath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'
import { isShort } from './cart-view.ts'

/** What a person does with lines of the cart. Each function stays the same, so that a tick draws one line, not the cart. */
export interface LineActions {
  readonly tick: (lines: readonly Line[], ticked: boolean) => void
  readonly setQuantity: (lineId: number, quantity: number) => void
  /** Replaces the line by a favourite. */
  readonly keep: (line: Line) => void
  readonly remove: (line: Line) => void
  readonly changeSku: (line: Line) => void
}

export interface CartLineProps {
  readonly line: Line
  readonly ticked: boolean
  readonly actions: LineActions
}

/** A line of the cart: checkbox, picture, title, SKU, price, quantity, subtotal, remove and move buttons. */
export const CartLine = memo(function CartLine({ line, ticked, actions }: CartLineProps) {
  const say = useText('shop_order')
  const pick = useName()
  const fileUrl = useFileUrl()
  const name = pick(line.name, line.name_en)
  const sku = pick(line.sku_name, line.sku_name_en)
  const short = isShort(line)
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: '24px 88px minmax(0, 1fr)', md: '24px 96px minmax(0, 1fr) 148px 112px 40px' }}
      columnGap={{ base: '3', md: '4' }}
      rowGap="2"
      alignItems={{ base: 'start', md: 'center' }}
      px={{ base: '3', md: '5' }}
      py="4"
    >
      <chakra.span display="grid" placeItems="center" minH={{ base: '88px', md: 'auto' }}>
        <Checkbox
          aria-label={say('shop_order.cart_line_select', { name })}
          checked={ticked && !short}
          disabled={short}
          onChange={event => actions.tick([line], event.target.checked)}
        />
      </chakra.span>
      <UiLink href={`${goodsPath(line.goods_id)}?sku=${line.sku_id}`} aria-hidden tabIndex={-1}>
        <Plate src={fileUrl(line.image, 160)} alt="" seed={line.goods_id} radius="sm" />
      </UiLink>
      <chakra.div minW="0">
        <UiLink
          href={`${goodsPath(line.goods_id)}?sku=${line.sku_id}`}
          display="block"
          textStyle="md"
          fontWeight="medium"
          lineClamp="2"
          _hover={{ color: 'accent.fg' }}
        >
          {name}
        </UiLink>
        {sku !== '' && (
          <chakra.button
            type="button"
            onClick={() => actions.changeSku(line)}
            title={say('shop_order.cart_change_sku')}
            display="inline-flex"
            alignItems="center"
            gap="1"
            mt="1"
            h="28px"
            maxW="full"
            px="2"
            borderRadius="xs"
            bg="neutral.subtle"
            textStyle="xs"
            color="fg.muted"
            cursor="pointer"
            _hover={{ color: 'fg' }}
          >
            <chakra.span truncate>{sku}</chakra.span>
            <Icon of={ChevronDown} size={16} />
          </chakra.button>
        )}
        <LinePrice line={line} />
        <PriceSteps steps={line.steps} />
        {short && (
          <chakra.p
            role="status"
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap="2"
            mt="1"
            textStyle="xs"
            fontWeight="medium"
            color="status.danger.fg"
          >
            {say('shop_order.cart_short', { count: line.stock })}
            <Button size="xs" onClick={() => actions.setQuantity(line.id, line.stock)}>
              {say('shop_order.cart_reduce', { count: line.stock })}
            </Button>
          </chakra.p>
        )}
      </chakra.div>
      <chakra.div
        gridColumn={{ base: '2 / 4', md: 'auto' }}
        display="flex"
        flexWrap={{ base: 'wrap', md: 'nowrap' }}
        alignItems="center"
        justifyContent="space-between"
        rowGap="1"
      >
        <QuantityInput
          value={line.buy_num}
          onChange={quantity => actions.setQuantity(line.id, quantity)}
          stock={Math.max(1, line.stock)}
          limit={LIMITS.order.buyNumMax}
          label={name}
        />
        <chakra.span hideFrom="md" ms="auto" display="inline-flex" alignItems="center" gap="2">
          {/* The sum of one piece is its price, which stands above. */}
          {line.buy_num > 1 && <Price fen={line.payable} plain />}
          <WaysOut name={name} line={line} actions={actions} />
        </chakra.span>
      </chakra.div>
      <chakra.span hideBelow="md" textAlign="end">
        <Price fen={line.payable} plain />
      </chakra.span>
      <chakra.span hideBelow="md">
        <WaysOut name={name} line={line} actions={actions} />
      </chakra.span>
    </chakra.div>
  )
})

interface WaysOutProps extends Pick<CartLineProps, 'line' | 'actions'> {
  readonly name: string
}

function WaysOut({ name, line, actions }: WaysOutProps) {
  const say = useText('shop_order')
  return (
    <chakra.span display="flex" flexDirection={{ base: 'row', md: 'column' }}>
      <IconButton
        label={`${say('shop_order.cart_line_keep')} ${name}`}
        title={say('shop_order.cart_line_keep')}
        onClick={() => actions.keep(line)}
      >
        <Icon of={Heart} size={16} />
      </IconButton>
      <IconButton
        label={`${say('shop_order.cart_line_remove')} ${name}`}
        title={say('shop_order.cart_line_remove')}
        onClick={() => actions.remove(line)}
      >
        <Icon of={Trash2} size={16} />
      </IconButton>
    </chakra.span>
  )
}

/** The price of one piece, and its difference from the price at which it was added. */
function LinePrice({ line }: Pick<CartLineProps, 'line'>) {
  const say = useText('shop_order')
  const locale = useLocale()
  const difference = line.price - line.price_added
  return (
    <chakra.div mt="1.5" display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2">
      <Price fen={line.price} />
      {difference !== 0 && (
        <chakra.span
          textStyle="xs"
          fontWeight="medium"
          color={difference < 0 ? 'status.success.fg' : 'status.warning.fg'}
        >
          {say(difference < 0 ? 'shop_order.cart_lower' : 'shop_order.cart_higher', {
            amount: formatMoney(Math.abs(difference), locale),
          })}
        </chakra.span>
      )}
    </chakra.div>
  )
}
