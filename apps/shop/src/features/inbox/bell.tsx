import { useInbox, useUnread } from '@shiji/api/messaging/use-inbox.ts'
import type { InboxEntry } from '@shiji/contract/messaging/inbox.ts'
import { useText } from '@shiji/i18n/react.ts'
import { InboxBell } from '@shiji/ui/common/inbox/inbox-bell.tsx'
import { InboxList } from '@shiji/ui/common/inbox/inbox-list.tsx'
import { LinkButton } from '../../site/links/link-button.tsx'
import { commentsPath, goodsPath, orderPath, PATHS } from '../../site/links/paths.ts'
import { useFailureWords } from '../../site/page/load-failed.tsx'

/** The bell of the shop: news about the buyer's orders and application. */
export function Bell() {
  return <InboxBell unread={useUnread('buyer')}>{() => <Newest />}</InboxBell>
}

function Newest() {
  const say = useText('shop')
  const inbox = useInbox('buyer')
  const hint = useFailureWords(inbox.error)
  return (
    <InboxList
      items={inbox.entries?.map(itemOf)}
      failed={inbox.isError}
      hint={hint}
      onRetry={inbox.retry}
      unread={inbox.unread}
      onOpen={inbox.open}
      onReadAll={inbox.readAll}
      onMore={inbox.more}
      busy={inbox.busy}
      whenEmpty={<LinkButton href={PATHS.orders}>{say('shop.my_orders')}</LinkButton>}
    />
  )
}

const itemOf = ({ target, ...entry }: InboxEntry) => ({
  ...entry,
  href: hrefOf(target),
})

/** The page that an entry opens; a question is on the page of its goods. */
function hrefOf({ type, id }: InboxEntry['target']): string {
  if (type === 'order') return orderPath(id)
  if (type === 'comment') return commentsPath('written')
  return type === 'question' ? `${goodsPath(id)}#questions` : PATHS.joinResult
}
