import type { AdvPlace, NoticeTag } from '@shiji/contract/content/words.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, whole } from '../../../infra/database/columns.ts'

export const advSpaces = pgTable(
  'adv_spaces',
  {
    id: id('id').primaryKey(),
    code: text('code').notNull(),
    nameZh: text('name_zh').notNull(),
    nameEn: text('name_en').notNull(),
    place: text('place').$type<AdvPlace>().notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [uniqueIndex('adv_spaces_code').on(table.code)],
)

/** An advert is shown from `start_at` until before `end_at`, while it is enabled. */
export const advs = pgTable(
  'advs',
  {
    id: id('id').primaryKey(),
    spaceId: id('space_id')
      .notNull()
      .references(() => advSpaces.id),
    titleZh: text('title_zh').notNull(),
    titleEn: text('title_en').notNull().default(''),
    hintZh: text('hint_zh').notNull().default(''),
    hintEn: text('hint_en').notNull().default(''),
    image: text('image').notNull(),
    url: text('url').notNull().default(''),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
    isSort: integer('is_sort').notNull().default(0),
    enabled: boolean('enabled').notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('advs_of_space').on(table.spaceId, table.isSort, table.id),
    check('advs_time', sql`${table.startAt} < ${table.endAt}`),
  ],
)

/** Without an end a notice stays until it is switched off. */
export const notices = pgTable(
  'notices',
  {
    id: id('id').primaryKey(),
    tag: text('tag').$type<NoticeTag>().notNull(),
    titleZh: text('title_zh').notNull(),
    titleEn: text('title_en').notNull().default(''),
    contentZh: text('content_zh').notNull().default(''),
    contentEn: text('content_en').notNull().default(''),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at'),
    enabled: boolean('enabled').notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('notices_newest').on(table.startAt, table.id),
    check('notices_time', sql`${table.endAt} is null or ${table.startAt} < ${table.endAt}`),
  ],
)

/** Columns of the help centre, a tree of three levels. */
export const articleMenus = pgTable(
  'article_menus',
  {
    id: id('id').primaryKey(),
    pid: id('pid').notNull(),
    level: integer('level').notNull(),
    nameZh: text('name_zh').notNull(),
    nameEn: text('name_en').notNull(),
    isSort: integer('is_sort').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('article_menus_tree').on(table.pid, table.isSort, table.id),
    check('article_menus_level', sql`${table.level} between 1 and 3`),
  ],
)

/** `name` is the last part of the address /user/article/{name}. */
export const articles = pgTable(
  'articles',
  {
    id: id('id').primaryKey(),
    menuId: id('menu_id')
      .notNull()
      .references(() => articleMenus.id),
    name: text('name').notNull(),
    titleZh: text('title_zh').notNull(),
    titleEn: text('title_en').notNull().default(''),
    contentZh: text('content_zh').notNull().default(''),
    contentEn: text('content_en').notNull().default(''),
    isSort: integer('is_sort').notNull().default(0),
    enabled: boolean('enabled').notNull().default(true),
    updatedAt: instant('updated_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    uniqueIndex('articles_name').on(table.name),
    index('articles_of_menu').on(table.menuId, table.isSort, table.id),
  ],
)

/** How often an article was viewed: apart from the article, so that reading does not change its version. */
export const articleReads = pgTable('article_reads', {
  articleId: id('article_id')
    .primaryKey()
    .references(() => articles.id, { onDelete: 'cascade' }),
  clicks: whole('clicks').notNull(),
})

export const agreements = pgTable(
  'agreements',
  {
    id: id('id').primaryKey(),
    name: text('name').notNull(),
    titleZh: text('title_zh').notNull(),
    titleEn: text('title_en').notNull().default(''),
    contentZh: text('content_zh').notNull().default(''),
    contentEn: text('content_en').notNull().default(''),
    updatedAt: instant('updated_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [uniqueIndex('agreements_name').on(table.name)],
)
