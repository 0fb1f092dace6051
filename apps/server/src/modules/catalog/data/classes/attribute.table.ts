import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id } from '../../../../infra/database/columns.ts'
import { goodsClasses } from './class.table.ts'

/** A property that tells goods of a third-level class apart (ADR 0034). Buyers filter by those marked. */
export const classAttributes = pgTable(
  'class_attributes',
  {
    id: id('id').primaryKey(),
    classId: id('class_id')
      .notNull()
      .references(() => goodsClasses.id, { onDelete: 'cascade' }),
    nameZh: text('name_zh').notNull(),
    nameEn: text('name_en').notNull(),
    isFilter: boolean('is_filter').notNull().default(false),
    isSort: integer('is_sort').notNull().default(0),
  },
  table => [index('class_attributes_of').on(table.classId, table.isSort, table.id)],
)

/**
 * A value that an attribute can take; goods hold the ids of theirs.
 *
 * @public read by statements in text
 */
export const classAttributeValues = pgTable(
  'class_attribute_values',
  {
    id: id('id').primaryKey(),
    attributeId: id('attribute_id')
      .notNull()
      .references(() => classAttributes.id, { onDelete: 'cascade' }),
    nameZh: text('name_zh').notNull(),
    nameEn: text('name_en').notNull(),
    isSort: integer('is_sort').notNull().default(0),
  },
  table => [index('class_attribute_values_of').on(table.attributeId, table.isSort, table.id)],
)
