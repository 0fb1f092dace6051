import type { Ctx } from '../../../infra/context.ts'
import type { ExpressClient } from '../domain/express-client.ts'
import type { ExpressClients } from '../ports.ts'
import { manualClient } from './manual/manual-client.ts'
import { simulatedClient } from './simulated/simulated-client.ts'

/** The client of this process: simulated in a demo, manual elsewhere until a company is connected. */
const clientOf = (ctx: Ctx): ExpressClient<Ctx> => (ctx.config.mode === 'demo' ? simulatedClient : manualClient)

/** The clients of a server. */
export const expressClients: ExpressClients = { of: clientOf }
