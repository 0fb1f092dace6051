import { chakra } from '@chakra-ui/react/styled-system'
import type { HomeEditorial } from '@shiji/contract/catalog/home.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { ArrowRight } from 'lucide-react'
import { useFileUrl } from '../../../site/goods/use-file-url.ts'
import { useName } from '../../../site/names.ts'
import { BackdropCard, CardWords, fadesIn, focusRing, onBackdrop, PictureBackdrop } from '../picture-backdrop.tsx'
import { GoodsTile } from './goods-tile.tsx'

/** What the operator wrote: words above a large picture, never over its things, and four goods beside it. */
export function Editorial({ editorial: { advert, goods } }: { readonly editorial: HomeEditorial }) {
  const say = useText('shop')
  const pick = useName()
  const fileUrl = useFileUrl()
  const { id, title, title_en, hint, hint_en, image, url } = advert
  return (
    <chakra.section
      mt={{ base: '4', md: '6' }}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
      bg="bg.surface"
      borderRadius={{ base: 'md', md: 'lg' }}
      overflow="hidden"
    >
      <chakra.div minH={{ base: '430px', md: '440px' }}>
        <BackdropCard seed={id} css={{ ...focusRing, '&:hover img': { transform: 'scale(1.02)' } }}>
          <PictureBackdrop image={image} />
          <chakra.img
            src={fileUrl(image)}
            alt=""
            width={800}
            height={800}
            loading="lazy"
            decoding="async"
            position="absolute"
            insetEnd="0"
            bottom="0"
            h={{ base: '68%', md: '74%' }}
            w="full"
            objectFit="cover"
            objectPosition="90% 50%"
            transition="transform 600ms {easings.enter}"
            _motionReduce={{ transition: 'none' }}
            css={{ maskImage: fadesIn('bottom') }}
          />
          <chakra.div
            position="relative"
            display="flex"
            flexDirection="column"
            alignItems="flex-start"
            h="full"
            maxW={{ base: 'full', md: '88%' }}
            p={{ base: '5', md: '8' }}
          >
            <chakra.p
              textStyle="xs"
              fontWeight="semibold"
              letterSpacing="label"
              color={onBackdrop.label}
              mb={{ base: '1', md: '2' }}
            >
              {say('shop.home_editorial')}
            </chakra.p>
            <chakra.h2
              textStyle={{ base: '2xl', md: '4xl' }}
              fontWeight="bold"
              letterSpacing="tight"
              textWrap="balance"
              lineClamp="3"
            >
              <CardWords href={url}>{pick(title, title_en)}</CardWords>
            </chakra.h2>
            <chakra.p textStyle={{ base: 'sm', md: 'lg' }} color={onBackdrop.soft} mt="2" lineClamp="3">
              {pick(hint, hint_en)}
            </chakra.p>
            {url !== '' && (
              <chakra.span
                aria-hidden
                hideBelow="md"
                display="inline-flex"
                alignItems="center"
                gap="1.5"
                mt="4"
                textStyle="md"
                fontWeight="semibold"
              >
                {say('shop.home_hero_action')}
                <Icon of={ArrowRight} size={16} />
              </chakra.span>
            )}
          </chakra.div>
        </BackdropCard>
      </chakra.div>
      <chakra.ul
        display="grid"
        gridTemplateColumns="repeat(2, minmax(0, 1fr))"
        alignContent="center"
        columnGap={{ base: '3', md: '5' }}
        rowGap={{ base: '3', md: '4' }}
        p={{ base: '3', md: '6' }}
      >
        {goods.map(item => (
          <li key={item.id}>
            <GoodsTile goods={item} ratio={1.2} />
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}
