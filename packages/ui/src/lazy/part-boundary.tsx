import { Component, type ReactNode } from 'react'

export interface PartBoundaryProps {
  readonly children: ReactNode
  /** What stands there when the part cannot be drawn; `again` draws the part once more. */
  readonly instead: (again: () => void) => ReactNode
  /** Draws the part once more whenever this changes. */
  readonly anew?: unknown
}

/** Keeps what goes wrong in one part of a page within it: everything around stays as it is, with what was typed. */
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
