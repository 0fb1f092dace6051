import type { Page } from '@shiji/contract/envelope.ts'
import type {
  AdminStoreDetail,
  AdminStoreRow,
  SellerStore,
  StoreInfo,
  StoreListRow,
} from '@shiji/contract/store/store.ts'
import type { AdminActor, Ctx } from '../../../infra/context.ts'
import { holds } from '../../../infra/permission.ts'
import type { AdminStore, AdminStoreRecord } from '../data/admin-store.queries.ts'
import { gradeOf, gradesById } from '../data/grade.queries.ts'
import type { ListedStore, visibleStore } from '../data/store.queries.ts'
import { documentsOf, factsOf, missingFields, PAPER_FIELDS, readPapers } from '../domain/application.ts'
import { gradeCard, gradeTerms } from '../domain/grade.ts'
import { adminActions, sellerActions } from '../domain/store.machine.ts'
import { storeCard, storeLateness, storeRate } from '../domain/store-card.ts'
import { type Standing, standingAt, storeStates } from '../domain/store-states.ts'
import { roundsView } from './application.presenter.ts'

type StoreRecord = NonNullable<Awaited<ReturnType<typeof visibleStore>>>

/** Rows of the platform's store table, with balances and numbers of goods. */
export async function adminRows(ctx: Ctx, stores: readonly AdminStore[]): Promise<AdminStoreRow[]> {
  if (stores.length === 0) return []
  const ids = stores.map(store => store.id)
  const [balances, goods, grades] = await Promise.all([
    ctx.ports.storeBalances.of(ctx, ids),
    ctx.ports.storeGoods.counts(ctx, ids),
    gradesById(ctx),
  ])
  const now = ctx.clock.now()
  return stores.map(store => {
    const { verify } = storeStates(store, now)
    const standing = standingAt(store, now)
    const { status } = standing
    const card = storeCard(store)
    const grade = grades.get(store.gradeId)
    return {
      id: store.id,
      user_id: store.userId,
      owner: store.owner,
      store_name: store.name,
      store_name_en: store.nameEn,
      seal: card.seal,
      colour: card.colour,
      company_name: store.companyName,
      mobile: store.mobile,
      area_info: store.areaInfo,
      address: store.address,
      store_status: status,
      ...datesView(standing),
      closing_by: standing.closingBy,
      store_verify: verify,
      store_refuse_info: store.refuseInfo,
      is_flagship: store.isFlagship,
      commission_bp: store.commissionBp,
      grade_id: store.gradeId,
      grade_name: grade?.name ?? '',
      grade_name_en: grade?.nameEn ?? '',
      store_money: balances.get(store.id) ?? 0,
      goods_count: goods.get(store.id) ?? 0,
      created_at: store.createdAt.toISOString(),
      passed_at: store.passedAt?.toISOString() ?? null,
      actions: adminActions({ verify, status }),
    }
  })
}

/** What a reviewer reads: the row, the texts and documents, and the classes with their names. */
export async function adminDetail(
  ctx: Ctx<AdminActor>,
  { store, classes, rounds }: AdminStoreRecord,
): Promise<AdminStoreDetail | undefined> {
  const [row] = await adminRows(ctx, [store])
  if (row === undefined) return undefined
  const names = await ctx.ports.storeGoods.classNames(
    ctx,
    classes.map(each => each.classId),
  )
  const isOpen = holds(ctx.actor, 'store.document')
  const papers = readPapers(store.application)
  return {
    ...row,
    description: store.description,
    description_en: store.descriptionEn,
    after_sale_service: store.afterSaleService,
    store_logo: store.logo,
    application: isOpen ? Object.fromEntries(PAPER_FIELDS.map(field => [field, papers[field]])) : {},
    documents: isOpen ? documentsOf(papers) : [],
    missing: missingFields(
      factsOf(
        store,
        classes.map(each => each.classId),
      ),
    ),
    rounds: roundsView(rounds),
    classes: classes.map(({ classId, commissionBp }) => ({
      id: classId,
      name: names.get(classId)?.name ?? '',
      name_en: names.get(classId)?.name_en ?? '',
      commission_bp: commissionBp,
    })),
  }
}

/** Why a store does not trade, and its dates. */
const datesView = ({ statusReason, holidayUntil, closesAt, closingReason }: Standing) => ({
  status_reason: statusReason,
  holiday_until: holidayUntil?.toISOString() ?? null,
  closes_at: closesAt?.toISOString() ?? null,
  closing_reason: closingReason,
})

/** A store page's facts. */
export async function storeInfo(ctx: Ctx, store: StoreRecord): Promise<StoreInfo> {
  const standing = standingAt(store, ctx.clock.now())
  const [classes, grade] = await Promise.all([ctx.ports.storeGoods.classes(ctx, store.id), gradeOf(ctx, store.gradeId)])
  return {
    ...storeCard(store),
    description: store.description,
    description_en: store.descriptionEn,
    company_name: store.companyName,
    address: store.address,
    lat: store.lat,
    lng: store.lng,
    slides: [...store.slides],
    mobile_slides: [...store.mobileSlides],
    after_sale_service: store.afterSaleService,
    status: standing.status,
    ...datesView(standing),
    rate: storeRate(store),
    lateness: storeLateness(store),
    goods_count: classes.reduce((sum, each) => sum + each.count, 0),
    classes: [...classes],
    grade: grade === undefined ? null : gradeCard(grade),
    created_at: store.createdAt.toISOString(),
  }
}

/** The owner's store as its back office shows it. */
export async function sellerStore(ctx: Ctx, store: StoreRecord): Promise<SellerStore> {
  const now = ctx.clock.now()
  const states = storeStates(store, now)
  const grade = await gradeOf(ctx, store.gradeId)
  return {
    ...(await storeInfo(ctx, store)),
    grade: grade === undefined ? null : gradeTerms(grade),
    mobile: store.mobile,
    store_verify: states.verify,
    store_refuse_info: store.refuseInfo,
    closing_by: standingAt(store, now).closingBy,
    low_stock: store.lowStock,
    ship_hours: store.shipHours,
    express_id: store.expressId,
    actions: sellerActions(states),
  }
}

const SHOWN_GOODS = 4

/** A page of the store list: cards with the best-selling goods of each. */
export async function storePage(
  ctx: Ctx,
  query: { readonly page: number; readonly perPage: number },
  rows: readonly ListedStore[],
  total: number,
): Promise<Page<StoreListRow>> {
  const ids = rows.map(store => store.id)
  const [counts, goods] = await Promise.all([
    ctx.ports.storeGoods.counts(ctx, ids),
    ctx.ports.storeGoods.showcase(ctx, ids, SHOWN_GOODS),
  ])
  return {
    data: rows.map(store => ({
      ...storeCard(store),
      status: storeStates(store, ctx.clock.now()).status,
      goods_count: counts.get(store.id) ?? 0,
      distance: store.distance,
      goods: [...(goods.get(store.id) ?? [])],
    })),
    count: rows.length,
    total,
    per_page: query.perPage,
    last_page: Math.max(1, Math.ceil(total / query.perPage)),
    current_page: query.page,
  }
}
