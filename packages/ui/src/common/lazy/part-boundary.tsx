import { Component, type ReactNode } from 'react'

export interface PartBoundaryProps {
  readonly children: ReactNode
  /** Fallback when the part cannot be rendered; `again` retries. */
  readonly instead: (again: () => void) => ReactNode
  /** Resets the error whenever this changes. */
  readonly anew?: unknown
}

/** Error boundary for one part of a page: everything around it stays, with all input. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override componentDidUpdate(before: PartBoundaryProps): void {
    if (this.state.failed && before.anew !== this.props.anew) this.again()
  }

  private readonly again = (): void => this.setState({ failed: false })

  override render(): ReactNode {
    return this.state.failed ? this.props.instead(this.again) : this.props.children
  }
}
