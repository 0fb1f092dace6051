import { parseShopTime } from '@shiji/kit/time/shop-time.ts'
import { InvalidInput } from '../../../infra/app-error.ts'
import type { Ctx } from '../../../infra/context.ts'

/** A time ahead as a form sends it (spec §9); null for none. One that is not ahead is refused on its field. */
export function readFutureTime(ctx: Ctx, field: string, text: string): Date | null {
  if (text === '') return null
  const at = parseShopTime(text)
  if (at === undefined) throw new InvalidInput([{ field, key: 'error.wrong_format' }])
  if (at <= ctx.clock.now()) throw new InvalidInput([{ field, key: 'refusal.not_ahead' }])
  return at
}
