import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsCard } from '@shiji/contract/catalog/catalog.ts'
import type { AdvCard } from '@shiji/contract/content/adverts.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Plate } from '@shiji/ui/common/plate/plate.tsx'
import { Price } from '@shiji/ui/shop/price/price.tsx'
import { thingOf } from '../../../site/goods/thing.ts'
import { useFileUrl } from '../../../site/goods/use-file-url.ts'
import { goodsPath } from '../../../site/links/paths.ts'
import { useName } from '../../../site/names.ts'
import { CardWords, focusRing } from '../picture-backdrop.tsx'
import { BannerStage } from './banner-stage.tsx'
import { HeroGrid } from './hero-grid.tsx'
import { LeadSlide } from './lead-slide.tsx'

const beside = 3

export interface HeroProps {
  readonly banners: readonly AdvCard[]
  readonly goods: readonly GoodsCard[]
}

/** The stage of the home page: banners, or the pick of the day with its text, and three products below. */
export function Hero({ banners, goods }: HeroProps) {
  const say = useText('shop')
  const pick = useName()
  const [first, ...others] = goods
  const leads = banners.length > 0
  if (!leads && first === undefined) return null
  return (
    <HeroGrid>
      {leads && <BannerStage banners={banners} />}
      {!leads && first !== undefined && (
        <chakra.div gridColumn="1 / -1" minH="0">
          <LeadSlide
            seed={first.id}
            href={goodsPath(first.id)}
            label={say('shop.home_hero_label')}
            title={pick(first.name, first.name_en)}
            hint={pick(first.subname, first.subname_en)}
            image={first.image}
            price={first.price}
            picture="first"
          />
        </chakra.div>
      )}
      {(leads ? goods : others).slice(0, beside).map(item => (
        <Side key={item.id} goods={item} />
      ))}
    </HeroGrid>
  )
}

function Side({ goods }: { readonly goods: GoodsCard }) {
  const pick = useName()
  const fileUrl = useFileUrl()
  return (
    <chakra.article
      position="relative"
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      gap={{ base: '1.5', md: '3' }}
      p={{ base: '0', md: '2.5' }}
      pb={{ base: '2', md: '2.5' }}
      minW="0"
      bg="bg.surface"
      borderRadius={{ base: 'md', md: 'lg' }}
      transition="box-shadow 140ms"
      _hover={{ boxShadow: 'hover' }}
      css={focusRing}
    >
      <chakra.div w={{ base: 'full', md: '116px' }} flexShrink="0">
        <Plate src={fileUrl(goods.image, 400)} alt="" seed={goods.id} eager />
      </chakra.div>
      <chakra.div
        display="flex"
        flexDirection="column"
        justifyContent="center"
        gap={{ base: '0', md: '1.5' }}
        minW="0"
        px={{ base: '2', md: '0' }}
      >
        <chakra.h2 textStyle={{ base: 'xs', md: 'sm' }} fontWeight="medium" lineClamp={{ base: '1', md: '2' }}>
          <CardWords href={goodsPath(goods.id)}>{thingOf(goods, pick).thing}</CardWords>
        </chakra.h2>
        <Price fen={goods.price} />
      </chakra.div>
    </chakra.article>
  )
}
