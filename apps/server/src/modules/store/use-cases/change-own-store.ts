import type { SellerStoreChange } from '@shiji/contract/store/store.ts'
import type { Static } from 'typebox'
import { InvalidInput } from '../../../infra/app-error.ts'
import type { Ctx, SellerActor } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { cleanRichText } from '../../../infra/rich-text/rich-text.ts'
import { isOffered } from '../../platform/index.ts'
import { ownStore } from '../data/store.queries.ts'
import type { StoreChange } from '../data/store.repo.ts'
import { changeStore } from './change-store.ts'
import { setStoreStatus } from './set-store-status.ts'

/**
 * The owner's changes to their store, and holiday or return in the same save; the current status is not a move. Rich
 * text is cleaned. Refuses an express company that is not on offer and what the store's machine refuses; then nothing is saved.
 */
export async function changeOwnStore(ctx: Ctx<SellerActor>, input: Static<typeof SellerStoreChange>): Promise<void> {
  const storeId = ctx.scope.id
  const change = factsOf(input)
  await transact(ctx, async tx => {
    if (typeof input.express_id === 'number' && !(await isOffered(tx, input.express_id)))
      throw new InvalidInput([{ field: 'express_id', key: 'refusal.not_a_choice' }])
    if (Object.keys(change).length > 0) await changeStore(tx, storeId, change)
    const status = input.store_status
    const now = status === undefined ? undefined : await ownStore(tx, tx.scope)
    if (status !== undefined && now?.status !== status)
      await setStoreStatus(tx, { id: storeId, status, reason: input.status_reason ?? '' })
  })
}

function factsOf(input: Static<typeof SellerStoreChange>): StoreChange {
  return {
    ...(input.store_name_en === undefined ? {} : { nameEn: input.store_name_en }),
    ...(input.description === undefined ? {} : { description: input.description }),
    ...(input.description_en === undefined ? {} : { descriptionEn: input.description_en }),
    ...(input.mobile === undefined ? {} : { mobile: input.mobile }),
    ...(input.logo === undefined ? {} : { logo: input.logo }),
    ...(input.low_stock === undefined ? {} : { lowStock: input.low_stock }),
    ...(input.ship_hours === undefined ? {} : { shipHours: input.ship_hours }),
    ...(input.express_id === undefined ? {} : { expressId: input.express_id }),
    ...(input.after_sale_service === undefined ? {} : { afterSaleService: cleanRichText(input.after_sale_service) }),
  }
}
