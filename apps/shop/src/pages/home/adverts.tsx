import { chakra } from '@chakra-ui/react/styled-system'
import type { AdvCard } from '@shiji/contract/content/adverts.ts'
import { useText } from '@shiji/i18n/react.ts'
import { useFileUrl } from '../../site/goods/use-file-url.ts'
import { useName } from '../../site/names.ts'
import { BackdropCard, CardWords, fadesIn, focusRing, onBackdrop, PictureBackdrop } from './picture-backdrop.tsx'

/** The operator's cards, in a row; on phones they scroll sideways. */
export function AdvertCards({ adverts }: { readonly adverts: readonly AdvCard[] }) {
  const say = useText('shop_content')
  return (
    <chakra.ul
      aria-label={say('shop_content.cards')}
      display={{ base: 'flex', md: 'grid' }}
      gridTemplateColumns="repeat(3, minmax(0, 1fr))"
      gap={{ base: '2', md: '4' }}
      mx={{ base: '-3', md: '0' }}
      px={{ base: '3', md: '0' }}
      py={{ base: '1', md: '0' }}
      overflowX={{ base: 'auto', md: 'visible' }}
    >
      {adverts.map(advert => (
        <chakra.li key={advert.id} h={{ base: '96px', md: '128px' }} flex={{ base: '0 0 248px', md: 'none' }}>
          <Advert advert={advert} />
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

/** The wide picture of a floor: as high as the floor leaves room for. */
export function AdvertStrip({ advert }: { readonly advert: AdvCard }) {
  return (
    <chakra.div flex="1" minH={{ base: '84px', md: '132px' }}>
      <Advert advert={advert} />
    </chakra.div>
  )
}

function Advert({ advert: { id, title, title_en, hint, hint_en, image, url } }: { readonly advert: AdvCard }) {
  const pick = useName()
  const fileUrl = useFileUrl()
  const words = pick(title, title_en)
  return (
    <BackdropCard seed={id} borderRadius={{ base: 'md', md: 'lg' }} css={focusRing}>
      <PictureBackdrop image={image} flat />
      <chakra.img
        src={fileUrl(image, 400)}
        alt=""
        width={400}
        height={400}
        loading="lazy"
        position="absolute"
        insetEnd="0"
        top="0"
        h="full"
        w="auto"
        aspectRatio="1"
        objectFit="cover"
        css={{ maskImage: fadesIn('right') }}
      />
      <chakra.div
        position="relative"
        display="flex"
        flexDirection="column"
        justifyContent="center"
        h="full"
        ps={{ base: '4', md: '6' }}
        pe={{ base: '96px', md: '128px' }}
      >
        <chakra.h3 textStyle={{ base: 'md', md: 'lg' }} fontWeight="bold" lineClamp="1">
          <CardWords href={url}>{words}</CardWords>
        </chakra.h3>
        <chakra.p textStyle="sm" color={onBackdrop.soft} lineClamp="1">
          {pick(hint, hint_en)}
        </chakra.p>
      </chakra.div>
    </BackdropCard>
  )
}
