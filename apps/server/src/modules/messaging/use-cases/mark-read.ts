import type { InboxRead } from '@shiji/contract/messaging/inbox.ts'
import type { AdminActor, BuyerActor, Ctx, SellerActor } from '../../../infra/context.ts'
import { markEntriesRead } from '../data/inbox.repo.ts'
import { visibleKinds } from '../domain/kinds.ts'

/** A person who has an inbox. */
type Reader = Ctx<BuyerActor | SellerActor | AdminActor>

/** Marks entries read, or all: those that the reader may see. Entries of others do not change. */
export async function markRead(ctx: Reader, { ids }: InboxRead): Promise<void> {
  await markEntriesRead(ctx, ctx.scope, visibleKinds(ctx.actor), ids)
}
