import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { X } from 'lucide-react'
import { Button } from '../../../common/button/button.tsx'
import { Icon } from '../../../common/icon/icon.tsx'
import { activeFilters } from './filter-words.ts'
import type { SearchField } from './search-field.ts'
import type { Search } from './search-values.ts'

export interface FilterChipsProps {
  readonly fields: readonly SearchField[]
  readonly search: Search
  readonly onSearch: (search: Search) => void
}

const Chip = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    maxW: 'full',
    ps: '3',
    pe: '1',
    minH: '28px',
    borderRadius: 'full',
    bg: 'accent.subtle',
    color: 'accent.fg',
    textStyle: 'sm',
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
    '& button': {
      display: 'grid',
      placeItems: 'center',
      w: '24px',
      h: '24px',
      borderRadius: 'full',
      cursor: 'pointer',
    },
  },
})

/** The active filters; each can be removed (point 15). */
export function FilterChips({ fields, search, onSearch }: FilterChipsProps) {
  const say = useText('common', 'table', 'ui')
  const words = { yes: say('common.yes'), no: say('common.no'), separator: say('ui.list_separator') }
  const active = activeFilters(fields, search, words)
  if (active.length === 0) return null
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
      <chakra.ul display="contents" aria-label={say('table.filters_active')}>
        {active.map(({ name, label, value }) => (
          <Chip key={name}>
            <span>{say('table.filter_chip', { field: label, value })}</span>
            <button
              type="button"
              aria-label={say('table.filter_remove', { field: label })}
              onClick={() => onSearch(Object.fromEntries(Object.entries(search).filter(([each]) => each !== name)))}
            >
              <Icon of={X} size={16} />
            </button>
          </Chip>
        ))}
      </chakra.ul>
      {active.length > 1 && (
        <Button look="plain" size="sm" onClick={() => onSearch({})}>
          {say('table.filters_clear')}
        </Button>
      )}
    </chakra.div>
  )
}
