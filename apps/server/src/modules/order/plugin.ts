import { DAY, MINUTE } from '@shiji/kit/time/duration.ts'
import type { ServerModule } from '../../infra/module.ts'
import type { Ports } from '../../infra/ports.ts'
import { dueAt } from './data/due.queries.ts'
import { orderNumbers } from './data/order.queries.ts'
import { expressClients } from './express-clients/client-of.ts'
import { changeRoutes } from './http/changes/change.routes.ts'
import { commentRoutes } from './http/comment.routes.ts'
import { orderAdminRoutes } from './http/order.admin.routes.ts'
import { orderBuyerRoutes } from './http/order.buyer.routes.ts'
import { orderSellerRoutes } from './http/order.seller.routes.ts'
import { questionRoutes } from './http/questions/question.routes.ts'
import { replyTemplateRoutes } from './http/reply-template.routes.ts'
import { shippingSellerRoutes } from './http/shipping/shipping.seller.routes.ts'
import { onCommentChanged, onCommentRemoved } from './reactions/count-comments.ts'
import { notifyChanges } from './reactions/notify-changes.ts'
import { notifyPeople } from './reactions/notify-people.ts'
import { notifyAboutQuestions } from './reactions/notify-questions.ts'
import { cancelByTimer } from './use-cases/cancel-order.ts'
import { commentByTimer } from './use-cases/comments/add-comments.ts'
import { rebuildAllScores } from './use-cases/comments/rebuild-scores.ts'
import { orderPayable } from './use-cases/pay-orders.ts'
import { receiveByTimer } from './use-cases/receive-order.ts'
import { settleDueOrders } from './use-cases/settle-due-orders.ts'
import { sweepOverdue } from './use-cases/sweep-overdue.ts'
import { CANCEL_JOB, COMMENT_JOB, CONFIRM_JOB, orderIdOf } from './use-cases/timers.ts'
import { refreshTracks } from './use-cases/tracking/refresh-tracks.ts'

const SETTLE_EVERY_MS = DAY
const SWEEP_EVERY_MS = 10 * MINUTE
const TRACK_EVERY_MS = 2 * MINUTE

/** The ports of lower modules that order implements. */
export const orderPorts = {
  expressClients,
  clockForecast: { due: dueAt },
  orderNumbers: { of: orderNumbers },
} satisfies Partial<Ports>

/** What order makes payable, by type of subject. */
export const orderPayables = { order_group: orderPayable } as const

export const orderModule: ServerModule = {
  name: 'order',
  routes: [
    ...orderBuyerRoutes,
    ...orderSellerRoutes,
    ...shippingSellerRoutes,
    ...orderAdminRoutes,
    ...changeRoutes,
    ...commentRoutes,
    ...questionRoutes,
    ...replyTemplateRoutes,
  ],
  register: ({ reactions, jobs }) => {
    reactions.on('comment.added', 'order.count_comment', onCommentChanged)
    reactions.on('comment.hidden', 'order.count_comment', onCommentChanged)
    reactions.on('comment.shown', 'order.count_comment', onCommentChanged)
    reactions.on('comment.removed', 'order.uncount_comment', onCommentRemoved)
    notifyPeople(reactions)
    notifyChanges(reactions)
    notifyAboutQuestions(reactions)
    jobs.on(CANCEL_JOB, (ctx, payload) => cancelByTimer(ctx, orderIdOf(payload)))
    jobs.on(CONFIRM_JOB, (ctx, payload) => receiveByTimer(ctx, orderIdOf(payload)))
    jobs.on(COMMENT_JOB, (ctx, payload) => commentByTimer(ctx, orderIdOf(payload)))
    jobs.every('order.sweep', SWEEP_EVERY_MS, ctx => sweepOverdue(ctx))
    jobs.every('order.tracking', TRACK_EVERY_MS, (ctx, _payload, lease) => refreshTracks(ctx, lease), 'long')
    jobs.every('order.scores', DAY, (ctx, _payload, lease) => rebuildAllScores(ctx, lease), 'long')
    jobs.every('order.settlement', SETTLE_EVERY_MS, async ctx => {
      await settleDueOrders(ctx)
    })
  },
}
