import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsDetail } from '@shiji/contract/catalog/catalog.ts'
import { formatCount } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Gallery } from '@shiji/ui/gallery/gallery.tsx'
import { Icon } from '@shiji/ui/icon/icon.tsx'
import { onDemand } from '@shiji/ui/lazy/on-demand.tsx'
import { UiLink } from '@shiji/ui/link/ui-link.tsx'
import { Rating } from '@shiji/ui/rating/rating.tsx'
import { ChevronRight, CircleAlert } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { BuyButtons } from '../../features/buy/buy-buttons.tsx'
import { ChoicePanel } from '../../features/buy/choice-panel.tsx'
import { PricePlate } from '../../features/buy/price-plate.tsx'
import { usePurchase } from '../../features/buy/use-purchase.ts'
import { FavoriteButton } from '../../features/favorite/favorite-button.tsx'
import { GoodsGrid } from '../../features/goods/goods-grid.tsx'
import { pictureOf, picturesOf } from '../../site/goods/sku-model.ts'
import { useFileUrl } from '../../site/goods/use-file-url.ts'
import { searchPath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'
import { Column, Section } from '../../site/page/section.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Facts } from './facts.tsx'
import { GoodsSections } from './goods-sections.tsx'
import { StoreBlock } from './store-block.tsx'

const ChoiceDrawer = onDemand(() => import('../../features/buy/choice-drawer.tsx').then(module => module.ChoiceDrawer))

/** A product that is there: pictures, price, choice, ways to buy; then details, comments and more of the kind. */
export function GoodsView({ goods }: { readonly goods: GoodsDetail }) {
  const say = useText('shop_goods', 'common')
  const pick = useName()
  const locale = useLocale()
  const fileUrl = useFileUrl()
  const purchase = usePurchase(goods)
  const [picture, setPicture] = useState(0)
  const [choosing, setChoosing] = useState(false)
  const name = pick(goods.name, goods.name_en)
  const subname = pick(goods.subname, goods.subname_en)
  const pictures = picturesOf(goods)
  const chosenPicture = pictureOf(goods, purchase.model, purchase.choice)
  const chosenAt = chosenPicture === undefined ? -1 : pictures.indexOf(chosenPicture)
  useEffect(() => {
    if (chosenAt >= 0) setPicture(chosenAt)
  }, [chosenAt])
  const chosenWords = purchase.choice.filter(value => value !== undefined).join(say('ui.list_separator'))
  return (
    <Column pt={{ base: '0', md: '5' }}>
      <chakra.nav aria-label={say('common.breadcrumb')} mb="3" hideBelow="md">
        <chakra.ol display="flex" flexWrap="wrap" alignItems="center" gap="1" textStyle="sm" color="fg.muted">
          {goods.classes.map((node, index) => (
            <chakra.li key={node.id} display="inline-flex" alignItems="center" gap="1">
              {index > 0 && <Icon of={ChevronRight} size={16} />}
              <UiLink href={searchPath({ class_id: node.id })} _hover={{ color: 'accent.fg' }}>
                {pick(node.name, node.name_en)}
              </UiLink>
            </chakra.li>
          ))}
        </chakra.ol>
      </chakra.nav>
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
          <div>
            <chakra.h1
              textStyle={{ base: 'xl', md: '2xl' }}
              fontWeight="bold"
              letterSpacing="tight"
              overflowWrap="anywhere"
            >
              {name}
            </chakra.h1>
            {subname !== '' && (
              <chakra.p textStyle="md" color="fg.muted" mt="1">
                {subname}
              </chakra.p>
            )}
            {goods.comment_count > 0 && (
              <chakra.div display="flex" alignItems="center" gap="3" mt="2" textStyle="sm" color="fg.muted">
                <Rating value={goods.score / 10} />
                <chakra.a href="#comments" _hover={{ color: 'accent.fg' }}>
                  {say('shop_goods.comments_count', {
                    count: goods.comment_count,
                    shown: formatCount(goods.comment_count, locale),
                  })}
                </chakra.a>
              </chakra.div>
            )}
          </div>
          <PricePlate goods={goods} purchase={purchase} />
          <Facts goods={goods} />
          {goods.unavailable === null ? (
            <>
              <chakra.div hideBelow="md">
                <ChoicePanel purchase={purchase} />
              </chakra.div>
              <chakra.div hideBelow="md">
                <chakra.div display="flex" gap="3">
                  <BuyButtons purchase={purchase} />
                  <FavoriteButton goodsId={goods.id} />
                </chakra.div>
              </chakra.div>
              <chakra.button
                type="button"
                hideFrom="md"
                onClick={() => setChoosing(true)}
                display="flex"
                alignItems="center"
                gap="3"
                w="full"
                minH="52px"
                px="4"
                bg="bg.surface"
                borderRadius="md"
                textStyle="md"
                textAlign="start"
              >
                <chakra.span color="fg.muted">{say('shop_goods.choose_sku')}</chakra.span>
                <chakra.span flex="1" truncate fontWeight="medium">
                  {chosenWords}
                </chakra.span>
                <Icon of={ChevronRight} size={16} />
              </chakra.button>
            </>
          ) : (
            <chakra.div display="flex" gap="3">
              <chakra.div
                role="status"
                flex="1"
                display="flex"
                gap="2"
                alignItems="center"
                px="4"
                py="3"
                borderRadius="md"
                bg="status.warning.subtle"
                color="status.warning.fg"
                fontWeight="medium"
              >
                <Icon of={CircleAlert} />
                {say('shop_goods.unavailable')}
              </chakra.div>
              <FavoriteButton goodsId={goods.id} />
            </chakra.div>
          )}
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
