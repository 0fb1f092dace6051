import type { Ctx } from '../../../infra/context.ts'
import type { ExpressClient } from '../domain/express-client.ts'
import type { ExpressClients } from '../ports.ts'
import { kuaidi100Client } from './kuaidi100/kuaidi100-client.ts'
import { manualClient } from './manual/manual-client.ts'
import { simulatedClient } from './simulated/simulated-client.ts'

/** The client of this process: simulated in a demo, elsewhere that of the operator's account, by hand without one. */
function clientOf({ config }: Ctx): ExpressClient<Ctx> {
  if (config.mode === 'demo') return simulatedClient
  return config.express === undefined ? manualClient : kuaidi100Client(config.express)
}

/** The clients of a server. */
export const expressClients: ExpressClients = { of: clientOf }
