import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { charactersOf, id, instant, money, searchDocument, whole } from '../../../../infra/database/columns.ts'

/** One axis of a SKU matrix as stored: names in both languages and its values, each with an optional picture. */
export interface StoredAxis {
  readonly name: string
  readonly name_en: string
  readonly values: readonly { readonly name: string; readonly name_en: string; readonly image: string }[]
}

/** One row of the specification table. */
export interface StoredAttribute {
  readonly name: string
  readonly name_en: string
  readonly value: string
  readonly value_en: string
}

/**
 * What goods are sorted by for their rating: the average with five comments of four stars added, so that one happy
 * buyer does not lead over a hundred.
 */
export const ratedText = (goods: '' | 'g.'): string =>
  `(((${goods}score_sum * 10 + 200))::float8 / (${goods}comment_count + 5))`

/** Addresses of all files in a text, each once; the function is made by a migration. */
export const fileAddresses = (text: string): string => `file_addresses(${text})`

/** Everything of goods that may name files, as one text. */
export const goodsFilesText = (prefix: '' | 'goods.'): string =>
  fileAddresses(
    ['images::text', 'axes::text', 'video', 'content', 'content_en']
      .map(column => `${prefix}${column}`)
      .join(` || ' ' || `),
  )

/**
 * Goods. The catalog maintains `is_listed`: on shelf, examined, store passed and open, not deleted; only listed goods
 * can be found or sold. Prices are the lowest and highest of its SKUs; `comment_*` follow events, `sales` follows
 * `goods_counters`.
 */
export const goods = pgTable(
  'goods',
  {
    id: id('id').primaryKey(),
    storeId: id('store_id').notNull(),
    classId: id('class_id').notNull(),
    /** First and second level above `class_id`, copied for filters. */
    classRootId: id('class_root_id').notNull(),
    classMiddleId: id('class_middle_id').notNull(),
    brandId: id('brand_id'),
    name: text('name').notNull(),
    subname: text('subname').notNull().default(''),
    nameEn: text('name_en').notNull().default(''),
    subnameEn: text('subname_en').notNull().default(''),
    goodsNo: text('goods_no').notNull().default(''),
    /** Root-relative addresses, the master picture first. */
    images: jsonb('images').$type<readonly string[]>().notNull(),
    video: text('video').notNull().default(''),
    minPrice: money('min_price').notNull(),
    maxPrice: money('max_price').notNull(),
    marketPrice: money('market_price').notNull(),
    weight: whole('weight').notNull().default(0),
    freightMode: text('freight_mode').notNull().default('default'),
    freightId: id('freight_id'),
    /** Whether one piece is delivered free everywhere: by its mode, or by the template that applies. */
    freeDelivery: boolean('free_delivery').notNull().default(false),
    axes: jsonb('axes').$type<readonly StoredAxis[]>().notNull().default([]),
    /** Label/value rows of the specification table, both languages. */
    attributes: jsonb('attributes').$type<readonly StoredAttribute[]>().notNull().default([]),
    /** Values of the class's attributes that rows of `attributes` name, for filters. */
    valueIds: bigint('value_ids', { mode: 'number' }).array().notNull().default([]),
    services: jsonb('services').$type<readonly string[]>().notNull().default([]),
    /** Hours from an order to its parcel; null for the store's. */
    shipHours: integer('ship_hours'),
    content: text('content').notNull().default(''),
    contentEn: text('content_en').notNull().default(''),
    shelf: text('shelf').notNull().default('off_shelf'),
    verify: text('verify').notNull().default('to_be_reviewed'),
    refuseInfo: text('refuse_info').notNull().default(''),
    isListed: boolean('is_listed').notNull().default(false),
    isRecommend: boolean('is_recommend').notNull().default(false),
    isMaster: boolean('is_master').notNull().default(false),
    inStock: boolean('in_stock').notNull().default(true),
    /** When a timer puts it on and off shelf; null for never. */
    shelfOnAt: instant('shelf_on_at'),
    shelfOffAt: instant('shelf_off_at'),
    pointsGiven: whole('points_given').notNull().default(0),
    sales: whole('sales').notNull().default(0),
    collectCount: whole('collect_count').notNull().default(0),
    commentCount: whole('comment_count').notNull().default(0),
    goodCount: whole('good_count').notNull().default(0),
    badCount: whole('bad_count').notNull().default(0),
    pictureCommentCount: whole('picture_comment_count').notNull().default(0),
    scoreSum: whole('score_sum').notNull().default(0),
    search: searchDocument('search').notNull(),
    /** Words of the name by weight, A for its head nouns: small, so that it is read with the row (ADR 0033). */
    searchLead: searchDocument('search_lead').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  table => [
    index('goods_search').using('gin', table.search),
    index('goods_values').using('gin', table.valueIds),
    // Sold-out goods come last in every order that buyers see. Nulls first, as "desc" in a query implies.
    index('goods_hot')
      .on(table.inStock.desc().nullsFirst(), table.sales.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.isListed}`),
    index('goods_new')
      .on(table.inStock.desc().nullsFirst(), table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.isListed}`),
    index('goods_cheap').on(table.inStock.desc().nullsFirst(), table.minPrice, table.id).where(sql`${table.isListed}`),
    index('goods_dear')
      .on(table.inStock.desc().nullsFirst(), table.minPrice.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.isListed}`),
    index('goods_talked')
      .on(table.inStock.desc().nullsFirst(), table.commentCount.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.isListed}`),
    // All that facets of a class or of the whole shop are counted by, so that rows themselves are not read.
    index('goods_facets')
      .on(
        ...[table.classRootId, table.classMiddleId, table.classId, table.brandId, table.storeId, table.minPrice],
        ...[table.inStock, table.freeDelivery, table.commentCount, table.scoreSum],
      )
      .where(sql`${table.isListed}`),
    index('goods_rated')
      .on(table.inStock.desc().nullsFirst(), sql`${sql.raw(ratedText(''))} desc`, table.id.desc().nullsFirst())
      .where(sql`${table.isListed}`),
    index('goods_by_class')
      .on(
        table.classId,
        table.inStock.desc().nullsFirst(),
        table.sales.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`${table.isListed}`),
    index('goods_by_root')
      .on(
        table.classRootId,
        table.inStock.desc().nullsFirst(),
        table.sales.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`${table.isListed}`),
    index('goods_by_middle')
      .on(
        table.classMiddleId,
        table.inStock.desc().nullsFirst(),
        table.sales.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`${table.isListed}`),
    index('goods_by_brand')
      .on(
        table.brandId,
        table.inStock.desc().nullsFirst(),
        table.sales.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`${table.isListed}`),
    index('goods_of_store')
      .on(
        table.storeId,
        table.inStock.desc().nullsFirst(),
        table.sales.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`${table.isListed}`),
    index('goods_recommended')
      .on(
        table.classRootId,
        table.inStock.desc().nullsFirst(),
        table.sales.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`${table.isListed} and ${table.isMaster}`),
    // For the lists and counts of the back offices; without the condition in the index, every row of the table would be
    // read. With names and numbers in it, a part of one is found without reading the rows, whose texts fill a page each.
    index('goods_kept')
      .on(table.id, table.storeId, table.goodsNo, table.name, table.nameEn)
      .where(sql`${table.deletedAt} is null`),
    // Where a file is used.
    index('goods_files')
      .using('gin', sql.raw(goodsFilesText('')))
      .where(sql`${table.deletedAt} is null`),
    index('goods_by_store').on(table.storeId, table.id).where(sql`${table.deletedAt} is null`),
    // Sheets name goods by their number.
    index('goods_by_number').on(table.storeId, table.goodsNo).where(sql`${table.deletedAt} is null`),
    index('goods_by_verify').on(table.verify, table.id).where(sql`${table.deletedAt} is null`),
    // Goods that a seller must correct, counted on each page of their back office.
    index('goods_rejected')
      .on(table.storeId, table.id)
      .where(sql`${table.deletedAt} is null and ${table.verify} = 'rejected'`),
    check('goods_shelf', sql`${table.shelf} in ('on_shelf','off_shelf')`),
    check('goods_verify', sql`${table.verify} in ('to_be_reviewed','examined','rejected')`),
    check('goods_ship_hours', sql`${table.shipHours} is null or ${table.shipHours} between 1 and 720`),
    check('goods_freight', sql`${table.freightMode} in ('default','free','custom')`),
    check(
      'goods_prices',
      sql`${table.minPrice} >= 0 and ${table.maxPrice} >= ${table.minPrice} and ${table.marketPrice} >= 0`,
    ),
  ],
)

