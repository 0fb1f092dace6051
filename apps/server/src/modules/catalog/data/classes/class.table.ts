import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../../infra/database/columns.ts'

/**
 * Class tree of three levels; the commission rate (basis points) of a third-level class applies to its goods. A class
 * without a rate of its own carries that of the class above, copied whenever that one changes, so that an order reads
 * one column.
 */
export const goodsClasses = pgTable(
  'goods_classes',
  {
    id: id('id').primaryKey(),
    pid: id('pid').notNull(),
    level: integer('level').notNull(),
    nameZh: text('name_zh').notNull(),
    nameEn: text('name_en').notNull(),
    thumb: text('thumb').notNull().default(''),
    isSort: integer('is_sort').notNull().default(0),
    /** The rate that applies. */
    commissionBp: integer('commission_bp').notNull().default(500),
    /** The rate set here; null follows the class above. */
    ownCommissionBp: integer('own_commission_bp'),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('goods_classes_tree').on(table.pid, table.isSort, table.id),
    check('goods_classes_level', sql`${table.level} between 1 and 3`),
    check('goods_classes_rate', sql`${table.commissionBp} between 0 and 10000`),
    check('goods_classes_own_rate', sql`${table.ownCommissionBp} between 0 and 10000`),
  ],
)

export const goodsBrands = pgTable(
  'goods_brands',
  {
    id: id('id').primaryKey(),
    nameZh: text('name_zh').notNull(),
    nameEn: text('name_en').notNull(),
    thumb: text('thumb').notNull().default(''),
    isSort: integer('is_sort').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  table => [index('goods_brands_sort').on(table.isSort, table.id)],
)
