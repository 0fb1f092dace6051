import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { plateBackground, plateToneOf } from '@shiji/ui/common/plate/plate-tone.ts'
import type { ReactNode } from 'react'
import { useFileUrl } from '../../site/goods/use-file-url.ts'

export interface PictureBackdropProps {
  readonly image: string
  /** Uses only the colour of its corner: stretched over a low strip, shadows would become streaks. @default false */
  readonly flat?: boolean
}

/** Darker backdrops are lightened to this, so that the soft ink on them has a contrast of 4.5. */
const DARKEST = 'rgb(152 156 153)'

/**
 * The edge of a picture, which shows only its backdrop, is stretched under the text; at that size it is blurred. In the
 * dark it is almost covered, so that no bright slab stands on the page.
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
      <chakra.div
        aria-hidden
        position="absolute"
        inset="0"
        bg={DARKEST}
        mixBlendMode="lighten"
        _dark={{ display: 'none' }}
      />
      <chakra.div
        aria-hidden
        position="absolute"
        inset="0"
        bg="rgb(255 255 255 / 22%)"
        _dark={{ bg: 'rgb(24 29 26 / 88%)' }}
      />
    </>
  )
}

/** Text colours on a backdrop, in either mode; `paper` is for words on a spot of ink. */
export const onBackdrop = {
  ink: 'var(--on-ink)',
  soft: 'var(--on-soft)',
  label: 'var(--on-mark)',
  price: 'var(--on-price)',
  paper: 'var(--on-paper)',
} as const

/** The edge of a picture towards the words: in the dark it must fade over more of it. */
export const fadesIn = (to: 'right' | 'bottom') => `linear-gradient(to ${to}, transparent, black var(--fade))`

const colours = {
  '--on-ink': '#181D1A',
  '--on-soft': '#3D443F',
  '--on-mark': '#A52E0D',
  '--on-price': '#B3231B',
  '--on-paper': '#FFFFFF',
  '--fade': '34%',
  _dark: {
    '--on-ink': '#ECEFEC',
    '--on-soft': '#A9B1AB',
    '--on-mark': '#FF9A73',
    '--on-price': '#FF8C82',
    '--on-paper': '#101412',
    '--fade': '80%',
    '& img': { filter: 'brightness(.78)' },
  },
} as const

/** A link that is the whole card. */
const overCard = {
  _before: { content: '""', position: 'absolute', inset: '0', zIndex: '1', borderRadius: 'inherit' },
  _focusVisible: { outline: 'none', boxShadow: 'none' },
} as const

/** The focus ring of that link, drawn around the card. */
export const focusRing = {
  '&:has(a:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
} as const

const Card = chakra('article', {
  base: {
    ...colours,
    position: 'relative',
    h: 'full',
    overflow: 'hidden',
    color: onBackdrop.ink,
    bg: 'bg.surface',
  },
})

/** A card whose words stand on the backdrop of a picture; on the plate of its seed where there is none. */
export const BackdropCard = ({
  seed,
  children,
  ...rest
}: HTMLChakraProps<'article'> & { readonly seed: number; readonly children: ReactNode }) => (
  <Card {...rest}>
    <chakra.div
      aria-hidden
      position="absolute"
      inset="0"
      _dark={{ display: 'none' }}
      style={{ background: plateBackground(plateToneOf(seed)) }}
    />
    {children}
  </Card>
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
