import { Search } from 'lucide-react'
import { Button } from '../../../common/button/button.tsx'
import { Icon } from '../../../common/icon/icon.tsx'
import { lazyPart } from '../../../common/lazy/lazy-part.tsx'
import { WhenWanted } from '../../../common/lazy/when-wanted.tsx'
import { useTableContext } from '../context/table-context.ts'
import type { TablePlugin } from '../context/table-plugin.ts'
import { SearchPanel } from './search-panel.tsx'

// Loaded on first use, since only some visits need it.
const FilterChips = lazyPart(() => import('./filter-chips.tsx').then(module => module.FilterChips))

function SearchButton() {
  const { buttons, search, say } = useTableContext()
  if (!buttons.search) return null
  return (
    <Button icon={<Icon of={Search} size={16} />} aria-expanded={search.open} onClick={search.toggle}>
      {say('table.search')}
    </Button>
  )
}

function Panel() {
  const { buttons, search, page, layout } = useTableContext()
  if (!buttons.search || !search.open || search.fields.length === 0) return null
  return (
    <SearchPanel
      fields={search.fields}
      search={page.query.search}
      {...(page.searchDefaults ? { defaults: page.searchDefaults } : {})}
      onSearch={search.ask}
      expanded={layout.layout.searchExpanded}
      onExpanded={searchExpanded => layout.change({ searchExpanded })}
    />
  )
}

function Chips() {
  const { search, page } = useTableContext()
  return (
    <WhenWanted wanted={search.searching}>
      <FilterChips fields={search.fields} search={page.query.search} onSearch={search.ask} />
    </WhenWanted>
  )
}

/** The search panel, its button and key, and the active filters. */
export const searchPlugin: TablePlugin = {
  name: 'search',
  above: Panel,
  toolbar: SearchButton,
  notice: Chips,
  keys: ({ buttons, search }) => ({ '/': buttons.search ? search.focus : undefined }),
}
