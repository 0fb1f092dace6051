import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Download, Plus, RefreshCw, Search, Trash2, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, IconButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'

export interface TableToolbarProps {
  /** What a button does; without it the button is not there. */
  readonly onAdd?: (() => void) | undefined
  readonly onSearch?: (() => void) | undefined
  readonly searchOpen: boolean
  readonly onImport?: (() => void) | undefined
  readonly onExport?: (() => void) | undefined
  readonly onDelete?: (() => void) | undefined
  readonly onRefresh?: (() => void) | undefined
  readonly refreshing: boolean
  readonly selected: number
  readonly onClearSelection: () => void
  /** Buttons of the page. */
  readonly children?: ReactNode
  /** Settings at the end of the line. */
  readonly settings: ReactNode
}

/** Add, Search, Import, Export, Delete (§2), what the page adds, and how many rows are selected. */
export function TableToolbar({
  onAdd,
  onSearch,
  searchOpen,
  onImport,
  onExport,
  onDelete,
  onRefresh,
  refreshing,
  selected,
  onClearSelection,
  children,
  settings,
}: TableToolbarProps) {
  const say = useText('table')
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
      {onAdd && (
        <Button look="solid" icon={<Icon of={Plus} size={16} />} onClick={onAdd}>
          {say('table.add')}
        </Button>
      )}
      {onSearch && (
        <Button icon={<Icon of={Search} size={16} />} aria-expanded={searchOpen} onClick={onSearch}>
          {say('table.search')}
        </Button>
      )}
      {onImport && (
        <Button icon={<Icon of={Upload} size={16} />} onClick={onImport}>
          {say('table.import')}
        </Button>
      )}
      {onExport && (
        <Button icon={<Icon of={Download} size={16} />} onClick={onExport}>
          {say('table.export')}
        </Button>
      )}
      {onDelete && (
        <Button tone="danger" icon={<Icon of={Trash2} size={16} />} onClick={onDelete}>
          {say('table.delete')}
        </Button>
      )}
      {children}
      <chakra.div ms="auto" display="flex" alignItems="center" gap="2">
        <chakra.span role="status" textStyle="sm" color="fg.muted" data-tabular>
          {selected > 0 && say('table.selected', { count: selected })}
        </chakra.span>
        {selected > 0 && (
          <Button look="plain" size="sm" onClick={onClearSelection}>
            {say('table.selection_clear')}
          </Button>
        )}
        {onRefresh && (
          <IconButton size="sm" label={say('table.refresh')} loading={refreshing} onClick={onRefresh}>
            <Icon of={RefreshCw} size={16} />
          </IconButton>
        )}
        {settings}
      </chakra.div>
    </chakra.div>
  )
}
