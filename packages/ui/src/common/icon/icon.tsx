import type { LucideIcon } from 'lucide-react'

export interface IconProps {
  /** An icon of lucide; no other family is used. */
  readonly of: LucideIcon
  /** Edge in px. @default 20 */
  readonly size?: 16 | 20 | 24 | 40
  /** Filled icon, for things that are switched on. @default false */
  readonly filled?: boolean
}

/** An icon beside a text; hidden from screen readers, since the text has the meaning. */
export function Icon({ of: Drawing, size = 20, filled = false }: IconProps) {
  return (
    <Drawing
      aria-hidden
      focusable="false"
      width={size}
      height={size}
      strokeWidth={1.75}
      style={{ flexShrink: 0 }}
      {...(filled ? { fill: 'currentColor' } : {})}
    />
  )
}
