import { type ComponentType, type FunctionComponent, lazy } from 'react'
import { PartBoundary } from './part-boundary.tsx'
import { PartFailed } from './part-failed.tsx'

export interface LazyPartOptions {
  /** The part is optional: if it cannot be loaded, nothing is shown in its place. @default false */
  readonly quiet?: boolean
}

/**
 * A part whose code loads when it is first rendered; the nearest `Suspense` waits for it. Unlike `lazy`, a part whose
 * code or texts fail to load shows the error in its own place and can be retried: the page around it keeps its input.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { quiet = false }: LazyPartOptions = {},
): FunctionComponent<Props> {
  // A `lazy` that failed stays failed, so a retry creates a new one. (`use` of a promise is never rendered if nobody
  // awaits the event that started it.)
  const ask = () => lazy(() => load().then(loaded => ({ default: loaded })))
  let Part = ask()
  const Asked = (props: Props) => <Part {...props} />
  const forget = () => {
    Part = ask()
  }
  return function LazyPart(props: Props) {
    return (
      <PartBoundary
        instead={again => {
          if (quiet) return null
          return (
            <PartFailed
              onRetry={() => {
                forget()
                again()
              }}
            />
          )
        }}
      >
        <Asked {...props} />
      </PartBoundary>
    )
  }
}
