import { chakra } from '@chakra-ui/react/styled-system'
import { useSheetJobsQuery } from '@shiji/api/exchange/sheet-job.api.ts'
import { SHEET_KINDS } from '@shiji/contract/exchange/sheet.words.ts'
import { useText } from '@shiji/i18n/react.ts'
import { EmptyState, ErrorState, LoadingState } from '@shiji/ui/common/state-view/states.tsx'
import { useState } from 'react'
import { usePageAddress } from '../../core/address/page-address.ts'
import { useBackoffice } from '../../core/running/backoffice.ts'
import { Section, Stack } from '../../page/dashboard/section.tsx'
import { ASK_EVERY, isUnderWay } from './job-state.ts'
import { SheetJobEntry } from './sheet-job-entry.tsx'
import { StartSheet, type StartSheetProps } from './start-sheet.tsx'

/** Imports and exports of a back office: starts them, and shows those of the last days with their progress. */
export function SheetJobs(props: Omit<StartSheetProps, 'first'>) {
  const say = useText('sheet')
  const { search } = usePageAddress()
  const wanted = new URLSearchParams(search).get('kind')
  return (
    <Stack>
      <chakra.p textStyle="sm" color="fg.muted">
        {say('sheet.hint')}
      </chakra.p>
      {props.kinds.length > 0 && <StartSheet {...props} first={SHEET_KINDS.find(kind => kind === wanted)} />}
      <Section title={say('sheet.jobs')}>
        <Jobs />
      </Section>
    </Stack>
  )
}

function Jobs() {
  const { area } = useBackoffice()
  const say = useText('sheet')
  const [resting, setResting] = useState(false)
  const list = useSheetJobsQuery(
    { area },
    { refetchOnMountOrArgChange: true, pollingInterval: resting ? 0 : ASK_EVERY },
  )
  const isQuiet = list.data !== undefined && !list.data.some(isUnderWay)
  if (isQuiet !== resting) setResting(isQuiet)
  if (list.data === undefined) {
    return list.isError ? (
      <ErrorState extent="inline" onRetry={() => void list.refetch()} retrying={list.isFetching} />
    ) : (
      <LoadingState />
    )
  }
  if (list.data.length === 0) return <EmptyState title={say('sheet.empty')} />
  return (
    <chakra.ul display="grid" gap="3" listStyleType="none">
      {list.data.map(job => (
        <SheetJobEntry key={job.id} job={job} />
      ))}
    </chakra.ul>
  )
}
