import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../../common/button/button.tsx'
import { ConfirmDialog } from '../../../common/confirm-dialog/confirm-dialog.tsx'
import { Icon } from '../../../common/icon/icon.tsx'
import { AnchoredPanel } from '../../../common/popover/anchored-panel.tsx'
import type { SavedView, TableViews } from './saved-view.ts'

export interface ViewMenuProps {
  readonly views: TableViews
  /** The open view. */
  readonly open: SavedView
  readonly onRename: () => void
  readonly act: (action: () => Promise<boolean>) => void
}

/** Actions on the open view: name and sharing, default, position among the tabs, delete. */
export function ViewMenu({ views, open, onRename, act }: ViewMenuProps) {
  const say = useText('common', 'table')
  const [asking, setAsking] = useState(false)
  const ids = views.list.map(view => view.id)
  const at = ids.indexOf(open.id)
  const move = (by: -1 | 1): void => {
    const next = ids.filter(id => id !== open.id)
    next.splice(at + by, 0, open.id)
    act(() => views.onReorder(next))
  }
  return (
    <>
      <AnchoredPanel
        label={say('table.view_manage')}
        opener={attributes => (
          <IconButton size="sm" label={say('table.view_manage')} {...attributes}>
            <Icon of={EllipsisVertical} size={16} />
          </IconButton>
        )}
      >
        {() => (
          // The next step may open a dialog, which the panel would cover.
          <chakra.div
            display="grid"
            gap="1"
            minW="180px"
            justifyItems="start"
            onClick={event => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
          >
            <Button look="ghost" size="sm" onClick={onRename}>
              {say('table.view_rename')}
            </Button>
            <Button
              look="ghost"
              size="sm"
              onClick={() => act(() => views.onDefault(open.isDefault ? undefined : open.id))}
            >
              {say(open.isDefault ? 'table.view_default_unset' : 'table.view_default_set')}
            </Button>
            <Button look="ghost" size="sm" disabled={at <= 0} onClick={() => move(-1)}>
              {say('table.view_left')}
            </Button>
            <Button look="ghost" size="sm" disabled={at === ids.length - 1} onClick={() => move(1)}>
              {say('table.view_right')}
            </Button>
            <Button look="ghost" size="sm" tone="danger" onClick={() => setAsking(true)}>
              {say('common.delete')}
            </Button>
          </chakra.div>
        )}
      </AnchoredPanel>
      <ConfirmDialog
        open={asking}
        danger
        text={say('table.view_delete_confirm', { name: open.name })}
        confirmLabel={say('common.delete')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          act(() => views.onDelete(open.id))
        }}
      />
    </>
  )
}
