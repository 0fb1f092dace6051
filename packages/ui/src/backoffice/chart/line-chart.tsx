import { chakra } from '@chakra-ui/react/styled-system'
import { useLocale } from '@shiji/i18n/react.ts'
import { type ChartData, isCrowded, labelEvery, mostSeries, scaleOf, shareOn, spread } from './chart-data.ts'
import { ChartFrame, type ChartProps } from './chart-frame.tsx'
import { ChartTip } from './chart-tip.tsx'
import { ScaleMarks } from './scale-marks.tsx'
import { colourOf, dashes, seriesColours } from './series-look.ts'
import { usePoints } from './use-points.ts'
import { writeValue } from './write-value.ts'

export interface LineChartProps extends ChartProps {
  /** Includes zero in the scale. @default false */
  readonly zero?: boolean
}

const width = 1000
const foot = 24

interface DrawingProps {
  readonly title: string
  readonly data: ChartData
  readonly write: (value: number) => string
  readonly writeMark: (value: number) => string
  readonly height: number
  readonly zero: boolean
}

function Lines({ title, data, write, writeMark, height, zero }: DrawingProps) {
  const points = usePoints(title, data, write)
  const series = data.series.slice(0, mostSeries)
  const scale = scaleOf(
    series.flatMap(each => each.values),
    zero,
  )
  const plot = height - foot
  const count = data.labels.length
  const x = (at: number): number => (count === 1 ? width / 2 : (at / (count - 1)) * width)
  const y = (value: number): number => plot - shareOn(scale, value) * (plot - 8)
  const every = labelEvery(count, 7)
  const ends = series.map(each => {
    const value = each.values.findLast(one => one !== null)
    return value === undefined || value === null ? plot : y(value)
  })
  const places = spread(ends, 18, plot)
  // A gap in the values is a gap in the line.
  const path = (values: readonly (number | null)[], from = 0): string =>
    values
      .map((value, at) =>
        value === null || at < from
          ? ''
          : `${at === from || (values[at - 1] ?? null) === null ? 'M' : 'L'}${x(at)} ${y(value)}`,
      )
      .join('')
  const over = data.unfinished === true ? count - 1 : count
  const near = (clientX: number, box: DOMRect): number =>
    Math.max(0, Math.min(count - 1, Math.round(((clientX - box.left) / box.width) * (count - 1))))
  return (
    <chakra.div display="flex" gap="2" css={seriesColours}>
      <ScaleMarks scale={scale} write={writeMark} plot={plot} head={8} />
      <chakra.div
        position="relative"
        flex="1"
        minW="0"
        style={{ height }}
        borderRadius="xs"
        onPointerMove={event => points.look(near(event.clientX, event.currentTarget.getBoundingClientRect()))}
        onPointerLeave={() => points.look(undefined)}
        {...points.attributes}
      >
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${plot}`}
          preserveAspectRatio="none"
          width="100%"
          height={plot}
          style={{ overflow: 'visible', display: 'block' }}
        >
          {scale.marks.map(mark => (
            <chakra.line
              key={mark}
              x1={0}
              x2={width}
              y1={y(mark)}
              y2={y(mark)}
              stroke="border"
              strokeWidth="1"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {points.at !== undefined && (
            <chakra.line
              x1={x(points.at)}
              x2={x(points.at)}
              y1={0}
              y2={plot}
              stroke="fg.muted"
              strokeWidth="1"
              vectorEffect="non-scaling-stroke"
            />
          )}
          {series.map((each, at) => (
            <path
              key={each.name}
              d={path(each.values.slice(0, over))}
              fill="none"
              stroke={colourOf(at)}
              strokeWidth={2}
              strokeDasharray={dashes[at] ?? 'none'}
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {over < count &&
            series.map((each, at) => (
              <path
                key={each.name}
                data-unfinished
                d={path(each.values, Math.max(0, over - 1))}
                fill="none"
                stroke={colourOf(at)}
                strokeWidth={2}
                strokeDasharray="1 4"
                opacity={0.7}
                vectorEffect="non-scaling-stroke"
              />
            ))}
        </svg>
        {series.map((each, at) => {
          const value = each.values[points.at ?? -1] ?? null
          return value === null ? null : (
            <chakra.span
              key={each.name}
              aria-hidden
              position="absolute"
              w="8px"
              h="8px"
              borderRadius="full"
              transform="translate(-50%, -50%)"
              style={{ left: `${(x(points.at ?? 0) / width) * 100}%`, top: y(value), background: colourOf(at) }}
            />
          )
        })}
        {data.labels.map((label, at) =>
          at % every === 0 ? (
            <chakra.span
              key={label}
              aria-hidden
              data-crowded={isCrowded(at, every) || undefined}
              position="absolute"
              bottom="0"
              textStyle="2xs"
              color="fg.subtle"
              whiteSpace="nowrap"
              data-tabular
              transform={at === 0 ? undefined : at === count - 1 ? 'translateX(-100%)' : 'translateX(-50%)'}
              style={{ left: `${(x(at) / width) * 100}%` }}
            >
              {label}
            </chakra.span>
          ) : null,
        )}
        {points.at !== undefined && <ChartTip left={(x(points.at) / width) * 100}>{points.words(points.at)}</ChartTip>}
      </chakra.div>
      <chakra.div aria-hidden data-names position="relative" w="96px" flexShrink="0" style={{ height }}>
        {series.map((each, at) => (
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
            style={{ top: (places[at] ?? 0) - 9, color: colourOf(at) }}
          >
            <svg aria-hidden="true" width="14" height="8">
              <line
                x1="0"
                x2="14"
                y1="4"
                y2="4"
                stroke="currentColor"
                strokeWidth="2"
                strokeDasharray={dashes[at] ?? 'none'}
              />
            </svg>
            <chakra.span truncate>{each.name}</chakra.span>
          </chakra.span>
        ))}
      </chakra.div>
    </chakra.div>
  )
}

/** A line chart over time: up to five lines, labelled at their ends, distinct by colour and dash; arrow keys read the points. */
export function LineChart({ zero = false, ...props }: LineChartProps) {
  const locale = useLocale()
  const write = props.format ?? ((value: number) => writeValue(value, locale))
  return (
    <ChartFrame {...props} write={write}>
      {data => (
        <Lines
          title={props.title}
          data={data}
          write={write}
          writeMark={props.formatMark ?? write}
          height={props.height ?? 220}
          zero={zero}
        />
      )}
    </ChartFrame>
  )
}
