import { DAY } from '@shiji/kit/time/duration.ts'
import type { ServerModule } from '../../infra/module.ts'
import { smsCodesPort } from '../identity/index.ts'
import { smsRoutes } from './http/sms.routes.ts'
import { consumeCode } from './use-cases/consume-code.ts'
import { sweepCodes } from './use-cases/sweep-codes.ts'

export const messagingModule: ServerModule = {
  name: 'messaging',
  routes: smsRoutes,
  register: ({ jobs }) => {
    smsCodesPort.register({ consume: consumeCode })
    jobs.every('messaging.sweep', DAY, sweepCodes)
  },
}
