import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../infra/database/columns.ts'

/** A service that stores of a grade offer, in both languages. */
export interface StoredService {
  readonly name: string
  readonly name_en: string
}

/** Grades of stores (product section 7). A store without one has the default grade. */
export const storeGrades = pgTable(
  'store_grades',
  {
    id: id('id').primaryKey(),
    name: text('name').notNull(),
    nameEn: text('name_en').notNull().default(''),
    icon: text('icon').notNull().default(''),
    /** Most goods of a store; null without a limit. */
    goodsLimit: integer('goods_limit'),
    /** Room of a store in the picture space, in MB. */
    pictureMb: integer('picture_mb').notNull().default(5_120),
    /** Part of each commission rate that is let off, in basis points of the rate. */
    commissionDiscount: integer('commission_discount').notNull().default(0),
    /** Minutes from completion to settlement; null for those of the timed tasks. */
    settlementMinutes: integer('settlement_minutes'),
    services: jsonb('services').$type<readonly StoredService[]>().notNull().default([]),
    isDefault: boolean('is_default').notNull().default(false),
    isSort: integer('is_sort').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    uniqueIndex('store_grades_name').on(table.name),
    uniqueIndex('store_grades_one_default').on(table.isDefault).where(sql`${table.isDefault}`),
    check('store_grades_limit', sql`${table.goodsLimit} > 0`),
    check('store_grades_pictures', sql`${table.pictureMb} > 0`),
    check('store_grades_discount', sql`${table.commissionDiscount} between 0 and 10000`),
    check('store_grades_settlement', sql`${table.settlementMinutes} > 0`),
  ],
)
