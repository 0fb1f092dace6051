import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import {
  Download,
  FoldHorizontal,
  Maximize2,
  Minimize2,
  Plus,
  RefreshCw,
  Search,
  Trash2,
  UnfoldHorizontal,
  Upload,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, IconButton } from '../../../common/button/button.tsx'
import { Icon } from '../../../common/icon/icon.tsx'

export interface TableToolbarProps {
  /** Action of a button; without it the button is not rendered. */
  readonly onAdd?: (() => void) | undefined
  readonly onSearch?: (() => void) | undefined
  readonly searchOpen: boolean
  readonly onImport?: (() => void) | undefined
  readonly onExport?: (() => void) | undefined
  readonly onDelete?: (() => void) | undefined
  readonly onRefresh?: (() => void) | undefined
  readonly refreshing: boolean
  /** Load time of the rows, as text. */
  readonly loadedAt: string | undefined
  /** Columns hidden because the table is narrow. */
  readonly folded: number
  /** They are shown anyway. */
  readonly foldedOpen: boolean
  readonly onFolded: () => void
  readonly fullScreen: boolean
  readonly onFullScreen: () => void
  /** Buttons of the page. */
  readonly children?: ReactNode
  /** Settings at the end of the line. */
  readonly settings: ReactNode
}

// Reserve the space, or late buttons would move the rows on a phone, where nearly every table hides columns.
const PLACE = '00:00:00'
const FOLDED_PLACE = 4

/** Add, Search, Import, Export, Delete (§2), the page's own buttons, and the table settings. */
export function TableToolbar({
  onAdd,
  onSearch,
  searchOpen,
  onImport,
  onExport,
  onDelete,
  onRefresh,
  refreshing,
  loadedAt,
  folded,
  foldedOpen,
  onFolded,
  fullScreen,
  onFullScreen,
  children,
  settings,
}: TableToolbarProps) {
  const say = useText('common', 'table')
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
        {(folded > 0 || loadedAt === undefined) && (
          <Button
            size="sm"
            look="plain"
            {...(folded === 0 ? { hideFrom: 'md', visibility: 'hidden' } : {})}
            icon={<Icon of={foldedOpen ? FoldHorizontal : UnfoldHorizontal} size={16} />}
            onClick={onFolded}
          >
            {say(foldedOpen ? 'table.columns_fold' : 'table.columns_unfold', { count: folded || FOLDED_PLACE })}
          </Button>
        )}
        <chakra.span
          textStyle="xs"
          color="fg.muted"
          data-tabular
          {...(loadedAt === undefined ? { visibility: 'hidden', 'aria-hidden': true } : {})}
        >
          {say('table.loaded_at', { time: loadedAt ?? PLACE })}
        </chakra.span>
        {onRefresh && (
          <IconButton size="sm" label={say('table.refresh')} loading={refreshing} onClick={onRefresh}>
            <Icon of={RefreshCw} size={16} />
          </IconButton>
        )}
        <IconButton
          size="sm"
          label={say(fullScreen ? 'common.fullscreen_exit' : 'common.fullscreen')}
          aria-pressed={fullScreen}
          onClick={onFullScreen}
        >
          <Icon of={fullScreen ? Minimize2 : Maximize2} size={16} />
        </IconButton>
        {settings}
      </chakra.div>
    </chakra.div>
  )
}
