import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { QuantityInput } from '@shiji/ui/shop/quantity-input/quantity-input.tsx'
import { SkuPicker } from '@shiji/ui/shop/sku-picker/sku-picker.tsx'
import { useId } from 'react'
import type { Purchase } from './use-purchase.ts'

/** From so many pieces on the number is not said: people only need to know when goods run out. */
const few = 10

/** SKU and quantity. */
export function ChoicePanel({ purchase }: { readonly purchase: Purchase }) {
  const say = useText('shop_goods')
  const labelId = useId()
  const { model, choice, choose, demand, quantity, setQuantity, stock, chosen } = purchase
  const stockText =
    stock === 0
      ? say('shop_goods.stock_none')
      : chosen && stock <= few
        ? say('shop_goods.stock_low', { count: stock })
        : say('shop_goods.stock_in')
  return (
    <chakra.div display="flex" flexDirection="column" gap="5">
      {model.axes.length > 0 && (
        <SkuPicker axes={model.axes} skus={model.skus} choice={choice} onChange={choose} demand={demand} />
      )}
      <div>
        <chakra.p id={labelId} mb="2" textStyle="sm" fontWeight="medium" letterSpacing="label" color="fg.muted">
          {say('shop_goods.quantity')}
        </chakra.p>
        <chakra.div display="flex" alignItems="flex-start" gap="3">
          <QuantityInput
            value={quantity}
            onChange={setQuantity}
            stock={stock}
            label={say('shop_goods.quantity')}
            disabled={stock === 0}
          />
          <chakra.span
            aria-live="polite"
            display="inline-flex"
            alignItems="center"
            h="control-md"
            textStyle="sm"
            color={stock <= few ? 'status.warning.fg' : 'fg.muted'}
            data-tabular
          >
            {stockText}
          </chakra.span>
        </chakra.div>
      </div>
    </chakra.div>
  )
}
