import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../../infra/database/columns.ts'

/** Columns, widths and density that a person chose for a table of a back office. */
export const tableLayouts = pgTable(
  'table_layouts',
  {
    area: text('area').notNull(),
    accountId: id('account_id').notNull(),
    /** 0 for platform staff; the same person may work in several stores. */
    storeId: id('store_id').notNull(),
    page: text('page').notNull(),
    layout: jsonb('layout').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [primaryKey({ columns: [table.area, table.accountId, table.storeId, table.page] })],
)

/** Saved views of a table: search, sort and columns under a name, private or shared with a role. */
export const tableViews = pgTable(
  'table_views',
  {
    id: id('id').primaryKey(),
    area: text('area').notNull(),
    accountId: id('account_id').notNull(),
    storeId: id('store_id').notNull(),
    page: text('page').notNull(),
    name: text('name').notNull(),
    state: jsonb('state').notNull(),
    shared: boolean('shared').notNull().default(false),
    /** Roles that see it; an empty list means all of the back office. */
    roleIds: id('role_ids').array().notNull().default([]),
    isDefault: boolean('is_default').notNull().default(false),
    isSort: integer('is_sort').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('table_views_of_owner').on(table.area, table.accountId, table.storeId, table.page),
    index('table_views_shared').on(table.area, table.storeId, table.page).where(sql`${table.shared}`),
  ],
)
