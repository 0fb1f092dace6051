import { chakra } from '@chakra-ui/react/styled-system'
import { useLocale } from '@shiji/i18n/react.ts'
import type { ComponentType } from 'react'
import type { ChartData } from './chart-data.ts'
import { ChartFrame, type ChartProps } from './chart-frame.tsx'
import { seriesColours } from './series-look.ts'
import { writeValue } from './write-value.ts'

/** What a chart type draws with. */
export interface DrawingProps {
  readonly title: string
  readonly data: ChartData
  /** Formats a value in full. */
  readonly write: (value: number) => string
  /** Formats a tick, which has little room. */
  readonly writeMark: (value: number) => string
  /** In px, labels included. */
  readonly height: number
}

interface DrawnChartProps extends ChartProps {
  readonly drawing: ComponentType<DrawingProps>
}

/** A chart in its frame: draws the data, with the texts and colours that all charts share. */
export function DrawnChart({ drawing: Drawing, ...props }: DrawnChartProps) {
  const locale = useLocale()
  const write = props.format ?? ((value: number) => writeValue(value, locale))
  return (
    <ChartFrame {...props} write={write}>
      {data => (
        <chakra.div css={seriesColours}>
          <Drawing
            title={props.title}
            data={data}
            write={write}
            writeMark={props.formatMark ?? write}
            height={props.height ?? 220}
          />
        </chakra.div>
      )}
    </ChartFrame>
  )
}
