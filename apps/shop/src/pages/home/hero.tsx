import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsCard } from '@shiji/contract/catalog/catalog.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/icon/icon.tsx'
import { UiLink } from '@shiji/ui/link/ui-link.tsx'
import { Plate } from '@shiji/ui/plate/plate.tsx'
import { plateBackground, plateToneOf } from '@shiji/ui/plate/plate-tone.ts'
import { Price } from '@shiji/ui/price/price.tsx'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useName } from '../../site/names.ts'
import { goodsPath } from '../../site/paths.ts'
import { useFileUrl } from '../../site/use-file-url.ts'
import { HeroGrid } from './hero-grid.tsx'
import { heroPicture } from './hero-picture.ts'

/** The stage of the home page: the pick of the day with words beside it, three more things below. */
export function Hero({ goods }: { readonly goods: readonly GoodsCard[] }) {
  const [first, ...others] = goods
  if (first === undefined) return null
  return (
    <HeroGrid>
      <Leading goods={first} />
      {others.slice(0, 3).map(item => (
        <Side key={item.id} goods={item} />
      ))}
    </HeroGrid>
  )
}

// The words stand on a light plate in both modes, so their colours do not follow the mode.
const ink = '#181D1A'
const softInk = '#3D443F'
const persimmon = '#A52E0D'
const overCard = {
  _before: { content: '""', position: 'absolute', inset: '0', zIndex: '1', borderRadius: 'inherit' },
  _focusVisible: { outline: 'none', boxShadow: 'none' },
} as const
const focusRing = { '&:has(a:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' } }

function Leading({ goods }: { readonly goods: GoodsCard }) {
  const say = useText('shop')
  const pick = useName()
  const fileUrl = useFileUrl()
  const { src, srcSet, sizes } = heroPicture(goods.image, fileUrl)
  const [lost, setLost] = useState(goods.image === '')
  return (
    <chakra.article
      position="relative"
      gridColumn="1 / -1"
      overflow="hidden"
      borderRadius={{ base: 'lg', md: 'xl' }}
      color={ink}
      _dark={{ filter: 'brightness(.94)' }}
      css={{ ...focusRing, '&:hover img': { transform: 'scale(1.03)' } }}
      style={{ background: plateBackground(plateToneOf(goods.id)) }}
    >
      {/* The edge of the picture, which shows nothing but its backdrop, goes on under the words; so large, it is out of focus. */}
      <chakra.div
        aria-hidden
        position="absolute"
        inset="0"
        bgSize="480% 150%"
        backgroundPosition="0 40%"
        style={{ backgroundImage: `url("${encodeURI(fileUrl(goods.image, 160))}")` }}
      />
      <chakra.div aria-hidden position="absolute" inset="0" bg="rgb(255 255 255 / 22%)" />
      {!lost && (
        <chakra.img
          src={src}
          {...(srcSet === undefined ? {} : { srcSet })}
          sizes={sizes}
          alt=""
          width={800}
          height={800}
          fetchPriority="high"
          decoding="async"
          onError={() => setLost(true)}
          position="absolute"
          insetEnd="0"
          top="0"
          h="full"
          w="auto"
          aspectRatio="1"
          maxW={{ base: '54%', md: '62%' }}
          objectFit="cover"
          transition="transform 600ms {easings.enter}"
          transformOrigin="60% 60%"
          css={{ maskImage: 'linear-gradient(to right, transparent, black 34%)' }}
        />
      )}
      <chakra.div
        position="relative"
        display="flex"
        flexDirection="column"
        justifyContent="center"
        alignItems="flex-start"
        h="full"
        maxW={{ base: '54%', md: '56%' }}
        ps={{ base: '4', md: '9' }}
      >
        <chakra.p
          textStyle="xs"
          fontWeight="semibold"
          letterSpacing="label"
          color={persimmon}
          mb={{ base: '1.5', md: '2.5' }}
        >
          {say('shop.home_hero_label')}
        </chakra.p>
        <chakra.h2
          textStyle={{ base: 'xl', md: '3xl' }}
          fontWeight="bold"
          letterSpacing="tight"
          lineClamp={{ base: '3', md: '2' }}
        >
          <UiLink href={goodsPath(goods.id)} {...overCard}>
            {pick(goods.name, goods.name_en)}
          </UiLink>
        </chakra.h2>
        <chakra.p textStyle="md" color={softInk} mt="1.5" lineClamp="1" hideBelow="md">
          {pick(goods.subname, goods.subname_en)}
        </chakra.p>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap="4"
          rowGap="2"
          mt={{ base: '3', md: '6' }}
          css={{ '--chakra-colors-price': '#B3231B' }}
        >
          <Price fen={goods.price} size="md" />
          <chakra.span
            aria-hidden
            display={{ base: 'none', md: 'inline-flex' }}
            alignItems="center"
            gap="1.5"
            h="40px"
            px="4"
            borderRadius="full"
            bg={ink}
            color="white"
            textStyle="sm"
            fontWeight="medium"
          >
            {say('shop.home_hero_action')}
            <Icon of={ArrowRight} size={16} />
          </chakra.span>
        </chakra.div>
      </chakra.div>
    </chakra.article>
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
          <UiLink href={goodsPath(goods.id)} {...overCard}>
            {pick(goods.name, goods.name_en)}
          </UiLink>
        </chakra.h2>
        <Price fen={goods.price} />
      </chakra.div>
    </chakra.article>
  )
}
