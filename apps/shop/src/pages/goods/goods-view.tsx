import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsDetail } from '@shiji/contract/catalog/catalog.ts'
import { useText } from '@shiji/i18n/react.ts'
import { onDemand } from '@shiji/ui/common/lazy/on-demand.tsx'
import { Gallery } from '@shiji/ui/shop/gallery/gallery.tsx'
import { Suspense, useEffect, useState } from 'react'
import { BuyButtons } from '../../features/buy/buy-buttons.tsx'
import { PricePlate } from '../../features/buy/price-plate.tsx'
import { usePurchase } from '../../features/buy/use-purchase.ts'
import { GoodsGrid } from '../../features/goods/goods-grid.tsx'
import { pictureOf, picturesOf } from '../../site/goods/sku-model.ts'
import { useFileUrl } from '../../site/goods/use-file-url.ts'
import { Column, Section } from '../../site/page/section.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { ClassPath } from './class-path.tsx'
import { Facts } from './facts.tsx'
import { GoodsHeading } from './goods-heading.tsx'
import { GoodsSections } from './goods-sections.tsx'
import { PurchaseArea } from './purchase-area.tsx'
import { StoreBlock } from './store-block.tsx'

const ChoiceDrawer = onDemand(() => import('../../features/buy/choice-drawer.tsx').then(module => module.ChoiceDrawer))

/** A loaded product: pictures, price, choice, buy buttons; then details, reviews and similar products. */
export function GoodsView({ goods }: { readonly goods: GoodsDetail }) {
  const say = useText('shop_goods', 'ui')
  const fileUrl = useFileUrl()
  const purchase = usePurchase(goods)
  const [picture, setPicture] = useState(0)
  const [choosing, setChoosing] = useState(false)
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
        <chakra.div display="flex" flexDirection="column" gap="5" minW="0">
          <GoodsHeading goods={goods} />
          <PricePlate goods={goods} purchase={purchase} />
          <Facts goods={goods} />
          <PurchaseArea goods={goods} purchase={purchase} onChoose={() => setChoosing(true)} />
          <StoreBlock store={goods.store} />
        </chakra.div>
      </chakra.div>
      <chakra.div mt={{ base: '4', md: '6' }}>
        <GoodsSections goods={goods} />
      </chakra.div>
      {goods.related.length > 0 && (
        <Section title={say('shop_goods.related')}>
          <GoodsGrid goods={goods.related.slice(0, 6)} />
        </Section>
      )}
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
