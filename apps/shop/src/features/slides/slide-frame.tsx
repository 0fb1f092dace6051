import { chakra } from '@chakra-ui/react/styled-system'
import { memo, type ReactNode, useMemo } from 'react'

/** Loading of a picture: first, when idle, or not yet. */
export type PictureTurn = 'first' | 'soon' | 'later'

export interface Slide {
  readonly id: number | string
  /** What its dot is called, in the reader's language. */
  readonly title: string
}

export interface SlideFrameProps<S extends Slide> {
  readonly slide: S
  readonly isShown: boolean
  readonly picture: PictureTurn
  readonly render: (slide: S, picture: PictureTurn) => ReactNode
}

/** One slide over the others. A move renders those that come, go, or may load their picture now. */
export function SlideFrame<S extends Slide>({ slide, isShown, picture, render }: SlideFrameProps<S>) {
  const content = useMemo(() => render(slide, picture), [slide, picture, render])
  return <Place isShown={isShown}>{content}</Place>
}

const Place = memo(function Place({ isShown, children }: { readonly isShown: boolean; readonly children: ReactNode }) {
  return (
    <Frame
      inert={!isShown}
      aria-hidden={!isShown}
      style={{ opacity: isShown ? 1 : 0, visibility: isShown ? 'visible' : 'hidden' }}
    >
      {children}
    </Frame>
  )
})

const Frame = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    // A layer of its own: otherwise the browser sorts the layers of the whole page again at each move.
    willChange: 'opacity',
    transition: 'opacity 400ms {easings.enter}, visibility 400ms',
    _motionReduce: { transition: 'none' },
  },
})
