import type { Ctx } from '../../../infra/context.ts'
import type { StoreScope } from '../../../infra/scope.ts'
import { inScope } from '../../../records/in-scope.ts'
import { stores } from './store.table.ts'

/** Name, phone and address of a store, as the sender of its parcels. */
export async function senderOf(ctx: Ctx, store: StoreScope) {
  const [row] = await ctx.db
    .select({
      name: stores.name,
      name_en: stores.nameEn,
      tel: stores.mobile,
      area: stores.areaInfo,
      address: stores.address,
    })
    .from(stores)
    .where(inScope(store, { store: stores.id }))
  return row ?? { name: '', name_en: '', tel: '', area: '', address: '' }
}
