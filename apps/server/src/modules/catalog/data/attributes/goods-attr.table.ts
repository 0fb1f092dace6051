import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../../infra/database/columns.ts'
import { classAttributes } from '../classes/attribute.table.ts'
import { goodsClasses } from '../classes/class.table.ts'

/**
 * An attribute or spec of a store for a third-level class. An attribute with the name of one of the class adds its
 * values to that one (`attribute_id`).
 */
export const goodsAttrs = pgTable(
  'goods_attrs',
  {
    id: id('id').primaryKey(),
    storeId: id('store_id').notNull(),
    classId: id('class_id')
      .notNull()
      .references(() => goodsClasses.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'attribute' | 'spec'>().notNull(),
    attributeId: id('attribute_id').references(() => classAttributes.id, { onDelete: 'set null' }),
    nameZh: text('name_zh').notNull(),
    nameEn: text('name_en').notNull().default(''),
    /** The Chinese name as names are compared. */
    nameKey: text('name_key').notNull(),
    isFilter: boolean('is_filter').notNull().default(false),
    isSort: integer('is_sort').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    uniqueIndex('goods_attrs_once').on(table.storeId, table.classId, table.kind, table.nameKey),
    check('goods_attrs_kind', sql`${table.kind} in ('attribute','spec')`),
  ],
)

/** A value of an attribute or spec of a store. Its id is unlike those of `class_attribute_values`: goods hold both in one list. */
export const goodsAttrValues = pgTable(
  'goods_attr_values',
  {
    id: id('id').primaryKey(),
    attrId: id('attr_id')
      .notNull()
      .references(() => goodsAttrs.id, { onDelete: 'cascade' }),
    nameZh: text('name_zh').notNull(),
    nameEn: text('name_en').notNull().default(''),
    isSort: integer('is_sort').notNull().default(0),
  },
  table => [index('goods_attr_values_of').on(table.attrId, table.isSort, table.id)],
)
