import { chakra } from '@chakra-ui/react/styled-system'
import { lazyPart } from '@shiji/ui/common/lazy/lazy-part.tsx'
import { useAfterPaint } from '@shiji/ui/common/lazy/use-after-paint.ts'
import { type ReactNode, Suspense, useId, useRef, useState } from 'react'
import type { SlidesName } from './slide-controls.tsx'

const SlideControls = lazyPart(() => import('./slide-controls.tsx').then(part => part.SlideControls), {
  quiet: true,
})

/** Loading of a picture: first, when idle, or not yet. */
export type PictureTurn = 'first' | 'soon' | 'later'

export interface Slide {
  readonly id: number | string
  /** What its dot is called, in the reader's language. */
  readonly title: string
}

export interface SlideStageProps<S extends Slide> {
  /** What the slides are, for those who do not see them. */
  readonly name: SlidesName
  readonly slides: readonly S[]
  readonly render: (slide: S, picture: PictureTurn) => ReactNode
}

/**
 * Slides, one at a time, filling the box around them. The first one is visible at once; the others and the controls load after the first
 * view.
 */
export function SlideStage<S extends Slide>({ name, slides, render }: SlideStageProps<S>) {
  const [at, setAt] = useState(0)
  const [farthest, setFarthest] = useState(0)
  const [running, setRunning] = useState(true)
  const holder = useRef<HTMLDivElement>(null)
  const nameId = useId()
  const painted = useAfterPaint()
  const go = (place: number) => {
    setAt(place)
    setFarthest(before => Math.max(before, place))
  }
  return (
    <chakra.div
      ref={holder}
      role="group"
      aria-labelledby={nameId}
      position="relative"
      gridColumn="1 / -1"
      minH="0"
      h="full"
      css={{ touchAction: 'pan-y' }}
    >
      <chakra.div aria-live={running ? 'off' : 'polite'} h="full">
        {(painted ? slides : slides.slice(0, 1)).map((slide, place) => (
          <chakra.div
            key={slide.id}
            position="absolute"
            inset="0"
            inert={place !== at}
            aria-hidden={place !== at}
            opacity={place === at ? '1' : '0'}
            transition="opacity 400ms {easings.enter}, visibility 400ms"
            _motionReduce={{ transition: 'none' }}
            style={{ visibility: place === at ? 'visible' : 'hidden' }}
          >
            {render(slide, place === 0 ? 'first' : painted && place <= farthest + 1 ? 'soon' : 'later')}
          </chakra.div>
        ))}
      </chakra.div>
      {painted && slides.length > 1 && (
        <Suspense fallback={null}>
          <SlideControls
            holder={holder}
            nameId={nameId}
            name={name}
            titles={slides.map(slide => slide.title)}
            at={at}
            onGo={go}
            running={running}
            onRunning={setRunning}
          />
        </Suspense>
      )}
    </chakra.div>
  )
}
