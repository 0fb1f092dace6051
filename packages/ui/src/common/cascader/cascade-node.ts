/** A node of a cascade: classes, areas. `leaf` false means that there may be more below. */
export interface CascadeNode {
  readonly label: string
  readonly value: string | number
  readonly children?: readonly CascadeNode[]
  readonly leaf?: boolean
  /** Further words by which a search finds it: its name in another language. */
  readonly words?: string
  /** A description; trees with checkboxes show it below the label. */
  readonly hint?: string
}
