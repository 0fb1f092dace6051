import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { ChevronLeft, ChevronRight, Maximize2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../common/button/button.tsx'
import { useFileAddress } from '../../common/file-address/file-address.ts'
import { Icon } from '../../common/icon/icon.tsx'
import { onDemand } from '../../common/lazy/on-demand.tsx'
import { WhenWanted } from '../../common/lazy/when-wanted.tsx'
import { Plate } from '../../common/plate/plate.tsx'
import { useLens } from './use-lens.ts'

const Lightbox = onDemand(() => import('./lightbox.tsx').then(module => module.Lightbox))

export interface GalleryPicture {
  readonly src: string
  /** Alternative text. */
  readonly alt: string
  /** Larger picture for the lens. @default the picture itself */
  readonly large?: string
  /** Smaller picture for the row below. @default the picture itself */
  readonly small?: string
}

export interface GalleryProps {
  /** In display order. */
  readonly pictures: readonly GalleryPicture[]
  /** Current picture; follows the chosen SKU. */
  readonly index: number
  /** Called with the index of the current picture. */
  readonly onIndex: (index: number) => void
  /** Seed of the backdrop. */
  readonly seed: string | number
}

function Slide({
  picture,
  eager,
  seed,
}: {
  readonly picture: GalleryPicture
  readonly eager: boolean
  readonly seed: string | number
}) {
  const { point, handlers } = useLens()
  const address = useFileAddress()
  return (
    <chakra.div position="relative" flex="0 0 100%" scrollSnapAlign="start" cursor="zoom-in" {...handlers}>
      <Plate src={picture.src} alt={picture.alt} seed={seed} eager={eager} />
      {point && (
        <chakra.div
          aria-hidden
          position="absolute"
          inset="0"
          borderRadius="md"
          bgRepeat="no-repeat"
          bgSize="230%"
          style={{
            backgroundImage: `url("${encodeURI(address(picture.large ?? picture.src))}")`,
            backgroundPosition: `${point.x}% ${point.y}%`,
          }}
        />
      )}
    </chakra.div>
  )
}

interface TurningProps {
  readonly index: number
  readonly last: number
  readonly onGo: (to: number) => void
}

const ARROWS = [
  { by: -1, drawing: ChevronLeft, label: 'common.previous_slide', place: { insetStart: '3' } },
  { by: 1, drawing: ChevronRight, label: 'common.next_slide', place: { insetEnd: '3' } },
] as const

/** Arrows for the mouse, a counter for touch. */
function Turning({ index, last, onGo }: TurningProps) {
  const say = useText('common')
  return (
    <>
      {ARROWS.map(({ by, drawing, label, place }) => (
        <IconButton
          key={label}
          data-arrow
          hideBelow="md"
          label={say(label)}
          disabled={index + by < 0 || index + by > last}
          onClick={() => onGo(index + by)}
          look="outline"
          round
          opacity="0"
          position="absolute"
          {...place}
          top="calc(50% - 20px)"
        >
          <Icon of={drawing} />
        </IconButton>
      ))}
      <chakra.span
        aria-hidden
        hideFrom="md"
        position="absolute"
        insetEnd="3"
        bottom="3"
        px="2.5"
        borderRadius="full"
        bg="bg.inverted"
        color="fg.inverted"
        textStyle="xs"
        data-tabular
      >
        {index + 1} / {last + 1}
      </chakra.span>
    </>
  )
}

interface SmallOnesProps extends Pick<GalleryProps, 'pictures' | 'index' | 'seed'> {
  readonly onGo: (to: number) => void
}

/** The row of thumbnails, all visible. */
function SmallOnes({ pictures, index, seed, onGo }: SmallOnesProps) {
  const say = useText('ui')
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="2">
      {pictures.map((picture, position) => (
        <li key={picture.src}>
          <chakra.button
            type="button"
            aria-label={say('ui.gallery_show', { at: position + 1, of: pictures.length })}
            aria-current={position === index ? 'true' : undefined}
            onClick={() => onGo(position)}
            onPointerEnter={event => event.pointerType === 'mouse' && onGo(position)}
            display="block"
            w="64px"
            borderRadius="sm"
            borderWidth="2px"
            borderColor={position === index ? 'accent.solid' : 'transparent'}
            overflow="hidden"
            cursor="pointer"
          >
            <Plate src={picture.small ?? picture.src} alt="" seed={seed} radius="none" />
          </chakra.button>
        </li>
      ))}
    </chakra.ul>
  )
}

/**
 * Pictures of a product: thumbnails that are all visible, a lens for the mouse, swiping for touch, arrow keys for the
 * keyboard, and a full-size view on click.
 */
export function Gallery({ pictures, index, onIndex, seed }: GalleryProps) {
  const say = useText('ui')
  const track = useRef<HTMLDivElement>(null)
  const [large, setLarge] = useState(false)
  const last = pictures.length - 1
  useEffect(() => {
    const element = track.current
    if (element) element.scrollTo({ left: index * element.clientWidth })
  }, [index])
  const go = (to: number): void => onIndex(Math.max(0, Math.min(last, to)))
  const onKeyDown = (event: KeyboardEvent): void => {
    // Keys of the full-size view arrive here too: in React's tree it is inside.
    if (large) return
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }
  const settle = (): void => {
    const element = track.current
    if (!element) return
    const seen = Math.round(element.scrollLeft / Math.max(1, element.clientWidth))
    if (seen !== index) go(seen)
  }
  return (
    <chakra.section onKeyDown={onKeyDown} display="flex" flexDirection="column" gap="3">
      <chakra.div position="relative" css={{ '&:hover [data-arrow], &:focus-within [data-arrow]': { opacity: 1 } }}>
        <chakra.div
          ref={track}
          display="flex"
          overflowX="auto"
          scrollSnapType="x mandatory"
          scrollbarWidth="none"
          borderRadius="md"
          overscrollBehaviorX="contain"
          onScrollEnd={settle}
          role="group"
          aria-label={say('ui.gallery')}
          tabIndex={0}
        >
          {pictures.map((picture, position) => (
            <Slide key={picture.src} picture={picture} eager={position === 0} seed={seed} />
          ))}
        </chakra.div>
        {pictures.length > 0 && (
          <IconButton
            label={say('ui.gallery_large')}
            onClick={() => setLarge(true)}
            look="outline"
            size="sm"
            round
            position="absolute"
            insetEnd="3"
            top="3"
          >
            <Icon of={Maximize2} size={16} />
          </IconButton>
        )}
        {last > 0 && <Turning index={index} last={last} onGo={go} />}
      </chakra.div>
      {last > 0 && <SmallOnes pictures={pictures} index={index} seed={seed} onGo={go} />}
      <WhenWanted wanted={large}>
        <Lightbox pictures={pictures} open={large} index={index} onIndex={onIndex} onClose={() => setLarge(false)} />
      </WhenWanted>
    </chakra.section>
  )
}
