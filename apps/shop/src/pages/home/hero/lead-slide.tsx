import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { Price } from '@shiji/ui/shop/price/price.tsx'
import { ArrowRight } from 'lucide-react'
import { memo, useState } from 'react'
import type { PictureTurn } from '../../../features/slides/slide-frame.tsx'
import { isWide } from '../../../site/goods/picture-width.ts'
import { useFileUrl } from '../../../site/goods/use-file-url.ts'
import { BackdropCard, CardWords, fadesIn, focusRing, onBackdrop, PictureBackdrop } from '../picture-backdrop.tsx'
import { heroPicture } from './hero-picture.ts'
import { WidePicture } from './wide-picture.tsx'

export interface LeadSlideProps {
  /** Id of the shown item; decides the tone of the plate behind the picture. */
  readonly seed: number
  /** '' for no link. */
  readonly href: string
  readonly title: string
  readonly hint: string
  readonly image: string
  /** Small text above the title. */
  readonly label?: string
  /** In fen. */
  readonly price?: number
  readonly picture: PictureTurn
}

/** The main item of the home page: text on the side, a square picture fading out under it or a wide one over the whole card. */
export const LeadSlide = memo(function LeadSlide(props: LeadSlideProps) {
  const { seed, href, title, hint, image, label, price, picture } = props
  const say = useText('shop')
  const fileUrl = useFileUrl()
  const { src, srcSet, sizes } = heroPicture(image, fileUrl)
  const [lost, setLost] = useState(image === '')
  const wide = isWide(image)
  return (
    <BackdropCard
      seed={seed}
      borderRadius={{ base: 'lg', md: 'xl' }}
      css={{ ...focusRing, '&:hover img': { transform: 'scale(1.03)' } }}
    >
      {!wide && picture !== 'later' && <PictureBackdrop image={image} />}
      {wide && !lost && picture !== 'later' && (
        <WidePicture src={src} first={picture === 'first'} onLost={() => setLost(true)} />
      )}
      {!wide && !lost && picture !== 'later' && (
        <chakra.img
          src={src}
          {...(srcSet === undefined ? {} : { srcSet })}
          sizes={sizes}
          alt=""
          width={800}
          height={800}
          fetchPriority={picture === 'first' ? 'high' : 'low'}
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
          css={{ maskImage: fadesIn('right') }}
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
        {label !== undefined && (
          <chakra.p
            textStyle="xs"
            fontWeight="semibold"
            letterSpacing="label"
            color={onBackdrop.label}
            mb={{ base: '1.5', md: '2.5' }}
          >
            {label}
          </chakra.p>
        )}
        <chakra.h2
          textStyle={{ base: 'xl', md: '3xl' }}
          fontWeight="bold"
          letterSpacing="tight"
          lineClamp={{ base: '3', md: '2' }}
          textWrap="balance"
        >
          <CardWords href={href}>{title}</CardWords>
        </chakra.h2>
        <chakra.p textStyle="md" color={onBackdrop.soft} mt="1.5" lineClamp="1" hideBelow="md">
          {hint}
        </chakra.p>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap="4"
          rowGap="2"
          mt={{ base: '3', md: '6' }}
          css={{ '--chakra-colors-price': onBackdrop.price }}
        >
          {price !== undefined && <Price fen={price} size="md" />}
          {href !== '' && (
            <chakra.span
              aria-hidden
              display={{ base: 'none', md: 'inline-flex' }}
              alignItems="center"
              gap="1.5"
              h="40px"
              px="4"
              borderRadius="full"
              bg={onBackdrop.ink}
              color={onBackdrop.paper}
              textStyle="sm"
              fontWeight="medium"
            >
              {say('shop.home_hero_action')}
              <Icon of={ArrowRight} size={16} />
            </chakra.span>
          )}
        </chakra.div>
      </chakra.div>
    </BackdropCard>
  )
})
