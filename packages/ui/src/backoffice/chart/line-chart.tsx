import { chakra } from '@chakra-ui/react/styled-system'
import { useCallback } from 'react'
import { AxisLabel } from './axis-label.tsx'
import type { ChartProps } from './chart-frame.tsx'
import { ChartTip } from './chart-tip.tsx'
import { type DrawingProps, DrawnChart } from './drawn-chart.tsx'
import { head, type LinePlot, linePlot } from './line-plot.ts'
import { ScaleMarks } from './scale-marks.tsx'
import { colourOf, dashes } from './series-look.ts'
import { usePoints } from './use-points.ts'

export interface LineChartProps extends ChartProps {
  /** Includes zero in the scale. @default false */
  readonly zero?: boolean
}

interface PlotProps {
  readonly plot: LinePlot
  /** The active point. */
  readonly at: number | undefined
}

const thin = { strokeWidth: '1', vectorEffect: 'non-scaling-stroke' } as const

/** The lines over the scale, and the active point. */
function Drawn({ plot, at }: PlotProps) {
  const { series, scale, width, x, y, path, finished, count } = plot
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${plot.plot}`}
      preserveAspectRatio="none"
      width="100%"
      height={plot.plot}
      style={{ overflow: 'visible', display: 'block' }}
    >
      {scale.marks.map(mark => (
        <chakra.line key={mark} x1={0} x2={width} y1={y(mark)} y2={y(mark)} stroke="border" {...thin} />
      ))}
      {at !== undefined && <chakra.line x1={x(at)} x2={x(at)} y1={0} y2={plot.plot} stroke="fg.muted" {...thin} />}
      {series.map((each, place) => (
        <path
          key={each.name}
          d={path(each.values.slice(0, finished))}
          fill="none"
          stroke={colourOf(place)}
          strokeWidth={2}
          strokeDasharray={dashes[place] ?? 'none'}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {finished < count &&
        series.map((each, place) => (
          <path
            key={each.name}
            data-unfinished
            d={path(each.values, Math.max(0, finished - 1))}
            fill="none"
            stroke={colourOf(place)}
            strokeWidth={2}
            strokeDasharray="1 4"
            opacity={0.7}
            vectorEffect="non-scaling-stroke"
          />
        ))}
    </svg>
  )
}

/** A dot on each line at the active point. */
function Dots({ plot: { series, x, y, width }, at }: PlotProps) {
  if (at === undefined) return null
  return series.map((each, place) => {
    const value = each.values[at] ?? null
    return value === null ? null : (
      <chakra.span
        key={each.name}
        aria-hidden
        position="absolute"
        w="8px"
        h="8px"
        borderRadius="full"
        transform="translate(-50%, -50%)"
        style={{ left: `${(x(at) / width) * 100}%`, top: y(value), background: colourOf(place) }}
      />
    )
  })
}

/** Names at the ends of the lines. */
function EndNames({ plot: { series, names }, height }: Pick<PlotProps, 'plot'> & { readonly height: number }) {
  return (
    <chakra.div aria-hidden data-names position="relative" w="96px" flexShrink="0" style={{ height }}>
      {series.map((each, place) => (
        <chakra.span
          key={each.name}
          position="absolute"
          insetStart="0"
          display="flex"
          alignItems="center"
          gap="1"
          maxW="full"
          textStyle="xs"
          fontWeight="medium"
          style={{ top: (names[place] ?? 0) - 9, color: colourOf(place) }}
        >
          <svg aria-hidden="true" width="14" height="8">
            <line
              x1="0"
              x2="14"
              y1="4"
              y2="4"
              stroke="currentColor"
              strokeWidth="2"
              strokeDasharray={dashes[place] ?? 'none'}
            />
          </svg>
          <chakra.span truncate>{each.name}</chakra.span>
        </chakra.span>
      ))}
    </chakra.div>
  )
}

const anchorOf = (at: number, count: number) => (at === 0 ? 'start' : at === count - 1 ? 'end' : 'middle')

function Lines({ title, data, write, writeMark, height, zero }: DrawingProps & { readonly zero: boolean }) {
  const points = usePoints(title, data, write)
  const plot = linePlot(data, height, zero)
  const leftOf = (at: number): number => (plot.x(at) / plot.width) * 100
  return (
    <chakra.div display="flex" gap="2">
      <ScaleMarks scale={plot.scale} write={writeMark} plot={plot.plot} head={head} />
      <chakra.div
        position="relative"
        flex="1"
        minW="0"
        style={{ height }}
        borderRadius="xs"
        onPointerMove={event => points.look(plot.near(event.clientX, event.currentTarget.getBoundingClientRect()))}
        onPointerLeave={() => points.look(undefined)}
        {...points.attributes}
      >
        <Drawn plot={plot} at={points.at} />
        <Dots plot={plot} at={points.at} />
        {data.labels.map((label, at) => (
          <AxisLabel
            key={label}
            label={label}
            at={at}
            every={plot.every}
            left={leftOf(at)}
            anchor={anchorOf(at, plot.count)}
          />
        ))}
        {points.at !== undefined && <ChartTip left={leftOf(points.at)}>{points.words(points.at)}</ChartTip>}
      </chakra.div>
      <EndNames plot={plot} height={height} />
    </chakra.div>
  )
}

/** A line chart over time: up to five lines, labelled at their ends, distinct by colour and dash; arrow keys read the points. */
export function LineChart({ zero = false, ...props }: LineChartProps) {
  const drawing = useCallback((given: DrawingProps) => <Lines {...given} zero={zero} />, [zero])
  return <DrawnChart {...props} drawing={drawing} />
}
