import { inboxCall, inboxCountCall, readInboxCall } from '@shiji/contract/messaging/inbox.calls.ts'
import { InboxCount, InboxPage, InboxQuery, InboxRead } from '@shiji/contract/messaging/inbox.ts'
import { Done } from '@shiji/contract/schema.ts'
import { answerIn } from '../../../http/routes/answer.ts'
import type { Route } from '../../../http/routes/route.ts'
import { inboxPage, unreadCount } from '../data/inbox.queries.ts'
import { visibleKinds } from '../domain/kinds.ts'
import { markRead } from '../use-cases/mark-read.ts'

/** The inbox of a buyer, of the people of a store, and of those of the platform. */
export const inboxRoutes: readonly Route[] = [
  ...answerIn(
    inboxCall,
    inboxCall.area,
    { summary: 'What happened, newest first', query: InboxQuery, data: InboxPage },
    (ctx, { query }) => inboxPage(ctx, ctx.scope, visibleKinds(ctx.actor), query),
  ),
  ...answerIn(
    inboxCountCall,
    inboxCountCall.area,
    { summary: 'How many entries of the inbox are unread', data: InboxCount },
    async ctx => ({ unread: await unreadCount(ctx, ctx.scope, visibleKinds(ctx.actor)) }),
  ),
  ...answerIn(
    readInboxCall,
    readInboxCall.area,
    { summary: 'Mark entries of the inbox read, or all', body: InboxRead, data: Done },
    async (ctx, { body }) => {
      await markRead(ctx, body)
      return {}
    },
  ),
]
