import { DAY } from '@shiji/kit/time/duration.ts'
import type { ServerModule } from '../../infra/module.ts'
import type { Ports } from '../../infra/ports.ts'
import { SMS_JOB } from './channels/sms.ts'
import { inboxRoutes } from './http/inbox.routes.ts'
import { smsRoutes } from './http/sms.routes.ts'
import { onStoreChangeReviewed, onStoreChangeSubmitted } from './reactions/on-store-change.ts'
import { onStoreReviewed } from './reactions/on-store-reviewed.ts'
import { onStoreSubmitted } from './reactions/on-store-submitted.ts'
import { consumeCode } from './use-cases/consume-code.ts'
import { sendMessageSms } from './use-cases/send-message-sms.ts'
import { sweepCodes } from './use-cases/sweep-codes.ts'
import { sweepInbox } from './use-cases/sweep-inbox.ts'

/** The ports of lower modules that messaging implements. */
export const messagingPorts = {
  smsCodes: { consume: consumeCode },
} satisfies Partial<Ports>

export const messagingModule: ServerModule = {
  name: 'messaging',
  routes: [...smsRoutes, ...inboxRoutes],
  register: ({ jobs, reactions }) => {
    reactions.on('store.submitted', 'messaging.tell_platform', onStoreSubmitted)
    reactions.on('store.reviewed', 'messaging.tell_applicant', onStoreReviewed)
    reactions.on('store.change_submitted', 'messaging.tell_reviewers', onStoreChangeSubmitted)
    reactions.on('store.change_reviewed', 'messaging.tell_store', onStoreChangeReviewed)
    jobs.on(SMS_JOB, sendMessageSms)
    jobs.every('messaging.sweep_inbox', DAY, sweepInbox)
    jobs.every('messaging.sweep', DAY, sweepCodes)
  },
}
