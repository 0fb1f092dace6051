import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { memo, type RefObject } from 'react'
import { useSlideMoves } from './use-slide-moves.ts'

/** What the slides are. Its text loads with the controls, since the first slide does not wait for it. */
export type SlidesName = 'shop_content.banner_region' | 'shop_content.store_slides'

export interface SlideControlsProps {
  /** Element of the slides: hovering pauses them, swiping moves them. */
  readonly holder: RefObject<HTMLElement | null>
  /** Id of the element with the name of the carousel, which is written here. */
  readonly nameId: string
  readonly name: SlidesName
  readonly titles: readonly string[]
  /** Position of the visible slide. */
  readonly at: number
  readonly onGo: (place: number) => void
  readonly onMove: (by: 1 | -1) => void
  readonly running: boolean
  readonly onRunning: (running: boolean) => void
}

interface DotProps extends Pick<SlideControlsProps, 'onGo'> {
  readonly title: string
  readonly place: number
  readonly isCurrent: boolean
}

const Round = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: '28px',
    h: '28px',
    borderRadius: 'full',
    cursor: 'pointer',
    color: 'fg',
    _hover: { bg: 'bg.surface' },
    _focusVisible: { outline: '2px solid', outlineColor: 'fg', outlineOffset: '0' },
  },
})

/** Controls of slides: dots, next, previous and pause (ux 14, 28). Arrow keys work on any of them. */
export function SlideControls({
  holder,
  nameId,
  name,
  titles,
  at,
  onGo,
  onMove,
  running,
  onRunning,
}: SlideControlsProps) {
  const say = useText('shop_content', 'common')
  useSlideMoves({ holder, move: onMove, running, onRunning })
  return (
    <chakra.div
      position="absolute"
      zIndex="2"
      bottom={{ base: '1.5', md: '3' }}
      insetEnd={{ base: '1.5', md: '3' }}
      display="flex"
      alignItems="center"
      px="1"
      borderRadius="full"
      bg="rgb(255 255 255 / 72%)"
      _dark={{ bg: 'rgb(16 20 18 / 72%)' }}
      onKeyDown={event => {
        if (event.key === 'ArrowLeft') onMove(-1)
        else if (event.key === 'ArrowRight') onMove(1)
        else return
        event.preventDefault()
      }}
    >
      <chakra.span srOnly id={nameId}>
        {say(name)}
      </chakra.span>
      <Step by={-1} onMove={onMove} />
      {titles.map((title, place) => (
        <Dot key={title} title={title} place={place} isCurrent={place === at} onGo={onGo} />
      ))}
      <Step by={1} onMove={onMove} />
      <Runs running={running} onRunning={onRunning} />
    </chakra.div>
  )
}

// Memoised, since slides move while people tap elsewhere: a move renders two dots.
const Dot = memo(function Dot({ title, place, isCurrent, onGo }: DotProps) {
  const say = useText('shop_content')
  return (
    <Round
      type="button"
      aria-label={say('shop_content.banner_go', { number: place + 1, title })}
      aria-current={isCurrent}
      w="24px"
      onClick={() => onGo(place)}
    >
      <chakra.span
        w={isCurrent ? '16px' : '8px'}
        h="8px"
        borderRadius="full"
        bg={isCurrent ? 'fg' : 'transparent'}
        borderWidth="1.5px"
        borderColor="fg"
      />
    </Round>
  )
})

const Step = memo(function Step({ by, onMove }: { readonly by: 1 | -1 } & Pick<SlideControlsProps, 'onMove'>) {
  const say = useText('common')
  return (
    <Round
      type="button"
      hideBelow="md"
      aria-label={say(by === 1 ? 'common.next_slide' : 'common.previous_slide')}
      onClick={() => onMove(by)}
    >
      <Icon of={by === 1 ? ChevronRight : ChevronLeft} size={16} />
    </Round>
  )
})

const Runs = memo(function Runs({ running, onRunning }: Pick<SlideControlsProps, 'running' | 'onRunning'>) {
  const say = useText('shop_content')
  return (
    <Round
      type="button"
      aria-label={say(running ? 'shop_content.banner_pause' : 'shop_content.banner_play')}
      onClick={() => onRunning(!running)}
    >
      <Icon of={running ? Pause : Play} size={16} />
    </Round>
  )
})
