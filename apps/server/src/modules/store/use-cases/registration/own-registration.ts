import type { Ctx } from '../../../../infra/context.ts'
import { classIdsOf } from '../../data/application.queries.ts'
import type { StoreRecord } from '../../data/store.repo.ts'
import { factsOf } from '../../domain/application.ts'
import type { RegistrationFacts } from '../../domain/registration.ts'

/** What a store is registered with now. */
export async function registrationOf(ctx: Ctx, store: StoreRecord): Promise<RegistrationFacts> {
  return factsOf(store, await classIdsOf(ctx, store.id))
}
