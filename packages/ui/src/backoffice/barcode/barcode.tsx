import { useMemo } from 'react'
import { code128 } from './code128.ts'

export interface BarcodeProps {
  /** Content of the code: letters, digits and signs of ASCII. */
  readonly value: string
  /** Height of the bars in mm. @default 12 */
  readonly height?: number
  /** Most width in mm, with the white sides. @default 90 */
  readonly width?: number
}

/** Widths of a module in mm: four, three and two dots of a label printer with 203 dots per inch. */
const MODULES = [0.5, 0.375, 0.25] as const

/**
 * A Code 128 to scan, black on white, with its text below. Its bars are as wide as fits, in whole dots of a label
 * printer where they can be. A text that has no code is shown as text alone.
 */
export function Barcode({ value, height = 12, width = 90 }: BarcodeProps) {
  const drawn = useMemo(() => code128(value), [value])
  const text = <span style={{ fontFamily: 'monospace', fontSize: '3.2mm', overflowWrap: 'anywhere' }}>{value}</span>
  if (drawn === undefined) return text
  const module = MODULES.find(each => drawn.width * each <= width) ?? width / drawn.width
  return (
    <span style={{ display: 'inline-grid', justifyItems: 'center', maxWidth: '100%' }}>
      <svg
        role="img"
        aria-label={value}
        data-barcode={value}
        viewBox={`0 0 ${drawn.width} 1`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        style={{ width: `${drawn.width * module}mm`, height: `${height}mm`, background: 'white', display: 'block' }}
      >
        {drawn.bars.map(bar => (
          <rect key={bar.at} x={bar.at} y={0} width={bar.width} height={1} fill="black" />
        ))}
      </svg>
      {text}
    </span>
  )
}
