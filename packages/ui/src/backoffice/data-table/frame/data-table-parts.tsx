import { chakra } from '@chakra-ui/react/styled-system'
import { memo, type ReactNode } from 'react'
import { Pagination } from '../../../common/pagination/pagination.tsx'
import { TableContext } from '../context/table-context.ts'
import { useStable } from '../context/use-stable.ts'
import { useTableState } from '../context/use-table-state.ts'
import { usePluginKeys } from '../keyboard/use-plugin-keys.ts'
import { tablePlugins } from '../table-plugins.ts'
import type { DataTableProps } from '../table-props.ts'
import { TableToolbar } from '../toolbar/table-toolbar.tsx'
import { TableArea } from './table-area.tsx'
import { TableCards } from './table-cards.tsx'

// Not re-rendered when a row is selected.
const MemoPagination = memo(Pagination)

const filling = {
  position: 'fixed',
  inset: '0',
  zIndex: 'dock',
  p: '4',
  bg: 'bg.canvas',
  overflow: 'auto',
} as const

interface Look {
  /** A list of cards instead of a table. */
  readonly asCards: boolean
}

/** All parts of a table around its context. A page has its own row type; inside the table a row is an object. */
export function DataTableParts<Row extends object>(props: DataTableProps<Row> & Look): ReactNode
export function DataTableParts({ asCards, ...page }: DataTableProps<object> & Look): ReactNode {
  const state = useTableState(page)
  const { table, fullScreen, waiting } = state
  usePluginKeys(state, tablePlugins)
  const onPage = useStable((number: number) => table.setPageIndex(number - 1))
  const onPerPage = useStable((pageSize: number) => table.setPagination({ pageIndex: 0, pageSize }))
  return (
    <TableContext value={state}>
      <chakra.div
        ref={state.rootRef}
        display="flex"
        flexDirection="column"
        gap="3"
        minW="0"
        {...(fullScreen.on ? { ...filling, 'data-full-screen': true } : {})}
      >
        {tablePlugins.map(({ name, above: Part }) => Part && <Part key={name} />)}
        <TableToolbar />
        {tablePlugins.map(({ name, notice: Part }) => Part && <Part key={name} />)}
        {asCards ? <TableCards /> : <TableArea />}
        {tablePlugins.map(({ name, below: Part }) => Part && <Part key={name} />)}
        <MemoPagination
          page={page.query.page}
          perPage={page.query.perPage}
          total={page.total}
          totalCapped={page.totalCapped ?? false}
          disabled={waiting}
          loading={page.rows === undefined}
          onPage={onPage}
          onPerPage={onPerPage}
        />
      </chakra.div>
    </TableContext>
  )
}
