import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '../../../common/button/button.tsx'
import { Skeleton } from '../../../common/skeleton/skeleton.tsx'
import { EmptyState, ErrorState, NoMatchState } from '../../../common/state-view/states.tsx'
import { useTableContext } from '../context/table-context.ts'

/** Content below the header if there are no rows: a failure, no match, or nothing yet. */
export function NoRows() {
  const { page, search, records, loading, say } = useTableContext()
  const { failure, onRefresh } = page
  if (failure) {
    return (
      <ErrorState
        title={say('table.load_failed')}
        hint={failure.message}
        requestId={failure.requestId}
        {...(onRefresh ? { onRetry: onRefresh } : {})}
        retrying={loading}
      />
    )
  }
  if (search.searching) {
    return (
      <NoMatchState title={say('table.empty_search')}>
        <Button onClick={() => search.ask({})}>{say('table.filters_clear')}</Button>
      </NoMatchState>
    )
  }
  return (
    <EmptyState title={say('table.empty')}>
      {records.add && (
        <Button look="solid" onClick={records.add}>
          {say('table.add')}
        </Button>
      )}
    </EmptyState>
  )
}

export interface SkeletonRowsProps {
  readonly rows: number
  readonly columns: number
}

/** Skeleton rows of the final height. */
export function SkeletonRows({ rows, columns }: SkeletonRowsProps) {
  return (
    <tbody aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        // Placeholders have no identity but their index.
        <tr key={`row ${row + 1}`}>
          {Array.from({ length: columns }, (_cell, column) => (
            <td key={`column ${column + 1}`}>
              <Skeleton h="14px" w={column === 0 ? '16px' : `${45 + ((row * 7 + column * 13) % 45)}%`} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

/** A thin bar over the header while existing rows reload. */
export const RefreshBar = chakra('div', {
  base: {
    position: 'sticky',
    top: '0',
    insetInlineStart: '0',
    h: '2px',
    mb: '-2px',
    zIndex: '4',
    overflow: 'hidden',
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0',
      bg: 'accent.solid',
      animation: 'shimmer 1s ease-in-out infinite',
    },
  },
})
