import { chakra } from '@chakra-ui/react/styled-system'
import { lazyPart } from '@shiji/ui/common/lazy/lazy-part.tsx'
import { useAfterPaint } from '@shiji/ui/common/lazy/use-after-paint.ts'
import { type ReactNode, Suspense, useCallback, useId, useReducer, useRef, useState } from 'react'
import type { SlidesName } from './slide-controls.tsx'
import { type PictureTurn, type Slide, SlideFrame } from './slide-frame.tsx'

const SlideControls = lazyPart(() => import('./slide-controls.tsx').then(part => part.SlideControls), {
  quiet: true,
})

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
  const [{ at, farthest }, turn] = useReducer(turned, { at: 0, farthest: 0 })
  const [running, setRunning] = useState(true)
  const holder = useRef<HTMLDivElement>(null)
  const nameId = useId()
  const painted = useAfterPaint()
  const count = slides.length
  const go = useCallback((place: number) => turn(() => place), [])
  const move = useCallback((by: 1 | -1) => turn(from => (from + by + count) % count), [count])
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
          <SlideFrame
            key={slide.id}
            slide={slide}
            isShown={place === at}
            picture={place === 0 ? 'first' : painted && place <= farthest + 1 ? 'soon' : 'later'}
            render={render}
          />
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
            onMove={move}
            running={running}
            onRunning={setRunning}
          />
        </Suspense>
      )}
    </chakra.div>
  )
}

interface Turn {
  /** Position of the visible slide. */
  readonly at: number
  /** The highest position so far; pictures load up to the one after it. */
  readonly farthest: number
}

function turned({ at, farthest }: Turn, to: (at: number) => number): Turn {
  const place = to(at)
  return { at: place, farthest: Math.max(farthest, place) }
}
