import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

export interface PlainRow {
  readonly id: string | number
  readonly cells: readonly ReactNode[]
}

export interface PlainTableProps {
  /** Accessible name of the table. */
  readonly name: string
  /** Column headings, unique. */
  readonly head: readonly string[]
  /** Cells in the order of the headings. */
  readonly rows: readonly PlainRow[]
}

/**
 * A small table; the first column names the row, numbers are right-aligned. If it is too wide it scrolls, also by
 * keyboard.
 */
export function PlainTable({ name, head, rows }: PlainTableProps) {
  return (
    <chakra.div overflowX="auto" role="region" aria-label={name} tabIndex={0}>
      <chakra.table
        aria-label={name}
        w="full"
        textStyle="sm"
        css={{
          // Chinese breaks between any two characters: beside a long first column, short words would be set vertically.
          '& th, & td': {
            padding: '8px',
            textAlign: 'end',
            borderBottom: '1px solid var(--chakra-colors-border)',
            wordBreak: 'keep-all',
          },
          '& :is(th, td):first-of-type': { textAlign: 'start', minWidth: '5em', wordBreak: 'normal' },
        }}
      >
        <thead>
          <tr>
            {head.map(cell => (
              <chakra.th key={cell} scope="col" color="fg.muted" fontWeight="medium">
                {cell}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.id}>
              {row.cells.map((cell, index) => (
                <chakra.td key={head[index] ?? index} data-tabular>
                  {cell}
                </chakra.td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  )
}
