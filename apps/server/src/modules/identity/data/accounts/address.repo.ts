import { and, count, desc, eq, inArray } from 'drizzle-orm'
import type { BuyerActor, Ctx } from '../../../../infra/context.ts'
import { inScope } from '../../../../records/in-scope.ts'
import { addresses } from './account.table.ts'

/** The fields of an address that the buyer's form sends. */
export type AddressFacts = Omit<typeof addresses.$inferInsert, 'id' | 'userId' | 'isDefault' | 'createdAt'>

const own = (tx: Ctx<BuyerActor>, id: number) =>
  and(eq(addresses.id, id), inScope(tx.scope, { buyer: addresses.userId }))

/** How many addresses the buyer has. */
export async function countAddresses(tx: Ctx<BuyerActor>): Promise<number> {
  const [present] = await tx.db
    .select({ n: count() })
    .from(addresses)
    .where(inScope(tx.scope, { buyer: addresses.userId }))
  return present?.n ?? 0
}

/** Adds an address of the buyer. */
export async function insertAddress(
  tx: Ctx<BuyerActor>,
  id: number,
  facts: AddressFacts & { readonly isDefault: boolean },
): Promise<void> {
  await tx.db.insert(addresses).values({ id, userId: tx.scope.id, ...facts, createdAt: tx.clock.now() })
}

/** Changes an address of the buyer; returns whether it was theirs. */
export async function updateAddress(
  tx: Ctx<BuyerActor>,
  id: number,
  change: Partial<AddressFacts> & { readonly isDefault?: boolean },
): Promise<boolean> {
  const changed = await tx.db.update(addresses).set(change).where(own(tx, id)).returning({ id: addresses.id })
  return changed.length > 0
}

/** Deletes the buyer's own among these addresses, and returns for each whether it was the default. */
export async function deleteAddresses(
  tx: Ctx<BuyerActor>,
  ids: readonly number[],
): Promise<{ readonly wasDefault: boolean }[]> {
  return tx.db
    .delete(addresses)
    .where(and(inArray(addresses.id, [...ids]), inScope(tx.scope, { buyer: addresses.userId })))
    .returning({ wasDefault: addresses.isDefault })
}

/** Leaves the buyer without a default address. */
export async function clearDefaultAddress(tx: Ctx<BuyerActor>): Promise<void> {
  await tx.db
    .update(addresses)
    .set({ isDefault: false })
    .where(and(inScope(tx.scope, { buyer: addresses.userId }), eq(addresses.isDefault, true)))
}

/** Makes the buyer's newest address the default. */
export async function appointDefaultAddress(tx: Ctx<BuyerActor>): Promise<void> {
  const newest = tx.db
    .select({ id: addresses.id })
    .from(addresses)
    .where(inScope(tx.scope, { buyer: addresses.userId }))
    .orderBy(desc(addresses.id))
    .limit(1)
  await tx.db.update(addresses).set({ isDefault: true }).where(inArray(addresses.id, newest))
}
