import type { Address } from '@shiji/contract/identity/identity.ts'
import { and, desc, eq } from 'drizzle-orm'
import { AppError } from '../../../../infra/app-error.ts'
import type { BuyerActor, Ctx } from '../../../../infra/context.ts'
import type { BuyerScope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import { addresses } from './account.table.ts'

const wireAddress = (row: typeof addresses.$inferSelect): Address => ({
  id: row.id,
  receive_name: row.receiveName,
  receive_tel: row.receiveTel,
  province_id: row.provinceId,
  city_id: row.cityId,
  region_id: row.regionId,
  area_info: row.areaInfo,
  address: row.address,
  is_default: row.isDefault,
})

/** The buyer's addresses, the default one first, then the newest. */
export async function ownAddresses(ctx: Ctx<BuyerActor>): Promise<Address[]> {
  const rows = await ctx.db
    .select()
    .from(addresses)
    .where(inScope(ctx.scope, { buyer: addresses.userId }))
    .orderBy(desc(addresses.isDefault), desc(addresses.id))
  return rows.map(wireAddress)
}

/** One of the buyer's addresses; a foreign one answers like a missing one. */
export async function ownAddress(ctx: Ctx<BuyerActor>, id: number): Promise<Address> {
  const [row] = await ctx.db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), inScope(ctx.scope, { buyer: addresses.userId })))
  if (row === undefined) throw new AppError('record.missing')
  return wireAddress(row)
}

/** The area that a buyer's orders usually go to: that of the default address, else the newest; undefined without one. */
export async function usualArea(ctx: Ctx, buyer: BuyerScope): Promise<number | undefined> {
  const [row] = await ctx.db
    .select({ regionId: addresses.regionId })
    .from(addresses)
    .where(inScope(buyer, { buyer: addresses.userId }))
    .orderBy(desc(addresses.isDefault), desc(addresses.id))
    .limit(1)
  return row?.regionId
}
