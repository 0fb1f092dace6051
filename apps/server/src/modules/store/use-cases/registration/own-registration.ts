import { AppError } from '../../../../infra/app-error.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { classIdsOf } from '../../data/application.queries.ts'
import type { StoreRecord } from '../../data/store.repo.ts'
import { factsOf } from '../../domain/application.ts'
import type { RegistrationFacts } from '../../domain/registration.ts'

/** Refuses staff: what identifies the owner, and the documents, are the owner's own. */
export function refuseUnlessOwner(ctx: Ctx<SellerActor>): void {
  if (!ctx.actor.isOwner) throw new AppError('permission.denied')
}

/** What a store is registered with now. */
export async function registrationOf(ctx: Ctx, store: StoreRecord): Promise<RegistrationFacts> {
  return factsOf(store, await classIdsOf(ctx, store.id))
}
