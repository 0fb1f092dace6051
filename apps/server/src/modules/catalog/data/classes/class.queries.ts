import type { ClassChange, ClassInput, ClassRow } from '@shiji/contract/catalog/catalog.ts'
import { classCall } from '@shiji/contract/catalog/class.calls.ts'
import type { ClassNode } from '@shiji/contract/platform/platform.ts'
import { treeOf } from '@shiji/kit/tree/tree.ts'
import { and, asc, eq, inArray, or } from 'drizzle-orm'
import { AppError } from '../../../../infra/app-error.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { levelUnder } from '../../../../infra/database/tree.ts'
import { enqueue } from '../../../../infra/jobs/jobs.ts'
import type { StoreScope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import { listOf } from '../../../../records/list-of.ts'
import type { ResourceRows } from '../../../../records/resource.ts'
import { treeRows } from '../../../../records/tree-rows.ts'
import { storeClasses } from '../../../store/index.ts'
import { goods } from '../goods/goods.table.ts'
import { goodsClasses } from './class.table.ts'
import { passDownRate, rateUnder } from './class-rate.repo.ts'

/** Job that rebuilds search documents (`reindexGoods`). */
export const REINDEX_JOB = 'catalog.reindex'

const DEEPEST = 3

const classTreeRows = treeRows(goodsClasses, row => ({
  id: row.id,
  pid: row.pid,
  level: row.level,
  name: row.nameZh,
  name_en: row.nameEn,
  thumb: row.thumb,
  is_sort: row.isSort,
  commission_bp: row.commissionBp,
  own_commission_bp: row.ownCommissionBp,
  created_at: row.createdAt.toISOString(),
}))

/** Goods classes as an admin resource: a lazy tree of three levels. */
export const classRows: ResourceRows<typeof goodsClasses, ClassRow, ClassInput, ClassChange> = {
  ...classTreeRows,
  list: listOf(classCall, {
    id: goodsClasses.id,
    pid: goodsClasses.pid,
    name: goodsClasses.nameZh,
    name_en: goodsClasses.nameEn,
    level: goodsClasses.level,
    is_sort: goodsClasses.isSort,
    created_at: goodsClasses.createdAt,
  }),
  toInsert: async (tx, input) => ({
    pid: input.pid,
    level: await levelUnder(tx, goodsClasses, input.pid, { deepest: DEEPEST, tooDeep: 'class.depth' }),
    nameZh: input.name,
    nameEn: input.name_en,
    thumb: input.thumb ?? '',
    isSort: input.is_sort ?? 0,
    ownCommissionBp: input.commission_bp ?? null,
    commissionBp: input.commission_bp ?? (await rateUnder(tx, input.pid)),
    createdAt: tx.clock.now(),
  }),
  toUpdate: async (tx, input, before) => {
    const isRenamed =
      (input.name ?? before.nameZh) !== before.nameZh || (input.name_en ?? before.nameEn) !== before.nameEn
    if (isRenamed) await reindexLater(tx, `class:${before.id}`, { classId: before.id })
    return {
      ...(input.name === undefined ? {} : { nameZh: input.name }),
      ...(input.name_en === undefined ? {} : { nameEn: input.name_en }),
      ...(input.thumb === undefined ? {} : { thumb: input.thumb }),
      ...(input.is_sort === undefined ? {} : { isSort: input.is_sort }),
      ...(input.commission_bp === undefined ? {} : await ratesOf(tx, before, input.commission_bp)),
    }
  },
  beforeDelete: async (tx, rows) => {
    await classTreeRows.beforeDelete(tx, rows)
    const ids = rows.map(row => row.id)
    if (await isInUse(tx, ids)) throw new AppError('record.in_use')
  },
}

/** A class's new rates; those below that follow it get the same. */
async function ratesOf(tx: Ctx, { id, pid }: { readonly id: number; readonly pid: number }, own: number | null) {
  const commissionBp = own ?? (await rateUnder(tx, pid))
  await passDownRate(tx, id, commissionBp)
  return { ownCommissionBp: own, commissionBp }
}

async function isInUse(tx: Ctx, ids: readonly number[]): Promise<boolean> {
  const [used] = await tx.db
    .select({ id: goods.id })
    .from(goods)
    .where(
      or(
        inArray(goods.classId, [...ids]),
        inArray(goods.classMiddleId, [...ids]),
        inArray(goods.classRootId, [...ids]),
      ),
    )
    .limit(1)
  const [allowed] = await tx.db
    .select({ id: storeClasses.classId })
    .from(storeClasses)
    .where(inArray(storeClasses.classId, [...ids]))
    .limit(1)
  return used !== undefined || allowed !== undefined
}

/**
 * Enqueues a rebuild of search documents; each call is a job of its own, since a running one may have read too early.
 */
export async function reindexLater(tx: Ctx, what: string, payload: Readonly<Record<string, number>>): Promise<void> {
  const dedupe = `${what}:${await tx.ids.next()}`
  await enqueue(tx, { kind: REINDEX_JOB, dedupe, payload, runAt: tx.clock.now() })
}

/** The whole class tree, sorted. */
export async function classTree(ctx: Ctx): Promise<ClassNode[]> {
  const rows = await ctx.db.select().from(goodsClasses).orderBy(asc(goodsClasses.isSort), asc(goodsClasses.id))
  return treeOf(rows, (row, children: ClassNode[]) => ({
    id: row.id,
    name: row.nameZh,
    name_en: row.nameEn,
    thumb: row.thumb,
    children,
  }))
}

/** Those of the classes that exist and are of the third level. */
export async function leafClasses(ctx: Ctx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await ctx.db
    .select({ id: goodsClasses.id })
    .from(goodsClasses)
    .where(and(inArray(goodsClasses.id, [...ids]), eq(goodsClasses.level, DEEPEST)))
  return new Set(rows.map(row => row.id))
}

/** Names of classes by id. */
export async function classNames(
  ctx: Ctx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { readonly name: string; readonly name_en: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select()
    .from(goodsClasses)
    .where(inArray(goodsClasses.id, [...ids]))
  return new Map(rows.map(row => [row.id, { name: row.nameZh, name_en: row.nameEn }]))
}

/** The tree cut down to what a store may sell in, for its goods form. */
export async function storeClassTree(ctx: Ctx, store: StoreScope): Promise<ClassNode[]> {
  const [tree, allowed] = await Promise.all([
    classTree(ctx),
    ctx.db
      .select({ id: storeClasses.classId })
      .from(storeClasses)
      .where(inScope(store, { store: storeClasses.storeId })),
  ])
  const ids = new Set(allowed.map(row => row.id))
  const within = (nodes: readonly ClassNode[]): ClassNode[] =>
    nodes.flatMap(node => {
      const children = within(node.children)
      return ids.has(node.id) || children.length > 0 ? [{ ...node, children }] : []
    })
  return within(tree)
}
