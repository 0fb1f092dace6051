import { gradeCall } from '@shiji/contract/store/grade.calls.ts'
import type { GradeInput, GradeRow } from '@shiji/contract/store/grade.ts'
import { count, eq } from 'drizzle-orm'
import { AppError, InvalidInput } from '../../../infra/app-error.ts'
import type { Ctx } from '../../../infra/context.ts'
import type { StoreScope } from '../../../infra/scope.ts'
import { inScope } from '../../../records/in-scope.ts'
import { listOf } from '../../../records/list-of.ts'
import type { ResourceRows } from '../../../records/resource.ts'
import { gradeTerms, settlementMinutes } from '../domain/grade.ts'
import { storeGrades } from './grade.table.ts'
import { stores } from './store.table.ts'

const MB = 1_048_576

export type GradeRecord = typeof storeGrades.$inferSelect

/** Grades as an ordinary resource. One is the default, and it stays; one with stores cannot be deleted. */
export const gradeRows: ResourceRows<typeof storeGrades, GradeRow, GradeInput, GradeInput> = {
  table: storeGrades,
  list: listOf(gradeCall, {
    id: storeGrades.id,
    name: storeGrades.name,
    name_en: storeGrades.nameEn,
    is_default: storeGrades.isDefault,
    is_sort: storeGrades.isSort,
    created_at: storeGrades.createdAt,
  }),
  unique: { store_grades_name: 'name' },
  present: async (ctx, rows) => {
    const held = await ctx.db
      .select({ gradeId: stores.gradeId, stores: count() })
      .from(stores)
      .where(eq(stores.verify, 'passed'))
      .groupBy(stores.gradeId)
    const of = (gradeId: number | null) => held.find(row => row.gradeId === gradeId)?.stores ?? 0
    return rows.map(row => ({
      id: row.id,
      ...gradeTerms(row),
      is_default: row.isDefault,
      is_sort: row.isSort,
      stores: of(row.id) + (row.isDefault ? of(null) : 0),
      created_at: row.createdAt.toISOString(),
    }))
  },
  toInsert: async (tx, input) => {
    const hasDefault = (await lockDefault(tx)) !== undefined
    if (input.is_default === true) await clearDefault(tx)
    return { ...columnsOf(input), isDefault: input.is_default === true || !hasDefault, createdAt: tx.clock.now() }
  },
  toUpdate: async (tx, input, before) => {
    await lockDefault(tx)
    if (before.isDefault && input.is_default === false)
      throw new InvalidInput([{ field: 'is_default', key: 'refusal.grade_default' }])
    if (!before.isDefault && input.is_default === true) await clearDefault(tx)
    return { ...columnsOf(input), ...(input.is_default === undefined ? {} : { isDefault: input.is_default }) }
  },
  beforeDelete: async (_tx, rows) => {
    if (rows.some(row => row.isDefault)) throw new AppError('record.in_use')
  },
}

const columnsOf = (input: GradeInput) => ({
  name: input.name,
  nameEn: input.name_en,
  ...(input.icon === undefined ? {} : { icon: input.icon }),
  ...(input.goods_limit === undefined ? {} : { goodsLimit: input.goods_limit }),
  ...(input.picture_mb === undefined ? {} : { pictureMb: input.picture_mb }),
  ...(input.commission_discount === undefined ? {} : { commissionDiscount: input.commission_discount }),
  ...(input.settlement_days === undefined ? {} : { settlementMinutes: settlementMinutes(input.settlement_days) }),
  ...(input.services === undefined ? {} : { services: input.services }),
  ...(input.is_sort === undefined ? {} : { isSort: input.is_sort }),
})

async function lockDefault(tx: Ctx): Promise<{ id: number } | undefined> {
  const [row] = await tx.db
    .select({ id: storeGrades.id })
    .from(storeGrades)
    .where(eq(storeGrades.isDefault, true))
    .for('no key update')
  return row
}

const clearDefault = (tx: Ctx) =>
  tx.db.update(storeGrades).set({ isDefault: false }).where(eq(storeGrades.isDefault, true))

/** The grade of a store: its own, else the default one; undefined in a shop without grades. */
export async function gradeOf(ctx: Ctx, gradeId: number | null): Promise<GradeRecord | undefined> {
  const rows = await ctx.db
    .select()
    .from(storeGrades)
    .where(gradeId === null ? eq(storeGrades.isDefault, true) : eq(storeGrades.id, gradeId))
  return rows[0]
}

/** The grades of stores by their `grade_id`, null for the default one. */
export async function gradesById(ctx: Ctx): Promise<ReadonlyMap<number | null, GradeRecord>> {
  const rows = await ctx.db.select().from(storeGrades)
  return new Map(rows.flatMap(row => [[row.id, row] as const, ...(row.isDefault ? [[null, row] as const] : [])]))
}

/** Whether there is such a grade; it cannot be deleted before the transaction ends. */
export async function holdGrade(tx: Ctx, gradeId: number): Promise<boolean> {
  const rows = await tx.db
    .select({ id: storeGrades.id })
    .from(storeGrades)
    .where(eq(storeGrades.id, gradeId))
    .for('key share')
  return rows.length > 0
}

/**
 * Most goods that the store may keep, null without a limit; locks the store against others that add goods until the
 * transaction ends.
 */
export async function holdGoodsLimit(tx: Ctx, storeId: number): Promise<number | null> {
  const [store] = await tx.db
    .select({ gradeId: stores.gradeId })
    .from(stores)
    .where(eq(stores.id, storeId))
    .for('no key update')
  return (await gradeOf(tx, store?.gradeId ?? null))?.goodsLimit ?? null
}

/** Bytes that the store may keep in its picture space, by its grade; undefined in a shop without grades. */
export async function pictureRoom(ctx: Ctx, store: StoreScope): Promise<number | undefined> {
  const [own] = await ctx.db
    .select({ gradeId: stores.gradeId })
    .from(stores)
    .where(inScope(store, { store: stores.id }))
  const grade = await gradeOf(ctx, own?.gradeId ?? null)
  return grade === undefined ? undefined : grade.pictureMb * MB
}