/**
 * Every name that goods have or had, in either language, once: lists of orders and comments, whose lines keep the name
 * under which they were sold, find goods by a part of it here and then their lines by id.
 */
export const goodsNames = pgTable(
  'goods_names',
  {
    goodsId: id('goods_id').notNull(),
    storeId: id('store_id').notNull(),
    name: text('name').notNull(),
  },
  table => [
    primaryKey({ columns: [table.goodsId, table.name] }),
    index('goods_names_by_store').on(table.storeId),
    // By characters: a part of a Chinese name has no beginning that an ordered index could find.
    index('goods_names_by_characters').using('gin', charactersOf(table.name)),
  ],
)

/**
 * Pieces sold that the goods row does not include yet: the total is `goods.sales` plus this. A sale writes here and
 * does not touch the wide row with its indexes; a job moves the pieces over every minute and deletes the row (ADR
 * 0020). Pages are left half empty and only the key is indexed, so that a row is updated in place. No foreign key: it
 * would lock the goods row at each sale. Fill factor 50 is set in the migration.
 */
export const goodsCounters = pgTable('goods_counters', {
  goodsId: id('goods_id').primaryKey(),
  sales: whole('sales').notNull(),
  /** When the first of them was sold. */
  since: instant('since').notNull(),
})

/** A sellable variant. `value_index` holds the position of its value on each axis of the goods; goods without axes have one SKU. */
export const skus = pgTable(
  'skus',
  {
    id: id('id').primaryKey(),
    goodsId: id('goods_id')
      .notNull()
      .references(() => goods.id),
    storeId: id('store_id').notNull(),
    valueIndex: jsonb('value_index').$type<readonly number[]>().notNull(),
    /** Value positions joined by '-', empty for the single SKU. */
    key: text('key').notNull(),
    name: text('name').notNull().default(''),
    nameEn: text('name_en').notNull().default(''),
    image: text('image').notNull().default(''),
    price: money('price').notNull(),
    marketPrice: money('market_price').notNull(),
    weight: whole('weight').notNull().default(0),
    code: text('code').notNull().default(''),
    position: integer('position').notNull().default(0),
    deletedAt: instant('deleted_at'),
  },
  table => [
    uniqueIndex('skus_once').on(table.goodsId, table.key).where(sql`${table.deletedAt} is null`),
    index('skus_by_goods').on(table.goodsId, table.position),
    index('skus_by_store').on(table.storeId, table.id).where(sql`${table.deletedAt} is null`),
    index('skus_by_image').on(table.image).where(sql`${table.deletedAt} is null and ${table.image} <> ''`),
    index('skus_by_code').on(table.storeId, table.code).where(sql`${table.deletedAt} is null and ${table.code} <> ''`),
    check('skus_prices', sql`${table.price} >= 0 and ${table.marketPrice} >= 0`),
  ],
)
