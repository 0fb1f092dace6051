import type { Ctx } from '../../../../infra/context.ts'
import { type ExpressClient, UNTRACKED } from '../../domain/express-client.ts'

/** No tracking: company and number are entered by hand, and people look the parcel up themselves. */
export const manualClient: ExpressClient<Ctx> = {
  knows: () => false,
  track: async () => UNTRACKED,
  readPush: async () => undefined,
}
