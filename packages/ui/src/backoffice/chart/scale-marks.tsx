import { chakra } from '@chakra-ui/react/styled-system'
import { type Scale, shareOn } from './chart-data.ts'

export interface ScaleMarksProps {
  readonly scale: Scale
  readonly write: (value: number) => string
  /** Height of the plot in px, from the high end of the scale to the low one. */
  readonly plot: number
  /** Room above the high end in px. @default 0 */
  readonly head?: number
}

/** Tick labels beside the plot; hidden from screen readers, since the plot is announced. */
export function ScaleMarks({ scale, write, plot, head = 0 }: ScaleMarksProps) {
  return (
    <chakra.div
      aria-hidden
      flexShrink="0"
      position="relative"
      textStyle="2xs"
      color="fg.subtle"
      data-tabular
      textAlign="end"
      style={{ height: plot }}
    >
      {scale.marks.map(mark => (
        <chakra.div key={mark} h="0" whiteSpace="nowrap">
          {/* The text sets the width of the column; the value sets the position. */}
          <chakra.span
            display="block"
            position="relative"
            transform="translateY(-50%)"
            style={{ top: plot - shareOn(scale, mark) * (plot - head) }}
          >
            {write(mark)}
          </chakra.span>
        </chakra.div>
      ))}
    </chakra.div>
  )
}
