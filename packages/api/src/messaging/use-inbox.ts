import type { Area } from '@shiji/contract/area.ts'
import type { InboxEntry } from '@shiji/contract/messaging/inbox.ts'
import { useEffect, useState } from 'react'
import { useInboxCountQuery, useInboxQuery, useReadInboxMutation } from './inbox.api.ts'

const EVERY_MS = 60_000
const AT_ONCE = 20
/** The panel shows no more; older entries are seldom looked for. */
const MOST = 100

/** How much is unread: asked for once a minute while the tab is on screen, and when it comes back to the front. 0 while unknown. */
export function useUnread(area: Area): number {
  const { data, refetch } = useInboxCountQuery({ area })
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
  return data?.unread ?? 0
}

/** The newest entries of an area's inbox, loaded when it is opened, with what a person may do with them. */
export function useInbox(area: Area) {
  const [wanted, setWanted] = useState(AT_ONCE)
  const list = useInboxQuery({ area, per_page: wanted }, { refetchOnMountOrArgChange: true })
  const [read, { isLoading }] = useReadInboxMutation()
  const page = list.currentData ?? list.data
  return {
    entries: page?.data,
    unread: page?.unread ?? 0,
    isError: list.isError,
    error: list.error,
    busy: list.isFetching || isLoading,
    retry: () => void list.refetch(),
    open: ({ id, is_read }: Pick<InboxEntry, 'id' | 'is_read'>) => {
      if (!is_read) void read({ area, ids: [id] })
    },
    readAll: () => void read({ area }),
    more: page?.next != null && wanted < MOST ? () => setWanted(wanted + AT_ONCE) : undefined,
  }
}
