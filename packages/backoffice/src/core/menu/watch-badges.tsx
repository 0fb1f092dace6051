import { useMenuBadgesQuery } from '@shiji/api/insight/menu-badges.api.ts'
import type { ShijiState } from '@shiji/api/store.ts'
import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { pagePath } from '../address/menu-target.ts'
import { useBackoffice } from '../running/backoffice.ts'
import { type Badges, NO_BADGES } from './menu-badges.ts'

const EVERY_MS = 60_000
// Several writes in a row cause one refresh.
const AFTER_WRITE_MS = 300

/**
 * Keeps the numbers of the menu fresh: loads them once a minute while the tab is visible, when it becomes visible
 * again, and after every write of this page. Renders nothing; without an answer there are no numbers.
 */
export function WatchBadges({ onBadges }: { readonly onBadges: (badges: Badges) => void }) {
  const { area } = useBackoffice()
  const store = useStore<ShijiState>()
  const { data, isError, refetch } = useMenuBadgesQuery(area)
  useEffect(() => {
    onBadges(
      data === undefined || isError
        ? NO_BADGES
        : new Map(data.map(({ target, count }) => [pagePath(target, area), count])),
    )
  }, [data, isError, area, onBadges])
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') void refetch()
    }
    const timer = setInterval(ask, EVERY_MS)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [refetch])
  useEffect(() => {
    let seen = lastWrite(store.getState())
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = store.subscribe(() => {
      const last = lastWrite(store.getState())
      if (last <= seen) return
      seen = last
      clearTimeout(timer)
      timer = setTimeout(() => void refetch(), AFTER_WRITE_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [store, refetch])
  return null
}

/** When the last write of this page was answered, in ms since 1970; 0 before the first. */
const lastWrite = ({ api }: ShijiState): number =>
  Math.max(0, ...Object.values(api.mutations).map(write => write?.fulfilledTimeStamp ?? 0))
