import { AnimatePresence, LazyMotion, MotionConfig } from 'framer-motion'
import * as m from 'framer-motion/m'
import { useLocation, useOutlet } from 'react-router'

/** Resolves on the first press of a pointer or key. */
const firstPress = () =>
  new Promise<void>(resolve => {
    const pressed = () => resolve()
    for (const kind of ['pointerdown', 'keydown'])
      addEventListener(kind, pressed, { once: true, capture: true, passive: true })
  })

// The animation code loads on the press that leaves the first page; nothing moves before.
const features = async () => {
  await firstPress()
  return (await import('./motion-features.ts')).default
}

/** The routed page with a fade between two (spec §2); the leaving page keeps its content until it is gone. */
export function PageTransition() {
  const { pathname } = useLocation()
  const outlet = useOutlet()
  return (
    <LazyMotion features={features} strict>
      <MotionConfig reducedMotion="user">
        <AnimatePresence mode="wait" initial={false}>
          <m.div
            key={pathname}
            initial={{ opacity: 0 }}
            animate={{ opacity: 1 }}
            exit={{ opacity: 0 }}
            transition={{ duration: 0.06 }}
          >
            {outlet}
          </m.div>
        </AnimatePresence>
      </MotionConfig>
    </LazyMotion>
  )
}
