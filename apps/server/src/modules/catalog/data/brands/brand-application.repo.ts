import { and, eq } from 'drizzle-orm'
import type { AdminActor, Ctx } from '../../../../infra/context.ts'
import { goodsBrands } from '../classes/class.table.ts'
import { brandApplications } from './brand.table.ts'

type ApplicationRecord = typeof brandApplications.$inferSelect

/** An application, locked until the transaction ends; undefined when it is gone. */
export async function lockApplication(tx: Ctx, id: number): Promise<ApplicationRecord | undefined> {
  const [row] = await tx.db.select().from(brandApplications).where(eq(brandApplications.id, id)).for('update')
  return row
}

/** Writes the decision on a locked application. */
export async function decideApplication(
  tx: Ctx<AdminActor>,
  { id, round }: Pick<ApplicationRecord, 'id' | 'round'>,
  decision: Pick<ApplicationRecord, 'verify' | 'refuseInfo' | 'brandId'>,
): Promise<void> {
  await tx.db
    .update(brandApplications)
    .set({ ...decision, decidedAt: tx.clock.now(), decidedByName: tx.actor.name })
    .where(and(eq(brandApplications.id, id), eq(brandApplications.round, round)))
}

/** Inserts a brand behind all others; returns its id. */
export async function insertBrand(
  tx: Ctx,
  { nameZh, nameEn, thumb }: Pick<ApplicationRecord, 'nameZh' | 'nameEn' | 'thumb'>,
): Promise<number> {
  const id = await tx.ids.next()
  await tx.db.insert(goodsBrands).values({ id, nameZh, nameEn, thumb, isSort: LAST, createdAt: tx.clock.now() })
  return id
}

/** Position of brands that the platform has not put in their place yet. */
const LAST = 9_999
