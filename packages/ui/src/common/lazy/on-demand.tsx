import { type ComponentType, useEffect, useState } from 'react'
import { PartBoundary } from './part-boundary.tsx'
import { PartFailed } from './part-failed.tsx'

/**
 * A part whose code loads when it is first rendered; until then nothing is shown in its place. For parts that open on a
 * click: with `lazy` they would appear 300 ms late, since React delays content after a fallback by that long. A load
 * failure shows in its place, with a retry; nothing around it changes.
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
