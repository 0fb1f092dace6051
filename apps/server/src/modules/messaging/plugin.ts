import { DAY } from '@shiji/kit/time/duration.ts'
import type { ServerModule } from '../../infra/module.ts'
import type { Ports } from '../../infra/ports.ts'
import { smsRoutes } from './http/sms.routes.ts'
import { consumeCode } from './use-cases/consume-code.ts'
import { sweepCodes } from './use-cases/sweep-codes.ts'

/** What messaging does for the modules below it. */
export const messagingPorts = {
  smsCodes: { consume: consumeCode },
} satisfies Partial<Ports>

export const messagingModule: ServerModule = {
  name: 'messaging',
  routes: smsRoutes,
  register: ({ jobs }) => {
    jobs.every('messaging.sweep', DAY, sweepCodes)
  },
}
