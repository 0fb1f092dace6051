import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Download, Table2, TrendingUp } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { IconButton } from '../../common/button/button.tsx'
import { Icon } from '../../common/icon/icon.tsx'
import { Skeleton, Skeletons } from '../../common/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../common/state-view/states.tsx'
import { fileName } from '../spreadsheet/sheet-data.ts'
import { chartCsv } from './chart-csv.ts'
import type { ChartData } from './chart-data.ts'
import { ChartTable } from './chart-table.tsx'
import { labelWords } from './label-words.ts'

/** Props of every chart. */
export interface ChartProps {
  /** Title above the chart; also its accessible name. */
  readonly title: string
  /** Undefined while loading. */
  readonly data: ChartData | undefined
  /** Formats a value: money, percent, plain. @default as a number in the language of the page */
  readonly format?: (value: number) => string
  /** Formats the ticks, which have less room. @default as `format` */
  readonly formatMark?: (value: number) => string
  /** What the labels are: days, goods, stores. @default 'Item' */
  readonly labelTitle?: string
  /** Error of the load; '' if the reason is unknown. */
  readonly failure?: string | undefined
  /** Retries after a failure; without it there is no button. */
  readonly onRetry?: () => void
  /** Height of the plot in px. @default 220 */
  readonly height?: number
}

interface ChartFrameProps extends ChartProps {
  readonly write: (value: number) => string
  readonly children: (data: ChartData) => ReactNode
}

const isEmpty = (data: ChartData): boolean =>
  data.labels.length === 0 || data.series.every(series => series.values.every(value => value === null))

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${fileName(name)}.csv`
  link.click()
  URL.revokeObjectURL(url)
}

const narrow = {
  '@container (max-width: 480px)': { '& [data-crowded]': { display: 'none' }, '& [data-names]': { w: '64px' } },
}

/** Frame of every chart: title, figures as a table or a file, and the empty state. */
export function ChartFrame({
  title,
  data,
  labelTitle,
  failure,
  onRetry,
  height = 220,
  write,
  children,
}: ChartFrameProps) {
  const say = useText('ui')
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  const labels = labelTitle ?? say('ui.chart_label')
  const written = (of: ChartData) => of.labels.map((_, at) => labelWords(of, at, say))
  const ready = failure === undefined && data !== undefined && !isEmpty(data)
  return (
    <chakra.section
      aria-labelledby={id}
      bg="bg.surface"
      borderRadius="md"
      p="4"
      minW="0"
      containerType="inline-size"
      css={narrow}
    >
      <chakra.div display="flex" alignItems="center" gap="1" mb="3" minH="32px">
        <chakra.h2 id={id} textStyle="lg" fontWeight="semibold" flex="1" minW="0">
          {title}
        </chakra.h2>
        {ready && (
          <>
            <IconButton
              size="sm"
              label={say(asTable ? 'ui.chart_as_chart' : 'ui.chart_as_table')}
              onClick={() => setAsTable(!asTable)}
            >
              <Icon of={asTable ? TrendingUp : Table2} size={16} />
            </IconButton>
            <IconButton
              size="sm"
              label={say('ui.chart_csv')}
              onClick={() => download(title, chartCsv(data, labels, written(data)))}
            >
              <Icon of={Download} size={16} />
            </IconButton>
          </>
        )}
      </chakra.div>
      {failure !== undefined ? (
        <ErrorState extent="inline" hint={failure || undefined} {...(onRetry ? { onRetry } : {})} />
      ) : data === undefined ? (
        <Skeletons>
          <Skeleton borderRadius="sm" style={{ height }} />
        </Skeletons>
      ) : isEmpty(data) ? (
        <EmptyState extent="inline" />
      ) : asTable ? (
        <ChartTable title={title} data={data} labelTitle={labels} write={write} />
      ) : (
        <>
          {children(data)}
          {data.unfinished === true && (
            <chakra.p mt="2" textStyle="xs" color="fg.muted" data-unfinished-note>
              {say('ui.chart_unfinished', { label: data.labels.at(-1) ?? '' })}
            </chakra.p>
          )}
        </>
      )}
    </chakra.section>
  )
}
