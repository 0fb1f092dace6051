import { chakra } from '@chakra-ui/react/styled-system'
import type { AdvCard } from '@shiji/contract/content/adverts.ts'
import { useText } from '@shiji/i18n/react.ts'
import { useFileUrl } from '../../site/goods/use-file-url.ts'
import { useName } from '../../site/names.ts'
import { BackdropCard, CardWords, focusRing, onBackdrop, PictureBackdrop } from './picture-backdrop.tsx'

/** Cards between best sellers and new arrivals. */
export function AdvertCards({ adverts }: { readonly adverts: readonly AdvCard[] }) {
  const say = useText('shop_content')
  return (
    <chakra.ul
      aria-label={say('shop_content.cards')}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
      gap={{ base: '2', md: '4' }}
    >
      {adverts.map(advert => (
        <chakra.li key={advert.id} h={{ base: '96px', md: '128px' }}>
          <Advert advert={advert} />
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

/** The strip above a floor. */
export function AdvertStrip({ advert }: { readonly advert: AdvCard }) {
  return (
    <chakra.div h={{ base: '72px', md: '96px' }} mb={{ base: '2', md: '4' }}>
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
        css={{ maskImage: 'linear-gradient(to right, transparent, black 34%)' }}
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
