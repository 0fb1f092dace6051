import { Skeleton, Skeletons } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { ErrorState } from '@shiji/ui/common/state-view/states.tsx'
import { Component, type ReactNode } from 'react'
import { useBackoffice } from '../../core/running/backoffice.ts'

export interface WidgetProps<T> {
  /** Its part of the answer: undefined while loading, null if the server could not compute it. */
  readonly of: T | null | undefined
  /** Height of the skeleton, in px. @default 220 */
  readonly height?: number
  /** Loads the answer again. */
  readonly onRetry: () => void
  /** Renders the part; what it throws is caught here. */
  readonly children: (share: T) => ReactNode
}

/** A part of a figures page that loads and fails in its own place, without affecting the rest of the page (ux 78). */
export function Widget<T>({ of, height = 220, onRetry, children }: WidgetProps<T>) {
  const { host } = useBackoffice()
  if (of === undefined) {
    return (
      <Skeletons>
        <Skeleton borderRadius="md" style={{ height }} />
      </Skeletons>
    )
  }
  if (of === null) return <ErrorState extent="inline" onRetry={onRetry} />
  return (
    <Fence of={of} onRetry={onRetry} onFault={error => host.log('widget', error)}>
      <Drawn of={of}>{children}</Drawn>
    </Fence>
  )
}

/** Renders inside the error boundary. */
function Drawn<T>({ of, children }: { readonly of: T; readonly children: (share: T) => ReactNode }) {
  return children(of)
}

interface FenceProps {
  readonly of: unknown
  readonly onRetry: () => void
  readonly onFault: (error: unknown) => void
  readonly children: ReactNode
}

interface FenceState {
  readonly of: unknown
  readonly broken: boolean
}

/** Only a class component can be an error boundary. */
class Fence extends Component<FenceProps, FenceState> {
  override state: FenceState = { of: this.props.of, broken: false }

  static getDerivedStateFromError(): Partial<FenceState> {
    return { broken: true }
  }

  /** New figures reset the error. */
  static getDerivedStateFromProps({ of }: FenceProps, state: FenceState): Partial<FenceState> | null {
    return of === state.of ? null : { of, broken: false }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFault(error)
  }

  override render() {
    if (!this.state.broken) return this.props.children
    const again = () => {
      this.setState({ broken: false })
      this.props.onRetry()
    }
    return <ErrorState extent="inline" onRetry={again} />
  }
}
