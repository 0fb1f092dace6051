import { useTableContext } from '../context/table-context.ts'
import type { TablePlugin } from '../context/table-plugin.ts'
import { SummaryRow } from './summary-row.tsx'

function Summary() {
  const { page, rows, waiting, fit, words, rowButtons } = useTableContext()
  if (!page.summary || waiting || rows.length === 0) return null
  return (
    <SummaryRow
      placed={fit.placed}
      summary={page.summary}
      note={page.summaryNote}
      words={words}
      hasActions={rowButtons.draw !== undefined}
    />
  )
}

/** Values of the whole filter, below the rows of the page. */
export const summaryPlugin: TablePlugin = { name: 'summary', foot: Summary }
