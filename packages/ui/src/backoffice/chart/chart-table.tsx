import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import type { ChartData } from './chart-data.ts'
import { labelWords } from './label-words.ts'

export interface ChartTableProps {
  readonly title: string
  readonly data: ChartData
  readonly labelTitle: string
  readonly write: (value: number) => string
}

/** The figures of a chart, one row per label. */
export function ChartTable({ title, data, labelTitle, write }: ChartTableProps) {
  const say = useText('ui')
  return (
    <chakra.div
      overflow="auto"
      maxH="320px"
      tabIndex={0}
      role="region"
      aria-label={`${title} ${say('ui.chart_as_table')}`}
    >
      <chakra.table
        w="full"
        textStyle="sm"
        css={{
          '& th, & td': { px: '3', py: '1.5', borderBottomWidth: '1px', textAlign: 'end', whiteSpace: 'nowrap' },
          '& th:first-of-type': { textAlign: 'start' },
          '& thead th': { color: 'fg.muted', fontWeight: 'medium', position: 'sticky', top: '0', bg: 'bg.surface' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{labelTitle}</th>
            {data.series.map(series => (
              <th key={series.name} scope="col">
                {series.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.labels.map((label, at) => (
            <tr key={label}>
              <th scope="row">{labelWords(data, at, say)}</th>
              {data.series.map(series => {
                const value = series.values[at] ?? null
                return (
                  <td key={series.name} data-tabular>
                    {value === null ? '-' : write(value)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  )
}
