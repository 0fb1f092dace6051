import { AnimatePresence, LazyMotion, MotionConfig } from 'framer-motion'
import * as m from 'framer-motion/m'
import { useLocation, useOutlet } from 'react-router'

// What animates comes after the first page, which needs none of it.
const features = () => import('./motion-features.ts').then(module => module.default)

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
