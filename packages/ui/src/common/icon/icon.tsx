import type { LucideIcon } from 'lucide-react'

export interface IconProps {
  /** A drawing of lucide; no other family is used anywhere. */
  readonly of: LucideIcon
  /** Edge in px. @default 20 */
  readonly size?: 16 | 20 | 24 | 40
  /** Filled drawing, for things that are switched on. @default false */
  readonly filled?: boolean
}

/** An icon beside a word; hidden from screen readers, since the word says it. */
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
