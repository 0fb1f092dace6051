import { nameKey } from '@shiji/kit/text/name-key.ts'
import { eq, inArray } from 'drizzle-orm'
import type { FieldProblem } from '../../../../infra/app-error.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { brandNames } from './brand.table.ts'

/** Both names of a brand. */
export interface BothNames {
  readonly nameZh: string
  readonly nameEn: string
}

const keysOf = ({ nameZh, nameEn }: BothNames) => ({ name: nameKey(nameZh), name_en: nameKey(nameEn) })

/** The fields whose name a brand has already, whatever its case or spaces, in either language. */
export async function takenNames(ctx: Ctx, names: BothNames): Promise<FieldProblem[]> {
  const keys = keysOf(names)
  const found = await ctx.db
    .select({ key: brandNames.key })
    .from(brandNames)
    .where(inArray(brandNames.key, Object.values(keys)))
  return problemsOf(keys, key => found.some(row => row.key === key))
}

/**
 * Takes the names of a brand for the whole shop, unless it has names already. Returns the fields whose name another
 * brand has; a transaction that is just taking it is waited for.
 */
export async function claimNames(tx: Ctx, brandId: number, names: BothNames): Promise<FieldProblem[]> {
  const [own] = await tx.db.select().from(brandNames).where(eq(brandNames.brandId, brandId)).limit(1)
  if (own !== undefined) return []
  const keys = keysOf(names)
  const wanted = [...new Set(Object.values(keys))].toSorted()
  const claimed = await tx.db
    .insert(brandNames)
    .values(wanted.map(key => ({ key, brandId })))
    .onConflictDoNothing()
    .returning({ key: brandNames.key })
  return problemsOf(keys, key => !claimed.some(row => row.key === key))
}

/** Gives the names of a brand back, before it takes others. */
export async function releaseNames(tx: Ctx, brandId: number): Promise<void> {
  await tx.db.delete(brandNames).where(eq(brandNames.brandId, brandId))
}

const problemsOf = (keys: Readonly<Record<string, string>>, isTaken: (key: string) => boolean): FieldProblem[] =>
  Object.entries(keys)
    .filter(([, key]) => isTaken(key))
    .map(([field]) => ({ field, key: 'refusal.brand_exists' }))
