import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../../infra/database/columns.ts'
import { goodsBrands } from '../classes/class.table.ts'

/** Each name of a brand once for the whole shop, as names are compared (`nameKey`): in either language. */
export const brandNames = pgTable(
  'brand_names',
  {
    key: text('key').primaryKey(),
    brandId: id('brand_id')
      .notNull()
      .references(() => goodsBrands.id, { onDelete: 'cascade' }),
  },
  table => [index('brand_names_of').on(table.brandId)],
)

/** A store's application for a brand. A denied one is corrected and sent again, which starts its next round. */
export const brandApplications = pgTable(
  'brand_applications',
  {
    id: id('id').primaryKey(),
    storeId: id('store_id').notNull(),
    nameZh: text('name_zh').notNull(),
    nameEn: text('name_en').notNull(),
    /** The Chinese name as names are compared. */
    nameKey: text('name_key').notNull(),
    thumb: text('thumb').notNull().default(''),
    registrationNo: text('registration_no').notNull().default(''),
    note: text('note').notNull().default(''),
    verify: text('verify').$type<'to_be_reviewed' | 'examined' | 'rejected'>().notNull(),
    refuseInfo: text('refuse_info').notNull().default(''),
    round: integer('round').notNull().default(1),
    /** The brand that came of it. */
    brandId: id('brand_id').references(() => goodsBrands.id, { onDelete: 'set null' }),
    submittedAt: instant('submitted_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedByName: text('decided_by_name').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    // A store asks for a name once.
    uniqueIndex('brand_applications_once').on(table.storeId, table.nameKey),
    index('brand_applications_by_store').on(table.storeId, table.id),
    index('brand_applications_by_verify').on(table.verify, table.submittedAt, table.id),
    check('brand_applications_verify', sql`${table.verify} in ('to_be_reviewed','examined','rejected')`),
  ],
)
