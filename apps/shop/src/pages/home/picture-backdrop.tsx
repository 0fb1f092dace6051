import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { plateBackground, plateToneOf } from '@shiji/ui/common/plate/plate-tone.ts'
import { useFileUrl } from '../../site/goods/use-file-url.ts'

export interface PictureBackdropProps {
  readonly image: string
  /** Uses only the colour of its corner: stretched over a low strip, shadows would become streaks. @default false */
  readonly flat?: boolean
}

/**
 * The edge of a picture, which shows only its backdrop, is stretched under the text; at that size it is blurred. The
 * text is on a light plate in both modes, so its colours do not follow the mode.
 */
export function PictureBackdrop({ image, flat = false }: PictureBackdropProps) {
  const fileUrl = useFileUrl()
  return (
    <>
      <chakra.div
        aria-hidden
        position="absolute"
        inset="0"
        bgSize={flat ? '2000% auto' : '480% 150%'}
        backgroundPosition={flat ? '0 8%' : '0 40%'}
        style={{ backgroundImage: `url("${encodeURI(fileUrl(image, 160))}")` }}
      />
      <chakra.div aria-hidden position="absolute" inset="0" bg="rgb(255 255 255 / 22%)" />
    </>
  )
}

/** Text colours on a backdrop. */
export const onBackdrop = { ink: '#181D1A', soft: '#3D443F', label: '#A52E0D', price: '#B3231B' } as const

/** A link that is the whole card. */
const overCard = {
  _before: { content: '""', position: 'absolute', inset: '0', zIndex: '1', borderRadius: 'inherit' },
  _focusVisible: { outline: 'none', boxShadow: 'none' },
} as const

/** The focus ring of that link, drawn around the card. */
export const focusRing = {
  '&:has(a:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
} as const

/** A card whose words stand on the backdrop of a picture; on the plate of its seed where there is none. */
export const BackdropCard = ({ seed, ...rest }: HTMLChakraProps<'article'> & { readonly seed: number }) => (
  <chakra.article
    position="relative"
    h="full"
    overflow="hidden"
    color={onBackdrop.ink}
    _dark={{ filter: 'brightness(.94)' }}
    {...rest}
    style={{ background: plateBackground(plateToneOf(seed)) }}
  />
)

/** The words of a card as a link that is the whole card; plain words where it leads nowhere. */
export function CardWords({ href, children }: { readonly href: string; readonly children: string }) {
  return href === '' ? (
    children
  ) : (
    <UiLink href={href} {...overCard}>
      {children}
    </UiLink>
  )
}
