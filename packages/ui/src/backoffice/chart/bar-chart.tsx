import { chakra } from '@chakra-ui/react/styled-system'
import { AxisLabel } from './axis-label.tsx'
import { type ChartData, isUnfinished, labelEvery, mostSeries, scaleOf, shareOn } from './chart-data.ts'
import type { ChartProps } from './chart-frame.tsx'
import { ChartTip } from './chart-tip.tsx'
import { type DrawingProps, DrawnChart } from './drawn-chart.tsx'
import { ScaleMarks } from './scale-marks.tsx'
import { colourOf } from './series-look.ts'
import { usePoints } from './use-points.ts'

export interface BarChartProps extends ChartProps {
  /** `columns` are vertical, for time; `rows` are horizontal, for names. @default 'columns' */
  readonly direction?: 'columns' | 'rows'
}

// Room for the labels below the bars, in px.
const foot = 20

// Style of a period that is still running.
const hatched = (place: number): string =>
  `repeating-linear-gradient(135deg, ${colourOf(place)} 0 2px, transparent 2px 6px)`

/** Names of the series if there are several; the title is enough for one. */
function Names({ data }: { readonly data: ChartData }) {
  if (data.series.length < 2) return null
  return (
    <chakra.ul aria-hidden display="flex" flexWrap="wrap" gap="3" mb="2" listStyleType="none" textStyle="xs">
      {data.series.slice(0, mostSeries).map((series, at) => (
        <chakra.li key={series.name} display="flex" alignItems="center" gap="1.5">
          <chakra.span w="10px" h="10px" borderRadius="xs" style={{ background: colourOf(at) }} />
          {series.name}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

function Columns({ title, data, write, writeMark, height }: DrawingProps) {
  const points = usePoints(title, data, write)
  const series = data.series.slice(0, mostSeries)
  const scale = scaleOf(
    series.flatMap(each => each.values),
    true,
  )
  const count = data.labels.length
  const every = labelEvery(count, 8)
  const zeroAt = shareOn(scale, 0) * 100
  return (
    <>
      <Names data={data} />
      <chakra.div display="flex" gap="2">
        <ScaleMarks scale={scale} write={writeMark} plot={height - foot} />
        <chakra.div
          position="relative"
          display="flex"
          flex="1"
          minW="0"
          gap="1"
          borderRadius="xs"
          style={{ height, paddingBottom: foot }}
          onPointerLeave={() => points.look(undefined)}
          {...points.attributes}
        >
          {data.labels.map((label, at) => (
            <chakra.div
              key={label}
              aria-hidden
              flex="1"
              minW="0"
              h="full"
              position="relative"
              display="flex"
              justifyContent="center"
              gap="2px"
              px="1px"
              borderRadius="xs"
              bg={points.at === at ? 'bg.hover' : 'transparent'}
              onPointerEnter={() => points.look(at)}
            >
              {series.map((each, place) => {
                const value = each.values[at] ?? 0
                const share = shareOn(scale, value) * 100
                return (
                  <chakra.span key={each.name} flex="1" maxW="40px" position="relative" h="full">
                    <chakra.span
                      data-bar
                      position="absolute"
                      insetX="0"
                      borderRadius="2px"
                      style={{
                        bottom: `${Math.min(share, zeroAt)}%`,
                        height: `${Math.abs(share - zeroAt)}%`,
                        background: isUnfinished(data, at) ? hatched(place) : colourOf(place),
                        ...(isUnfinished(data, at) ? { border: `1px dashed ${colourOf(place)}` } : {}),
                      }}
                      data-unfinished={isUnfinished(data, at) || undefined}
                    />
                  </chakra.span>
                )
              })}
            </chakra.div>
          ))}
          {data.labels.map((label, at) => (
            <AxisLabel key={label} label={label} at={at} every={every} left={((at + 0.5) / count) * 100} />
          ))}
          {points.at !== undefined && (
            <ChartTip left={((points.at + 0.5) / count) * 100}>{points.words(points.at)}</ChartTip>
          )}
        </chakra.div>
      </chakra.div>
    </>
  )
}

/** Horizontal bars, each with its label and figures: read as a list, nothing to hover. */
function Rows({ title, data, write }: DrawingProps) {
  const series = data.series.slice(0, mostSeries)
  const most = Math.max(1, ...series.flatMap(each => each.values.map(value => Math.abs(value ?? 0))))
  return (
    <>
      <Names data={data} />
      <chakra.ol aria-label={title} listStyleType="none" display="grid" gap="2" textStyle="sm">
        {data.labels.map((label, at) => (
          <chakra.li
            key={label}
            display="grid"
            gridTemplateColumns="minmax(64px, 28%) 1fr"
            columnGap="3"
            alignItems="center"
          >
            <chakra.span truncate title={label}>
              {label}
            </chakra.span>
            <chakra.span display="grid" gap="1">
              {series.map((each, place) => {
                const value = each.values[at] ?? null
                return (
                  <chakra.span key={each.name} display="flex" alignItems="center" gap="2">
                    <chakra.span
                      aria-hidden
                      data-bar
                      h="12px"
                      borderRadius="2px"
                      flexShrink="1"
                      style={{ width: `${(Math.abs(value ?? 0) / most) * 75}%`, background: colourOf(place) }}
                    />
                    <chakra.span data-tabular whiteSpace="nowrap" textStyle="xs">
                      {series.length > 1 && <chakra.span srOnly>{each.name} </chakra.span>}
                      {value === null ? '-' : write(value)}
                    </chakra.span>
                  </chakra.span>
                )
              })}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ol>
    </>
  )
}

/** A bar chart from a zero baseline, up to five series; columns for time, rows for names. */
export function BarChart({ direction = 'columns', ...props }: BarChartProps) {
  return <DrawnChart {...props} drawing={direction === 'columns' ? Columns : Rows} />
}
