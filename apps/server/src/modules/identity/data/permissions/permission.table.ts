import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * What the operator says about groups of permissions: names and order of a group of the program, or a group of their own
 * (`own_…`). An empty name and a null order are those of the program.
 */
export const permissionGroups = pgTable(
  'permission_groups',
  {
    area: text('area').notNull(),
    key: text('key').notNull(),
    name: text('name').notNull().default(''),
    ename: text('ename').notNull().default(''),
    position: integer('position'),
  },
  table => [
    primaryKey({ columns: [table.area, table.key] }),
    check('permission_groups_area', sql`${table.area} in ('admin','seller')`),
  ],
)

/**
 * What the operator says about single permissions, whose ids stay in code. Empty texts, a null group and a null order are
 * those of the program.
 */
export const permissionTexts = pgTable(
  'permission_texts',
  {
    area: text('area').notNull(),
    permission: text('permission').notNull(),
    name: text('name').notNull().default(''),
    ename: text('ename').notNull().default(''),
    content: text('content').notNull().default(''),
    econtent: text('econtent').notNull().default(''),
    groupKey: text('group_key'),
    position: integer('position'),
  },
  table => [
    primaryKey({ columns: [table.area, table.permission] }),
    check('permission_texts_area', sql`${table.area} in ('admin','seller')`),
  ],
)
