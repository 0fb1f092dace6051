import { chakra } from '@chakra-ui/react/styled-system'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { RefreshCw } from 'lucide-react'
import { Suspense } from 'react'
import { IconButton } from '../../../common/button/button.tsx'
import { Icon } from '../../../common/icon/icon.tsx'
import { lazyPart } from '../../../common/lazy/lazy-part.tsx'
import { useTableContext } from '../context/table-context.ts'
import type { TablePlugin } from '../context/table-plugin.ts'

// Loaded on first use, since only some visits need it.
const FailureBar = lazyPart(() => import('./failure-bar.tsx').then(module => module.FailureBar))

// Reserves the space, or a late text would move the rows on a phone.
const PLACE = '00:00:00'

function Refresh() {
  const { loadedAt, words, refresh, loading, say } = useTableContext()
  const time = loadedAt === undefined ? undefined : formatDateTime(new Date(loadedAt), words.locale).slice(11)
  return (
    <>
      <chakra.span
        textStyle="xs"
        color="fg.muted"
        data-tabular
        {...(time === undefined ? { visibility: 'hidden', 'aria-hidden': true } : {})}
      >
        {say('table.loaded_at', { time: time ?? PLACE })}
      </chakra.span>
      {refresh && (
        <IconButton size="sm" label={say('table.refresh')} loading={loading} onClick={refresh}>
          <Icon of={RefreshCw} size={16} />
        </IconButton>
      )}
    </>
  )
}

function Failure() {
  const { page, rows, loading } = useTableContext()
  if (!page.failure || rows.length === 0) return null
  return (
    <Suspense fallback={null}>
      <FailureBar failure={page.failure} retrying={loading} onRetry={page.onRefresh} />
    </Suspense>
  )
}

/** Load time of the rows, reload, and the error of a failed load. */
export const refreshPlugin: TablePlugin = { name: 'refresh', toolbarEnd: Refresh, notice: Failure }
