import type { Area } from '@shiji/contract/area.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { actingAs } from '../../../../infra/scope.ts'
import { landingOf } from '../../../platform/index.ts'
import { actorOf } from '../../data/sessions/actor.queries.ts'

/** The page after login: home in the shop, the first page of the person's menu in a back office. */
export async function landingFor(
  ctx: Ctx,
  area: Area,
  session: { readonly id: number; readonly sessionId: number; readonly storeId: number | null },
): Promise<string> {
  if (area === 'buyer') return '/'
  const actor = await actorOf(ctx, {
    area,
    accountId: session.id,
    id: session.sessionId,
    storeId: session.storeId,
  })
  return actor === undefined ? '/' : landingOf(actingAs(ctx, actor), area)
}
