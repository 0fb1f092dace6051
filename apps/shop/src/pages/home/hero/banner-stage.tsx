import { chakra } from '@chakra-ui/react/styled-system'
import type { AdvCard } from '@shiji/contract/content/adverts.ts'
import { lazyPart } from '@shiji/ui/common/lazy/lazy-part.tsx'
import { useAfterPaint } from '@shiji/ui/common/lazy/use-after-paint.ts'
import { Suspense, useId, useRef, useState } from 'react'
import { useName } from '../../../site/names.ts'
import { LeadSlide } from './lead-slide.tsx'

const BannerControls = lazyPart(() => import('./banner-controls.tsx').then(part => part.BannerControls), {
  quiet: true,
})

/**
 * The banners, one at a time. The first one is visible at once; the others and the controls load after the first view.
 */
export function BannerStage({ banners }: { readonly banners: readonly AdvCard[] }) {
  const pick = useName()
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
  const slides = painted ? banners : banners.slice(0, 1)
  return (
    <chakra.div
      ref={holder}
      role="group"
      aria-labelledby={nameId}
      position="relative"
      gridColumn="1 / -1"
      minH="0"
      css={{ touchAction: 'pan-y' }}
    >
      <chakra.div aria-live={running ? 'off' : 'polite'} h="full">
        {slides.map((banner, place) => (
          <chakra.div
            key={banner.id}
            position="absolute"
            inset="0"
            inert={place !== at}
            aria-hidden={place !== at}
            opacity={place === at ? '1' : '0'}
            transition="opacity 400ms {easings.enter}, visibility 400ms"
            _motionReduce={{ transition: 'none' }}
            style={{ visibility: place === at ? 'visible' : 'hidden' }}
          >
            <LeadSlide
              seed={banner.id}
              href={banner.url}
              title={pick(banner.title, banner.title_en)}
              hint={pick(banner.hint, banner.hint_en)}
              image={banner.image}
              picture={place === 0 ? 'first' : painted && place <= farthest + 1 ? 'soon' : 'later'}
            />
          </chakra.div>
        ))}
      </chakra.div>
      {painted && banners.length > 1 && (
        <Suspense fallback={null}>
          <BannerControls
            holder={holder}
            nameId={nameId}
            titles={banners.map(banner => pick(banner.title, banner.title_en))}
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
