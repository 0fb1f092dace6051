import { brandReviewsCall, ownBrandApplicationsCall } from '@shiji/contract/catalog/brand.calls.ts'
import type { BrandApplication, BrandApplicationInput, BrandReviewRow } from '@shiji/contract/catalog/brands.ts'
import { nameKey } from '@shiji/kit/text/name-key.ts'
import { count, eq, inArray } from 'drizzle-orm'
import { AppError, InvalidInput } from '../../../../infra/app-error.ts'
import type { AdminActor, Ctx } from '../../../../infra/context.ts'
import { emit } from '../../../../infra/outbox/outbox.ts'
import { storeIdOf } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import type { ParsedList } from '../../../../records/list.ts'
import { listOf } from '../../../../records/list-of.ts'
import { besidePage, inOrder, listCondition, pageIds } from '../../../../records/list-sql.ts'
import type { ResourceRows } from '../../../../records/resource.ts'
import { bothStoreNames } from '../../../store/index.ts'
import { brandMachine, ownBrandActions } from '../../domain/brands/brand-application.machine.ts'
import { brandApplications } from './brand.table.ts'
import { takenNames } from './brand-name.repo.ts'

type Row = typeof brandApplications.$inferSelect

const columns = {
  id: brandApplications.id,
  name: brandApplications.nameZh,
  name_en: brandApplications.nameEn,
  verify: brandApplications.verify,
  submitted_at: brandApplications.submittedAt,
}

const facts = (row: Row) => ({
  id: row.id,
  name: row.nameZh,
  name_en: row.nameEn,
  thumb: row.thumb,
  registration_no: row.registrationNo,
  note: row.note,
  verify: row.verify,
  refuse_info: row.refuseInfo,
  round: row.round,
  submitted_at: row.submittedAt.toISOString(),
  decided_at: row.decidedAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
})

async function columnsOf(tx: Ctx, input: BrandApplicationInput) {
  const names = { nameZh: input.name.trim(), nameEn: input.name_en.trim() }
  const taken = await takenNames(tx, names)
  if (taken.length > 0) throw new InvalidInput(taken)
  return {
    ...names,
    nameKey: nameKey(names.nameZh),
    thumb: input.thumb ?? '',
    registrationNo: input.registration_no?.trim() ?? '',
    note: input.note?.trim() ?? '',
    verify: brandMachine.target('submit'),
    refuseInfo: '',
    submittedAt: tx.clock.now(),
  }
}

/**
 * A store's applications as its own resource. Names that a brand has already are refused at their field. A denied one
 * that is saved waits for its next review; one that waits or was passed cannot be changed.
 */
export const ownApplicationRows: ResourceRows<
  typeof brandApplications,
  BrandApplication,
  BrandApplicationInput,
  BrandApplicationInput
> = {
  table: brandApplications,
  list: listOf(ownBrandApplicationsCall, columns),
  scope: ctx => inScope(ctx.scope, { store: brandApplications.storeId }),
  unique: { brand_applications_once: 'name' },
  present: (_ctx, rows) => rows.map(row => ({ ...facts(row), actions: ownBrandActions(row.verify) })),
  toInsert: async (tx, input) => ({
    ...(await columnsOf(tx, input)),
    storeId: storeIdOf(tx.scope) ?? 0,
    createdAt: tx.clock.now(),
  }),
  toUpdate: async (tx, input, before) => {
    if (!brandMachine.can('submit', before.verify, 'seller'))
      throw new AppError('brand.state_changed', {}, { verify: before.verify })
    return { ...(await columnsOf(tx, input)), round: before.round + 1, decidedAt: null, decidedByName: '' }
  },
  beforeDelete: async (tx, rows) => {
    const ids = rows.map(row => row.id)
    const locked = await tx.db
      .select()
      .from(brandApplications)
      .where(inArray(brandApplications.id, ids))
      .orderBy(brandApplications.id)
      .for('update')
    const stuck = locked.find(row => !ownBrandActions(row.verify).includes('withdraw'))
    if (stuck !== undefined) throw new AppError('brand.state_changed', {}, { verify: stuck.verify })
  },
  afterChange: async (tx, ids) => {
    const rows = await tx.db
      .select({ id: brandApplications.id })
      .from(brandApplications)
      .where(inArray(brandApplications.id, [...ids]))
    for (const { id } of rows) await emit(tx, 'brand.applied', { applicationId: id })
  },
}

/** Columns of GET /Admin/brand_applications. */
export const brandReviewList = listOf(brandReviewsCall, { ...columns, store_id: brandApplications.storeId })

/** One page of the applications of all stores, with the number of each state. */
export async function brandReviewPage(ctx: Ctx<AdminActor>, list: ParsedList) {
  const { ids, total } = await pageIds(ctx, brandApplications, brandApplications.id, list, listCondition(list))
  return { rows: await reviewRows(ctx, ids), total, count: await besidePage(list, () => countByState(ctx)) }
}

async function countByState(ctx: Ctx): Promise<Record<string, number>> {
  const counts = await ctx.db
    .select({ verify: brandApplications.verify, many: count() })
    .from(brandApplications)
    .groupBy(brandApplications.verify)
  const none = { to_be_reviewed: 0, examined: 0, rejected: 0 }
  return Object.assign(none, Object.fromEntries(counts.map(({ verify, many }) => [verify, many])))
}

/** Applications as the platform sees them, in the order of their ids; those that are gone are left out. */
export async function reviewRows(ctx: Ctx<AdminActor>, ids: readonly number[]): Promise<BrandReviewRow[]> {
  if (ids.length === 0) return []
  const rows = await ctx.db
    .select()
    .from(brandApplications)
    .where(inArray(brandApplications.id, [...ids]))
  const stores = await bothStoreNames(ctx, [...new Set(rows.map(row => row.storeId))])
  const mayReview = ctx.actor.permissions.has('brand_application.review')
  const shown = rows.map(row => ({
    ...facts(row),
    store_id: row.storeId,
    store_name: stores.get(row.storeId)?.name ?? '',
    store_name_en: stores.get(row.storeId)?.nameEn ?? '',
    decided_by: row.decidedByName,
    may_review: mayReview && brandMachine.can('examine', row.verify, 'admin'),
  }))
  return inOrder(ids, shown)
}

/** What a message says about an application; undefined when it was withdrawn. */
export async function brandOfApplication(ctx: Ctx, id: number) {
  const [row] = await ctx.db.select().from(brandApplications).where(eq(brandApplications.id, id))
  if (row === undefined) return undefined
  const { storeId, verify } = row
  return { storeId, verify, brand: row.nameZh, brand_en: row.nameEn, reason: row.refuseInfo }
}
