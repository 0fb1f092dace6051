import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { useEffect, useState } from 'react'

export interface NavigationProgressProps {
  /** A navigation is running. */
  readonly active: boolean
}

// Fast pages would only make it flash.
const patience = 120
const fadeOut = 260

type Phase = 'idle' | 'running' | 'done'

/** A thin bar at the top of the page while the next one is loading; fast navigations show nothing. */
export function NavigationProgress({ active }: NavigationProgressProps) {
  const say = useText('common')
  const [phase, setPhase] = useState<Phase>('idle')
  useEffect(() => {
    if (active) {
      const timer = setTimeout(() => setPhase('running'), patience)
      return () => clearTimeout(timer)
    }
    setPhase(now => (now === 'running' ? 'done' : now))
    const timer = setTimeout(() => setPhase('idle'), fadeOut)
    return () => clearTimeout(timer)
  }, [active])
  if (phase === 'idle') return null
  return (
    <chakra.div
      role="progressbar"
      aria-label={say('common.loading')}
      aria-busy={phase === 'running'}
      position="fixed"
      top="0"
      insetX="0"
      h="3px"
      zIndex="tooltip"
      pointerEvents="none"
      opacity={phase === 'done' ? '0' : '1'}
      transition="opacity 200ms 60ms"
    >
      <chakra.div
        h="full"
        bg="accent.solid"
        transformOrigin="left"
        transition={phase === 'done' ? 'transform 140ms' : 'transform 8s cubic-bezier(.1,.7,.1,1)'}
        transform={phase === 'done' ? 'none' : 'scaleX(.9)'}
        css={{ '@starting-style': { transform: 'scaleX(0)' } }}
      />
    </chakra.div>
  )
}
