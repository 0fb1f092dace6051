import { chakra } from '@chakra-ui/react/styled-system'
import { isCrowded } from './chart-data.ts'

export interface AxisLabelProps {
  readonly label: string
  /** Its index in the row of labels. */
  readonly at: number
  /** Shows one label of this many. */
  readonly every: number
  /** Distance of its anchor from the left, in percent. */
  readonly left: number
  /** Which of its points is at the anchor. @default 'middle' */
  readonly anchor?: 'start' | 'middle' | 'end'
}

const SHIFT = { start: undefined, middle: 'translateX(-50%)', end: 'translateX(-100%)' }

/** A label below the plot, left out where its neighbours would touch it. */
export function AxisLabel({ label, at, every, left, anchor = 'middle' }: AxisLabelProps) {
  if (at % every !== 0) return null
  return (
    <chakra.span
      aria-hidden
      data-crowded={isCrowded(at, every) || undefined}
      position="absolute"
      bottom="0"
      textStyle="2xs"
      color="fg.subtle"
      whiteSpace="nowrap"
      data-tabular
      transform={SHIFT[anchor]}
      style={{ left: `${left}%` }}
    >
      {label}
    </chakra.span>
  )
}
