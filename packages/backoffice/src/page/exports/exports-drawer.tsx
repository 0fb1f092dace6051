import { chakra } from '@chakra-ui/react/styled-system'
import { useTableExportsQuery } from '@shiji/api/platform/table-export.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Drawer } from '@shiji/ui/common/drawer/drawer.tsx'
import { EmptyState, ErrorState, LoadingState } from '@shiji/ui/common/state-view/states.tsx'
import { useState } from 'react'
import { useBackoffice } from '../../core/running/backoffice.ts'
import { ExportEntry } from './export-entry.tsx'
import { ASK_EVERY, isUnderWay } from './export-state.ts'

export interface ExportsDrawerProps {
  /** Whether it is open; the list is then loaded. */
  readonly open: boolean
  /** Called on close. */
  readonly onClose: () => void
}

/** The person's exports of the last day: progress, download and delete (reference ux 37). */
export function ExportsDrawer({ open, onClose }: ExportsDrawerProps) {
  const say = useText('backoffice')
  return (
    <Drawer open={open} onClose={onClose} title={say('backoffice.exports')}>
      {open && <Exports />}
    </Drawer>
  )
}

function Exports() {
  const { area } = useBackoffice()
  const say = useText('common', 'exports', 'table')
  const [resting, setResting] = useState(false)
  const list = useTableExportsQuery(
    { area },
    { refetchOnMountOrArgChange: true, pollingInterval: resting ? 0 : ASK_EVERY },
  )
  const isQuiet = list.data !== undefined && !list.data.some(({ state }) => isUnderWay(state))
  if (isQuiet !== resting) setResting(isQuiet)
  if (list.data === undefined) {
    return list.isError ? (
      <ErrorState extent="inline" onRetry={() => void list.refetch()} retrying={list.isFetching} />
    ) : (
      <LoadingState />
    )
  }
  if (list.data.length === 0) return <EmptyState title={say('exports.empty')} hint={say('exports.hint')} />
  return (
    <chakra.div display="grid" gap="4" pb="4">
      <chakra.p textStyle="sm" color="fg.muted">
        {say('exports.hint')}
      </chakra.p>
      <chakra.ul display="grid" gap="3" listStyleType="none">
        {list.data.map(made => (
          <ExportEntry key={made.id} made={made} />
        ))}
      </chakra.ul>
    </chakra.div>
  )
}
