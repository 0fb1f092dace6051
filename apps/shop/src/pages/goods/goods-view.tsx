import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsDetail } from '@shiji/contract/catalog/goods-detail.ts'
import { useText } from '@shiji/i18n/react.ts'
import { lazyPart } from '@shiji/ui/common/lazy/lazy-part.tsx'
import { onDemand } from '@shiji/ui/common/lazy/on-demand.tsx'
import { Gallery } from '@shiji/ui/shop/gallery/gallery.tsx'
import { Suspense, useEffect, useRef, useState } from 'react'
import { BuyButtons } from '../../features/buy/buy-buttons.tsx'
import { PricePlate } from '../../features/buy/price-plate.tsx'
import { usePurchase } from '../../features/buy/use-purchase.ts'
import { Recommended } from '../../features/goods/recommended.tsx'
import { pictureOf, picturesOf } from '../../site/goods/sku-model.ts'
import { useFileUrl } from '../../site/goods/use-file-url.ts'
import { Column } from '../../site/page/section.tsx'
import { useWide } from '../../site/use-wide.ts'
import { BottomBar } from './bottom-bar.tsx'
import { BuyColumn } from './buy-column.tsx'
import { ClassPath } from './class-path.tsx'
import { useDelivery } from './delivery/use-delivery.ts'
import { Facts } from './facts.tsx'
import { GoodsHeading } from './goods-heading.tsx'
import { GoodsSections } from './goods-sections.tsx'
import { PurchaseArea } from './purchase-area.tsx'
import { StoreBlock } from './store-block.tsx'

const SeenRow = lazyPart(() => import('../../features/goods/seen-row.tsx').then(module => module.SeenRow), {
  quiet: true,
})
const ChoiceDrawer = onDemand(() => import('../../features/buy/choice-drawer.tsx').then(module => module.ChoiceDrawer))

/** A loaded product: pictures, price, choice, buy buttons; then details, reviews and similar products. */
export function GoodsView({ goods }: { readonly goods: GoodsDetail }) {
  const say = useText('shop_goods', 'ui')
  const fileUrl = useFileUrl()
  const purchase = usePurchase(goods)
  const delivery = useDelivery(goods, purchase)
  const [picture, setPicture] = useState(0)
  const [choosing, setChoosing] = useState(false)
  const isWide = useWide('lg')
  const top = useRef<HTMLDivElement>(null)
  const leadToChoice = () => {
    void purchase.addToCart()
    top.current?.scrollIntoView({ block: 'start' })
  }
  const pictures = picturesOf(goods)
  const chosenPicture = pictureOf(goods, purchase.model, purchase.choice)
  const chosenAt = chosenPicture === undefined ? -1 : pictures.indexOf(chosenPicture)
  useEffect(() => {
    if (chosenAt >= 0) setPicture(chosenAt)
  }, [chosenAt])
  return (
    <Column pt={{ base: '0', md: '5' }}>
      <ClassPath classes={goods.classes} />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' }}
        gap={{ base: '4', md: '8' }}
        p={{ md: '6' }}
        bg={{ md: 'bg.surface' }}
        borderRadius={{ md: 'lg' }}
      >
        <chakra.div mx={{ base: '-3', md: '0' }} css={{ '& ul': { px: { base: '3', md: '0' } } }}>
          <Gallery
            pictures={pictures.map((src, index) => ({
              src: fileUrl(src),
              small: fileUrl(src, 160),
              alt: say('ui.gallery_show', { at: index + 1, of: pictures.length }),
            }))}
            index={picture}
            onIndex={setPicture}
            seed={goods.id}
          />
        </chakra.div>
        <chakra.div ref={top} display="flex" flexDirection="column" gap="5" minW="0" scrollMarginTop="80px">
          <GoodsHeading goods={goods} />
          <PricePlate goods={goods} purchase={purchase} />
          <Facts goods={goods} shown={delivery} />
          <PurchaseArea goods={goods} purchase={purchase} onChoose={() => setChoosing(true)} />
          <StoreBlock store={goods.store} store_rate={goods.store_rate} store_grade={goods.store_grade} />
        </chakra.div>
      </chakra.div>
      <chakra.div
        mt={{ base: '4', md: '6' }}
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' }}
        gap="6"
        alignItems="start"
      >
        <GoodsSections goods={goods} />
        {isWide && goods.unavailable === null && (
          <BuyColumn goods={goods} purchase={purchase} onMissing={leadToChoice} />
        )}
      </chakra.div>
      <Recommended place="product" goodsId={goods.id} title={say('shop_goods.related')} />
      <Suspense fallback={null}>
        <SeenRow without={goods.id} />
      </Suspense>
      {goods.unavailable === null && (
        <BottomBar goodsId={goods.id} storeId={goods.store_id}>
          <BuyButtons purchase={purchase} onMissing={() => setChoosing(true)} />
        </BottomBar>
      )}
      <Suspense fallback={null}>
        {choosing && <ChoiceDrawer goods={goods} purchase={purchase} open onClose={() => setChoosing(false)} />}
      </Suspense>
    </Column>
  )
}
