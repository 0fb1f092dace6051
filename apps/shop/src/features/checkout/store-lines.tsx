import { chakra } from '@chakra-ui/react/styled-system'
import type { Quote } from '@shiji/contract/cart/cart.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { Input } from '@shiji/ui/common/input/input.tsx'
import { StoreSeal } from '@shiji/ui/common/store-seal/store-seal.tsx'
import { Price } from '@shiji/ui/shop/price/price.tsx'
import { BoughtLine } from '../../site/goods/bought-line.tsx'
import { discountsOf, PriceSteps } from '../../site/goods/price-steps.tsx'
import { useName } from '../../site/names.ts'

export interface StoreLinesProps {
  readonly store: Quote['stores'][number]
  readonly remark: string
  readonly onRemark: (text: string) => void
  readonly disabled: boolean
}

/** The part of the order at one store: lines, note, delivery, subtotal. */
export function StoreLines({ store, remark, onRemark, disabled }: StoreLinesProps) {
  const say = useText('shop_order')
  const pick = useName()
  const name = pick(store.store_name, store.store_name_en)
  return (
    <chakra.section
      aria-label={name}
      py="5"
      borderTopWidth="1px"
      borderColor="border"
      _first={{ borderTopWidth: '0', pt: '0' }}
    >
      <chakra.h3 display="flex" alignItems="center" gap="2" textStyle="md" fontWeight="semibold" mb="3">
        <StoreSeal name={store.seal || name} color={store.colour} logo={store.logo} size={28} />
        {name}
      </chakra.h3>
      <chakra.ul display="flex" flexDirection="column" gap="3">
        {store.lines.map(line => (
          <BoughtLine
            key={line.sku_id}
            goodsId={line.goods_id}
            image={line.image}
            name={pick(line.name, line.name_en)}
            choice={pick(line.sku_name, line.sku_name_en)}
            price={line.price}
            pieces={line.buy_num}
            steps={line.steps.filter(({ phase }) => phase === 'unit')}
          />
        ))}
      </chakra.ul>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 1fr) 240px' }}
        gap="4"
        mt="4"
        alignItems="start"
      >
        <Field label={say('shop_order.checkout_remark')} optional disabled={disabled}>
          <Input
            value={remark}
            onChange={event => onRemark(event.target.value)}
            maxLength={LIMITS.order.remarkLength}
            placeholder={say('shop_order.checkout_remark_placeholder')}
          />
        </Field>
        <chakra.dl
          display="grid"
          gridTemplateColumns="1fr auto"
          rowGap="1"
          textStyle="sm"
          color="fg.muted"
          pt={{ md: '6' }}
        >
          <dt>{say('shop_order.checkout_freight')}</dt>
          <dd>
            {store.freight_amount === 0 ? (
              say('shop_order.checkout_freight_free')
            ) : (
              <Price fen={store.freight_amount} plain />
            )}
            <PriceSteps steps={store.steps.filter(({ phase }) => phase === 'freight')} />
          </dd>
          {discountsOf(store.steps).map(step => (
            <chakra.div key={`${step.phase} ${step.kind} ${step.name}`} display="contents">
              <dt>{pick(step.name, step.name_en)}</dt>
              <dd>
                <Price fen={-step.amount} plain />
              </dd>
            </chakra.div>
          ))}
          <chakra.dt color="fg" fontWeight="medium">
            {say('shop_order.cart_subtotal')}
          </chakra.dt>
          <chakra.dd color="fg">
            <Price fen={store.payable} plain />
          </chakra.dd>
        </chakra.dl>
      </chakra.div>
    </chakra.section>
  )
}
