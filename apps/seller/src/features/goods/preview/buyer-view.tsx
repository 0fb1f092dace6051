import { chakra } from '@chakra-ui/react/styled-system'
import { NOTHING } from '@shiji/i18n/format.ts'
import { useText } from '@shiji/i18n/react.ts'
import { useFileAddress } from '@shiji/ui/common/file-address/file-address.ts'
import { RichTextView } from '@shiji/ui/common/rich-text/rich-text-view.tsx'
import { Gallery } from '@shiji/ui/shop/gallery/gallery.tsx'
import { Price } from '@shiji/ui/shop/price/price.tsx'
import { firstChoice, skuOf } from '@shiji/ui/shop/sku-picker/sku-choice.ts'
import { SkuPicker } from '@shiji/ui/shop/sku-picker/sku-picker.tsx'
import { type ReactNode, useState } from 'react'
import { type BuyerGoods, priceSpan } from './buyer-goods.ts'

/** Goods with the parts of the shop's product page: beside each other on a desktop, one below the other on a phone. */
export function BuyerView({ goods, isPhone }: { readonly goods: BuyerGoods; readonly isPhone: boolean }) {
  const say = useText('goods', 'goods_form')
  const address = useFileAddress()
  const { name, subname, pictures, video, axes, skus, attributes, content } = goods
  const [index, setIndex] = useState(0)
  const [choice, setChoice] = useState(() => firstChoice(axes))
  const sku = skuOf(skus, choice)
  const list = sku?.marketPrice ?? 0
  return (
    <chakra.div display="grid" gap="6" minW="0">
      <chakra.div
        display="grid"
        gridTemplateColumns={isPhone ? 'minmax(0, 1fr)' : 'minmax(0, 5fr) minmax(0, 6fr)'}
        gap="6"
        alignItems="start"
      >
        <chakra.div display="grid" gap="3" minW="0">
          {pictures.length > 0 && <Gallery pictures={pictures} index={index} onIndex={setIndex} seed={name} />}
          {video !== '' && (
            // biome-ignore lint/a11y/useMediaCaption: stores upload videos without captions
            <chakra.video src={address(video)} title={say('goods.video')} controls preload="none" w="full" bg="black" />
          )}
        </chakra.div>
        <chakra.div display="grid" gap="4" minW="0" alignContent="start">
          <div>
            <chakra.h3 textStyle={isPhone ? 'xl' : '2xl'} fontWeight="bold" overflowWrap="anywhere">
              {name || NOTHING}
            </chakra.h3>
            {subname !== '' && (
              <chakra.p color="fg.muted" mt="1">
                {subname}
              </chakra.p>
            )}
          </div>
          <chakra.p role="status" aria-label={say('goods_form.preview_price')}>
            <PriceOf sku={sku?.price} span={priceSpan(skus)} />{' '}
            {sku?.price !== undefined && list > sku.price && <Price fen={list} struck size="lg" />}
          </chakra.p>
          {axes.length > 0 && (
            <SkuPicker
              axes={axes}
              skus={skus}
              choice={choice}
              onChange={next => {
                setChoice(next)
                const picture = axes[0]?.values.find(value => value.name === next[0])?.picture
                const at = pictures.findIndex(({ src }) => src === picture)
                if (at >= 0) setIndex(at)
              }}
            />
          )}
        </chakra.div>
      </chakra.div>
      {attributes.length > 0 && (
        <Part title={say('goods.section.attributes')}>
          <chakra.dl display="grid" gridTemplateColumns={isPhone ? '1fr' : '1fr 1fr'} columnGap="8">
            {attributes.map((row, at) => (
              // Names may be equal while they are typed.
              <chakra.div key={at} display="flex" gap="4" py="2.5" borderBottomWidth="1px">
                <chakra.dt color="fg.muted" flex="0 0 104px">
                  {row.name}
                </chakra.dt>
                <chakra.dd minW="0" overflowWrap="anywhere">
                  {row.value}
                </chakra.dd>
              </chakra.div>
            ))}
          </chakra.dl>
        </Part>
      )}
      {content !== '' && (
        <Part title={say('goods.section.detail')}>
          <RichTextView stored={content} />
        </Part>
      )}
    </chakra.div>
  )
}

/** The price of the selected SKU, else the span of all. */
function PriceOf({ sku, span }: { readonly sku: number | undefined; readonly span: ReturnType<typeof priceSpan> }) {
  if (sku !== undefined) return <Price fen={sku} size="lg" />
  if (span === undefined) return NOTHING
  return (
    <>
      <Price fen={span.low} size="lg" />
      {span.high > span.low && (
        <>
          {' – '}
          <Price fen={span.high} size="lg" />
        </>
      )}
    </>
  )
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <chakra.section aria-label={title} minW="0">
    <chakra.h4 textStyle="lg" fontWeight="semibold" mb="2">
      {title}
    </chakra.h4>
    {children}
  </chakra.section>
)
