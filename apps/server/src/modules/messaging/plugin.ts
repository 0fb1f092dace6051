import type { ServerModule } from '../../infra/module.ts'
import { smsCodesPort } from '../identity/index.ts'
import { smsRoutes } from './http/sms.routes.ts'
import { consumeCode } from './use-cases/consume-code.ts'

export const messagingModule: ServerModule = {
  name: 'messaging',
  routes: smsRoutes,
  register: () => smsCodesPort.register({ consume: consumeCode }),
}
