import { type ComponentType, useEffect, useState } from 'react'

/**
 * A part whose code loads when it is first drawn; until then nothing stands in its place. For what opens at a press: with
 * `lazy` it would come 300 ms late, since React holds back for so long what follows a fallback. Code that does not arrive is
 * thrown to the error boundary, and asked for again by the next one that is drawn.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined
  return function OnDemand(props: Props) {
    const [Shown, setShown] = useState(() => Part)
    const [failure, setFailure] = useState<{ readonly cause: unknown }>()
    useEffect(() => {
      if (Shown) return
      load().then(
        loaded => {
          Part = loaded
          setShown(() => loaded)
        },
        (cause: unknown) => setFailure({ cause }),
      )
    }, [Shown])
    if (failure) throw failure.cause
    return Shown ? <Shown {...props} /> : null
  }
}
