import { type ComponentType, useEffect, useState } from 'react'
import { PartBoundary } from './part-boundary.tsx'
import { PartFailed } from './part-failed.tsx'

/**
 * A part whose code loads when it is first drawn; until then nothing stands in its place. For what opens at a press: with
 * `lazy` it would come 300 ms late, since React holds back for so long what follows a fallback. What does not arrive is told in
 * its place, with a way to try again; nothing around it is touched.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined
  return function OnDemand(props: Props) {
    const [Shown, setShown] = useState(() => Part)
    const [failed, setFailed] = useState(false)
    useEffect(() => {
      if (Shown || failed) return
      load().then(
        loaded => {
          Part = loaded
          setShown(() => loaded)
        },
        () => setFailed(true),
      )
    }, [Shown, failed])
    if (failed) return <PartFailed onRetry={() => setFailed(false)} />
    if (!Shown) return null
    return (
      <PartBoundary instead={again => <PartFailed onRetry={again} />}>
        <Shown {...props} />
      </PartBoundary>
    )
  }
}
