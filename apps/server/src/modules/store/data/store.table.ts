import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, instant, money, searchDocument, whole } from '../../../infra/database/columns.ts'
import { storeGrades } from './grade.table.ts'

export const stores = pgTable(
  'stores',
  {
    id: id('id').primaryKey(),
    userId: id('user_id').notNull(),
    name: text('name').notNull(),
    nameEn: text('name_en').notNull().default(''),
    /** One character and a colour of the store's seal (visual direction §5). */
    seal: text('seal').notNull().default(''),
    colour: text('colour').notNull().default(''),
    logo: text('logo').notNull().default(''),
    description: text('description').notNull().default(''),
    descriptionEn: text('description_en').notNull().default(''),
    mobile: text('mobile').notNull().default(''),
    companyName: text('company_name').notNull().default(''),
    provinceId: id('province_id'),
    cityId: id('city_id'),
    regionId: id('region_id'),
    areaInfo: text('area_info').notNull().default(''),
    address: text('address').notNull().default(''),
    /** Degrees of WGS 84; null for a store that named no place. */
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    /** Pictures at the top of the store's page, and those of narrow screens. */
    slides: jsonb('slides').$type<readonly string[]>().notNull().default([]),
    mobileSlides: jsonb('mobile_slides').$type<readonly string[]>().notNull().default([]),
    /**
     * Texts of the application (licence, legal person, emergency contact) and the ids of its documents: shown to the
     * owner and reviewers only.
     */
    application: jsonb('application').notNull().default({}),
    afterSaleService: text('after_sale_service').notNull().default(''),
    verify: text('verify').notNull().default('fill_information'),
    refuseInfo: text('refuse_info').notNull().default(''),
    status: text('status').notNull().default('open'),
    statusReason: text('status_reason').notNull().default(''),
    /** When a holiday ends by itself; null where no end was named, of no meaning in other states. */
    holidayUntil: instant('holiday_until'),
    /** When the store closes by itself; null when no closing is planned. */
    closesAt: instant('closes_at'),
    closingReason: text('closing_reason').notNull().default(''),
    /** Who planned it; the store's own people cannot withdraw a closing of the platform. */
    closingBy: text('closing_by').$type<'admin' | 'seller'>(),
    /** Null for the default grade. */
    gradeId: id('grade_id').references(() => storeGrades.id),
    isFlagship: boolean('is_flagship').notNull().default(false),
    /** Overrides the class rate for the whole store; basis points. */
    commissionBp: integer('commission_bp'),
    lowStock: integer('low_stock').notNull().default(10),
    /** Hours from an order to its parcel, for goods without hours of their own. */
    shipHours: integer('ship_hours').notNull().default(48),
    /** Usual express company; null for the first one on offer. */
    expressId: id('express_id'),
    followCount: whole('follow_count').notNull().default(0),
    commentCount: whole('comment_count').notNull().default(0),
    /** Sums of stars ×1 over all comments; shown divided by `comment_count`. */
    agreeSum: whole('agree_sum').notNull().default(0),
    serviceSum: whole('service_sum').notNull().default(0),
    speedSum: whole('speed_sum').notNull().default(0),
    /** Orders of the last 90 days whose time to ship has come or that were shipped; counted every night. */
    dueOrders: whole('due_orders').notNull().default(0),
    /** Those of them that were late, and for how many hours in all (72 at most for one order). */
    lateOrders: whole('late_orders').notNull().default(0),
    lateHours: whole('late_hours').notNull().default(0),
    search: searchDocument('search').notNull().default(sql`''::tsvector`),
    createdAt: instant('created_at').notNull(),
    /** When the application was last handed to the platform; null before. */
    submittedAt: instant('submitted_at'),
    passedAt: instant('passed_at'),
  },
  table => [
    uniqueIndex('stores_one_per_user').on(table.userId),
    uniqueIndex('stores_name').on(table.name).where(sql`${table.verify} = 'passed'`),
    index('stores_search').using('gin', table.search),
    index('stores_by_verify').on(table.verify, table.id),
    index('stores_waiting').on(table.submittedAt, table.id).where(sql`${table.verify} = 'verifying'`),
    check('stores_verify', sql`${table.verify} in ('fill_information','verifying','denied','passed')`),
    check('stores_status', sql`${table.status} in ('open','holiday','closed')`),
    index('stores_by_grade').on(table.gradeId),
    check('stores_place', sql`(${table.lat} is null) = (${table.lng} is null)`),
    check('stores_lat', sql`${table.lat} between -90 and 90`),
    check('stores_lng', sql`${table.lng} between -180 and 180`),
    check('stores_closing', sql`(${table.closesAt} is null) = (${table.closingBy} is null)`),
    check('stores_closing_by', sql`${table.closingBy} in ('admin','seller')`),
    check(
      'stores_late',
      sql`${table.lateOrders} between 0 and ${table.dueOrders} and ${table.lateHours} >= ${table.lateOrders}`,
    ),
    check('stores_ship_hours', sql`${table.shipHours} between 1 and 720`),
    check('stores_commission', sql`${table.commissionBp} is null or ${table.commissionBp} between 0 and 10000`),
  ],
)

/** Third-level classes a store may sell in. */
export const storeClasses = pgTable(
  'store_classes',
  {
    storeId: id('store_id')
      .notNull()
      .references(() => stores.id),
    classId: id('class_id').notNull(),
    commissionBp: integer('commission_bp'),
  },
  table => [primaryKey({ columns: [table.storeId, table.classId] })],
)

/**
 * Freight templates: the default one has no areas; others name provinces or cities and take precedence. First and step
 * are grams, or pieces when the unit is `piece`.
 */
export const freights = pgTable(
  'freights',
  {
    id: id('id').primaryKey(),
    storeId: id('store_id')
      .notNull()
      .references(() => stores.id),
    name: text('name').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    firstWeight: whole('first_weight').notNull(),
    firstPrice: money('first_price').notNull(),
    stepWeight: whole('step_weight').notNull(),
    stepPrice: money('step_price').notNull(),
    /** Province or city codes. */
    areaIds: jsonb('area_ids').notNull().default([]),
    unit: text('unit').notNull().default('weight'),
    /** Free when the goods that it ships total this much, in fen; null for never. */
    freeFrom: money('free_from'),
    /** Codes of provinces or cities where nothing is delivered. */
    excludedIds: jsonb('excluded_ids').notNull().default([]),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('freights_by_store').on(table.storeId, table.id),
    uniqueIndex('freights_one_default').on(table.storeId).where(sql`${table.isDefault}`),
    check(
      'freights_positive',
      sql`${table.firstWeight} > 0 and ${table.stepWeight} > 0 and ${table.firstPrice} >= 0 and ${table.stepPrice} >= 0`,
    ),
    check('freights_unit', sql`${table.unit} in ('weight','piece')`),
    check('freights_free_from', sql`${table.freeFrom} > 0`),
  ],
)
