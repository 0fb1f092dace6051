import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '../../../common/button/button.tsx'
import { Skeleton, Skeletons } from '../../../common/skeleton/skeleton.tsx'
import { useTableContext } from '../context/table-context.ts'
import type { TableRowModel } from '../model/features.ts'
import { NoRows } from './table-states.tsx'

/** Least height and width of everything that fingers touch. */
const TOUCH = '44px'

const Buttons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    '& [data-actions]': { display: 'flex', flexWrap: 'wrap', gap: '1' },
    '& [data-actions] > button': {
      minH: TOUCH,
      minW: TOUCH,
      px: '3',
      borderRadius: 'sm',
      textStyle: 'md',
      fontWeight: 'medium',
      color: 'accent.fg',
      cursor: 'pointer',
    },
    '& [data-actions] > button[data-danger]': { color: 'status.danger.fg' },
  },
})

function Card({ row, place }: { readonly row: TableRowModel; readonly place: number }) {
  const { page, say, selection, rowButtons, unfolded } = useTableContext()
  const open = unfolded.has(row.id)
  const selected = selection.whole || row.getIsSelected()
  return (
    <chakra.li
      data-row={row.id}
      p="2"
      bg={selected ? 'accent.subtle' : 'bg.surface'}
      borderRadius="md"
      boxShadow="card"
      display="grid"
      gap="1"
      minW="0"
    >
      <chakra.div display="flex" alignItems="flex-start" minW="0">
        <chakra.label display="grid" placeItems="center" flexShrink="0" w={TOUCH} h={TOUCH}>
          <input
            type="checkbox"
            aria-label={say('table.row_select', { row: place })}
            checked={selected}
            disabled={selection.whole}
            onChange={row.getToggleSelectedHandler()}
          />
        </chakra.label>
        <chakra.div flex="1" minW="0" pt="2" pe="2">
          {page.card?.(row.original)}
        </chakra.div>
      </chakra.div>
      <Buttons>
        {page.below && (
          <Button look="ghost" minH={TOUCH} aria-expanded={open} onClick={() => unfolded.toggle(row.id)}>
            {say(open ? 'table.details_close' : 'table.details_open')}
          </Button>
        )}
        {rowButtons.draw?.(row.original, place)}
      </Buttons>
      {open && (
        <chakra.div p="3" bg="bg.sunken" borderRadius="sm" minW="0" overflowWrap="anywhere">
          {page.below?.(row.original)}
        </chakra.div>
      )}
    </chakra.li>
  )
}

/** The rows as cards, each with its buttons and details. */
export function TableCards() {
  const { page, rows, waiting, loading } = useTableContext()
  if (waiting)
    return (
      <Skeletons>
        <Skeleton h="140px" mb="3" />
        <Skeleton h="140px" mb="3" />
        <Skeleton h="140px" />
      </Skeletons>
    )
  if (rows.length === 0) return <NoRows />
  return (
    <chakra.ul aria-label={page.name} aria-busy={loading} listStyleType="none" display="grid" gap="3" minW="0">
      {rows.map((row, at) => (
        <Card key={row.id} row={row} place={at + 1} />
      ))}
    </chakra.ul>
  )
}
