import { loginSlot } from '@shiji/api/base/session/session.slice.ts'
import { useShijiSelector } from '@shiji/api/hooks.ts'
import { lazyPart } from '@shiji/ui/common/lazy/lazy-part.tsx'
import { Suspense, useMemo, useSyncExternalStore } from 'react'
import { useBackoffice } from '../../core/running/backoffice.ts'
import { keptExports, onKeptExports } from './kept-exports.ts'

const ExportWatcher = lazyPart(() => import('./export-watcher.tsx').then(module => module.ExportWatcher), {
  quiet: true,
})

/** Watches the exports requested in this browser until all have been reported. */
export function WatchExports() {
  const { area } = useBackoffice()
  const kept = useSyncExternalStore(onKeptExports, keptExports)
  const isLogin = useShijiSelector(state => loginSlot(state.session, area).isLogin)
  const ids = useMemo(() => kept.filter(each => each.area === area && !each.told).map(each => each.id), [kept, area])
  if (!isLogin || ids.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ExportWatcher ids={ids} />
    </Suspense>
  )
}
