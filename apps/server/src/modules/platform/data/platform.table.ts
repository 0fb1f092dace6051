import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../infra/database/columns.ts'

/** Configuration groups of spec §3, one JSON value per name. Secrets inside are encrypted and write-only. */
export const configs = pgTable('configs', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** Menu trees of both back offices (spec §3); synced from code by `code` without overwriting edits of an admin. */
export const menus = pgTable(
  'menus',
  {
    id: id('id').primaryKey(),
    area: text('area').notNull(),
    code: text('code').notNull(),
    pid: id('pid').notNull(),
    nameZh: text('name_zh').notNull(),
    nameEn: text('name_en').notNull(),
    icon: text('icon').notNull().default(''),
    apis: text('apis').notNull().default(''),
    view: text('view').notNull().default(''),
    isOpen: integer('is_open').notNull().default(0),
    isSort: integer('is_sort').notNull().default(0),
    /** Permission that a viewer needs; empty means every session of the area. */
    permission: text('permission').notNull().default(''),
    edited: boolean('edited').notNull().default(false),
  },
  table => [
    uniqueIndex('menus_code').on(table.area, table.code),
    index('menus_tree').on(table.area, table.pid, table.isSort),
  ],
)

/** Administrative divisions; the id is the six-digit code, the parent its code, 0 at the root. */
export const areas = pgTable(
  'areas',
  {
    id: id('id').primaryKey(),
    pid: id('pid').notNull(),
    level: integer('level').notNull(),
    nameZh: text('name_zh').notNull(),
    nameEn: text('name_en').notNull(),
    initial: text('initial').notNull().default(''),
  },
  table => [index('areas_tree').on(table.pid, table.id)],
)

export const expresses = pgTable(
  'expresses',
  {
    id: id('id').primaryKey(),
    code: text('code').notNull(),
    nameZh: text('name_zh').notNull(),
    nameEn: text('name_en').notNull(),
    phone: text('phone').notNull().default(''),
    /** Pattern of its tracking numbers; used for a warning, never for a refusal. */
    numberPattern: text('number_pattern').notNull().default(''),
    isSort: integer('is_sort').notNull().default(0),
    enabled: boolean('enabled').notNull().default(true),
    /** Working days to provinces, by the province's code. */
    days: jsonb('days').$type<Readonly<Record<string, number>>>().notNull().default({}),
    /** Working days to every other province. */
    defaultDays: integer('default_days').notNull().default(3),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    uniqueIndex('expresses_code').on(table.code),
    index('expresses_sort').on(table.isSort, table.id),
    check('expresses_days', sql`${table.defaultDays} between 1 and 30`),
  ],
)

/** Folders of the picture space of a store. */
export const fileFolders = pgTable(
  'file_folders',
  {
    id: id('id').primaryKey(),
    storeId: id('store_id').notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [uniqueIndex('file_folders_once').on(table.storeId, table.name)],
)

/** Every stored file: who sent it and its proven type. */
export const uploads = pgTable(
  'uploads',
  {
    id: id('id').primaryKey(),
    area: text('area').notNull(),
    accountId: id('account_id').notNull(),
    storeId: id('store_id'),
    field: text('field').notNull(),
    url: text('url').notNull(),
    /** Name that a store sees, first that of the sent file. */
    name: text('name').notNull().default(''),
    /** Folder of the picture space; null for the default one. */
    folderId: id('folder_id').references(() => fileFolders.id),
    /** Whether small versions lie beside it. */
    hasThumbs: boolean('has_thumbs').notNull().default(false),
    mime: text('mime').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width'),
    height: integer('height'),
    sha256: text('sha256').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('uploads_by_account').on(table.area, table.accountId, table.id),
    index('uploads_by_store').on(table.storeId, table.id),
    index('uploads_by_folder').on(table.folderId).where(sql`${table.folderId} is not null`),
  ],
)
