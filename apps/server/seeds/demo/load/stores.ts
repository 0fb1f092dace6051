import { DAY, HOUR } from '@shiji/kit/time/duration.ts'
import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../../src/infra/context.ts'
import { applyAt, storeGrades, stores as storeTable } from '../../../src/modules/store/index.ts'
import { allAreas } from '../../base/areas.ts'
import type { WorldStore } from '../catalog/branches.ts'
import { FREIGHTS } from '../catalog/freights.ts'
import { PICTURES } from '../catalog/goods/pictures.ts'
import { PLACES } from '../catalog/goods/places.ts'
import { GRADES } from '../catalog/grades.ts'
import { drawPapers } from '../catalog/papers.ts'
import { randomFor } from '../catalog/random.ts'
import type { ClassPlace } from './classes.ts'
import { insertRows } from './insert.ts'
import type { NumberLine } from './number-line.ts'

export interface LoadedStore extends WorldStore {
  readonly id: number
  readonly ownerId: number
  /** Id of the freight template for its bulky goods. */
  readonly bulkyFreightId: number
}

/** The low-stock level of every store of the demo. */
export const LOW_STOCK = 10

const AFTER_SALE = '<p>签收后 7 天内可无理由退换，质量问题由店铺承担来回运费。</p>'

const CITIES = new Map(allAreas().flatMap(({ id, level, nameZh }) => (level === 2 ? [[nameZh, id] as const] : [])))
const cityOf = (name: string): number | null => CITIES.get(`${name}市`) ?? null

/** Stores with documents, members, classes and freight templates, in their order; only owners of passed stores become members. */
export async function loadStores(
  tx: Ctx,
  line: NumberLine,
  world: readonly (WorldStore & { readonly ownerId: number })[],
  places: ReadonlyMap<string, ClassPlace>,
  seed: number,
): Promise<LoadedStore[]> {
  const now = tx.clock.now()
  const openedAt = new Date(now.getTime() - 280 * DAY)
  const holidayUntil = new Date(now.getTime() + 3 * DAY)
  const stores = world.map(({ store, of, ownerId }, index) => ({ ...store, id: line.take(), ownerId, index, of }))
  await insertRows(
    tx,
    'stores',
    stores.map(({ id, ownerId, index, of, ...store }) => ({
      id,
      user_id: ownerId,
      name: store.zh,
      name_en: store.en,
      seal: store.seal,
      colour: store.colour,
      logo: `${PICTURES}/stores/${String(of + 1).padStart(2, '0')}.webp`,
      description: store.description.zh,
      description_en: store.description.en,
      mobile: `1990001${String(index + 1).padStart(4, '0')}`,
      company_name: `${store.city}${store.zh}商贸有限公司`,
      city_id: cityOf(store.city),
      area_info: store.city,
      address: '高新路 88 号',
      lat: store.place?.[0] ?? null,
      lng: store.place?.[1] ?? null,
      slides: store.slides.map(key => `${PICTURES}/${key}.webp`),
      application: store.verify === 'fill_information' ? {} : drawPapers(randomFor(seed, `papers:${index}`), index),
      after_sale_service: AFTER_SALE,
      verify: store.verify,
      refuse_info: store.verify === 'denied' ? store.reason.zh : '',
      status: store.status,
      status_reason: store.status === 'holiday' ? store.reason.zh : '',
      holiday_until: store.status === 'holiday' ? holidayUntil : null,
      is_flagship: store.flagship,
      low_stock: LOW_STOCK,
      follow_count: 0,
      comment_count: 0,
      agree_sum: 0,
      service_sum: 0,
      speed_sum: 0,
      created_at: store.verify === 'verifying' ? new Date(now.getTime() - 30 * HOUR) : openedAt,
      passed_at: store.verify === 'passed' ? new Date(openedAt.getTime() + 2 * DAY) : null,
    })),
  )
  for (const { id, status } of stores) if (status === 'holiday') await applyAt(tx, id, holidayUntil)
  const passed = stores.filter(store => store.verify === 'passed')
  await insertRows(
    tx,
    'store_members',
    passed.map(({ id, ownerId }) => ({
      id: line.take(),
      user_id: ownerId,
      store_id: id,
      role: 'owner',
      created_at: new Date(openedAt.getTime() + 2 * DAY),
    })),
  )
  await insertRows(
    tx,
    'store_classes',
    stores.flatMap(({ id, of, sells, verify }) =>
      verify === 'fill_information'
        ? []
        : PLACES.filter(({ group, stores: able }) => sells.includes(group.code) || able.includes(of)).map(place => ({
            store_id: id,
            class_id: places.get(place.leafClass.code)?.leaf,
          })),
    ),
  )
  const freights = stores.flatMap(({ id }) => FREIGHTS.map(freight => ({ freight, id: line.take(), storeId: id })))
  await insertRows(
    tx,
    'freights',
    freights.map(({ freight, id, storeId }) => ({
      id,
      store_id: storeId,
      name: freight.name,
      is_default: freight.isDefault,
      first_weight: freight.firstWeight,
      first_price: freight.firstPrice,
      step_weight: freight.stepWeight,
      step_price: freight.stepPrice,
      area_ids: freight.areaIds,
      created_at: openedAt,
    })),
  )
  const bulky = new Map(freights.flatMap(row => (row.freight.code === 'bulky' ? [[row.storeId, row.id]] : [])))
  return world.map((one, at) => {
    const id = stores[at]?.id ?? 0
    return { ...one, id, bulkyFreightId: bulky.get(id) ?? 0 }
  })
}

/** Grades of stores; six stores of the demo have one of their own, and the standard one is limited. */
export async function loadGrades(tx: Ctx, line: NumberLine): Promise<void> {
  await tx.db
    .update(storeGrades)
    .set({ goodsLimit: 1_000, isSort: 9 })
    .where(inArray(storeGrades.nameEn, ['Standard']))
  for (const [at, { stores: names, ...grade }] of GRADES.entries()) {
    const id = line.take()
    await tx.db.insert(storeGrades).values({ ...grade, id, isSort: at + 1, createdAt: tx.clock.now() })
    await tx.db.update(storeTable).set({ gradeId: id }).where(inArray(storeTable.nameEn, names))
  }
}
