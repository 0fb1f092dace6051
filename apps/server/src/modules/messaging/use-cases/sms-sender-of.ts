import type { Ctx } from '../../../infra/context.ts'
import { maskPhone } from '../../identity/index.ts'
import type { SmsSender } from '../domain/sms-sender.ts'

/** The sender of this process: the console in demo and test mode; production has none until a provider is configured. */
export function smsSenderOf(ctx: Ctx): SmsSender | undefined {
  if (ctx.config.mode === 'production') return undefined
  return {
    showsCode: true,
    send: async (phone, text) => {
      ctx.log.warn({ to: maskPhone(phone), text }, 'sms to the console')
    },
  }
}
