import { useInbox, useUnread } from '@shiji/api/messaging/use-inbox.ts'
import type { InboxEntry } from '@shiji/contract/messaging/inbox.ts'
import { InboxBell } from '@shiji/ui/common/inbox/inbox-bell.tsx'
import { InboxList } from '@shiji/ui/common/inbox/inbox-list.tsx'
import { useBackoffice } from '../../core/running/backoffice.ts'
import { targetPath } from './target-path.ts'

/** The bell of a back office: what happened in the store, or on the platform, as far as this person may see it. */
export function Bell() {
  const { area } = useBackoffice()
  return <InboxBell unread={useUnread(area)}>{() => <Newest />}</InboxBell>
}

function Newest() {
  const { area } = useBackoffice()
  const inbox = useInbox(area)
  const item = ({ target, ...entry }: InboxEntry) => ({ ...entry, href: targetPath(target) })
  return (
    <InboxList
      items={inbox.entries?.map(item)}
      failed={inbox.isError}
      onRetry={inbox.retry}
      unread={inbox.unread}
      onOpen={inbox.open}
      onReadAll={inbox.readAll}
      onMore={inbox.more}
      busy={inbox.busy}
    />
  )
}
