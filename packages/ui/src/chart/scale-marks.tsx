import { chakra } from '@chakra-ui/react/styled-system'
import { type Scale, shareOn } from './chart-data.ts'

export interface ScaleMarksProps {
  readonly scale: Scale
  readonly write: (value: number) => string
  /** Height of the drawing in px, from the high end of the scale to the low one. */
  readonly plot: number
  /** Room above the high end in px. @default 0 */
  readonly head?: number
}

/** The figures of a scale, beside the drawing; the drawing itself is read out. */
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
          {/* Its words give the column its width; the place is told by its share. */}
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
