import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import type { RefObject } from 'react'
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
  readonly running: boolean
  readonly onRunning: (running: boolean) => void
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
export function SlideControls({ holder, nameId, name, titles, at, onGo, running, onRunning }: SlideControlsProps) {
  const say = useText('shop_content', 'common')
  const count = titles.length
  const move = (by: number) => onGo((at + by + count) % count)
  useSlideMoves({ holder, move, running, onRunning })
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
        if (event.key === 'ArrowLeft') move(-1)
        else if (event.key === 'ArrowRight') move(1)
        else return
        event.preventDefault()
      }}
    >
      <chakra.span srOnly id={nameId}>
        {say(name)}
      </chakra.span>
      <Round type="button" hideBelow="md" aria-label={say('common.previous_slide')} onClick={() => move(-1)}>
        <Icon of={ChevronLeft} size={16} />
      </Round>
      {titles.map((title, place) => (
        <Round
          key={title}
          type="button"
          aria-label={say('shop_content.banner_go', { number: place + 1, title })}
          aria-current={place === at}
          w="24px"
          onClick={() => onGo(place)}
        >
          <chakra.span
            w={place === at ? '16px' : '8px'}
            h="8px"
            borderRadius="full"
            bg={place === at ? 'fg' : 'transparent'}
            borderWidth="1.5px"
            borderColor={'fg'}
          />
        </Round>
      ))}
      <Round type="button" hideBelow="md" aria-label={say('common.next_slide')} onClick={() => move(1)}>
        <Icon of={ChevronRight} size={16} />
      </Round>
      <Round
        type="button"
        aria-label={say(running ? 'shop_content.banner_pause' : 'shop_content.banner_play')}
        onClick={() => onRunning(!running)}
      >
        <Icon of={running ? Pause : Play} size={16} />
      </Round>
    </chakra.div>
  )
}
