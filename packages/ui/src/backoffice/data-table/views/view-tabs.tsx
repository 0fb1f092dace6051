import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Suspense, useState } from 'react'
import { Button } from '../../../common/button/button.tsx'
import { onDemand } from '../../../common/lazy/on-demand.tsx'
import { orTell, tellDone } from '../selection/outcome.ts'
import { isDirty, type SavedView, type TableViews, type ViewState } from './saved-view.ts'
import { ViewMenu } from './view-menu.tsx'

const ViewNameDialog = onDemand(() => import('./view-name-dialog.tsx').then(module => module.ViewNameDialog))

export interface ViewTabsProps {
  readonly views: TableViews
  /** The state that would be saved in a view now. */
  readonly now: ViewState
}

const Tab = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: 'control-sm',
    px: '3',
    borderRadius: 'sm',
    textStyle: 'md',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover', color: 'fg' },
    '&[aria-current=true]': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'semibold' },
  },
})

/** Saved views as tabs: the open one is marked if the table differs, with save and save as (point 17). */
export function ViewTabs({ views, now }: ViewTabsProps) {
  const say = useText('common', 'error', 'table')
  const [naming, setNaming] = useState<'new' | SavedView>()
  const [busy, setBusy] = useState(false)
  const open = views.list.find(view => view.id === views.current)
  const dirty = open !== undefined && isDirty(open, now)
  const act = async (action: () => Promise<boolean>): Promise<boolean> => {
    setBusy(true)
    const done = (await orTell(say, action)) === true
    setBusy(false)
    if (done) tellDone(say)
    return done
  }
  const tab = (view: SavedView | undefined) => {
    const current = views.current === view?.id
    return (
      <li key={view?.id ?? ''}>
        <Tab type="button" aria-current={current} onClick={() => views.onOpen(view)}>
          {view?.name ?? say('table.view_plain')}
          {view?.isDefault && <chakra.span textStyle="xs">{say('table.view_default')}</chakra.span>}
          {current && dirty && (
            <chakra.span textStyle="xs" fontWeight="normal">
              {say('table.view_changed')}
            </chakra.span>
          )}
        </Tab>
      </li>
    )
  }
  return (
    <chakra.nav aria-label={say('table.views')} display="flex" flexWrap="wrap" alignItems="center" gap="2">
      <chakra.ul display="flex" flexWrap="wrap" gap="1">
        {tab(undefined)}
        {views.list.map(tab)}
      </chakra.ul>
      {dirty && open.foreign !== true && (
        <Button size="sm" loading={busy} onClick={() => void act(() => views.onSave(open.id, now))}>
          {say('table.view_save')}
        </Button>
      )}
      <Button look="plain" size="sm" onClick={() => setNaming('new')}>
        {say('table.view_save_as')}
      </Button>
      {open && open.foreign !== true && (
        <ViewMenu views={views} open={open} onRename={() => setNaming(open)} act={action => void act(action)} />
      )}
      <Suspense fallback={null}>
        {naming && (
          <ViewNameDialog
            title={naming === 'new' ? say('table.view_save_as') : say('table.view_rename')}
            initial={
              naming === 'new' ? { name: '', shared: false, roles: [] } : { ...naming, roles: naming.roles ?? [] }
            }
            roles={views.roles ?? []}
            busy={busy}
            onClose={() => setNaming(undefined)}
            onName={async name => {
              const action = naming === 'new' ? () => views.onSaveAs(name, now) : () => views.onRename(naming.id, name)
              if (await act(action)) setNaming(undefined)
            }}
          />
        )}
      </Suspense>
    </chakra.nav>
  )
}
