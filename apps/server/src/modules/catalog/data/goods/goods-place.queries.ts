import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Ctx } from '../../../../infra/context.ts'
import { goodsBrands, goodsClasses } from '../classes/class.table.ts'

const middle = alias(goodsClasses, 'middle')
const root = alias(goodsClasses, 'root')

/** A third-level class with its parents. */
export interface ClassPlace {
  readonly id: number
  readonly middleId: number
  readonly rootId: number
  /** Its own name in both languages. */
  readonly names: readonly string[]
}

/** The third-level class, locked against deletion until the transaction ends; undefined when there is none. */
export async function classPlace(tx: Ctx, classId: number): Promise<ClassPlace | undefined> {
  const [row] = await tx.db
    .select({ leaf: goodsClasses, middle, root })
    .from(goodsClasses)
    .innerJoin(middle, eq(middle.id, goodsClasses.pid))
    .innerJoin(root, eq(root.id, middle.pid))
    .where(and(eq(goodsClasses.id, classId), eq(goodsClasses.level, 3)))
    .for('key share')
  if (row === undefined) return undefined
  const names = [row.leaf.nameZh, row.leaf.nameEn]
  return { id: row.leaf.id, middleId: row.middle.id, rootId: row.root.id, names }
}

/** Names of a brand, locked against deletion until the transaction ends; undefined when there is none. */
export async function brandNames(tx: Ctx, brandId: number): Promise<readonly string[] | undefined> {
  const [row] = await tx.db.select().from(goodsBrands).where(eq(goodsBrands.id, brandId)).for('key share')
  return row === undefined ? undefined : [row.nameZh, row.nameEn]
}
