import type { CommentLocale } from '@shiji/contract/catalog/words.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../../infra/database/columns.ts'

/** What the platform hides: from everyone but the writer and the back offices, with its reason. */
const hidden = {
  isHidden: boolean('is_hidden').notNull().default(false),
  hiddenReason: text('hidden_reason').notNull().default(''),
  hiddenAt: instant('hidden_at'),
}

/** Questions of buyers on goods; names and picture of the goods are copies. */
export const goodsQuestions = pgTable(
  'goods_questions',
  {
    id: id('id').primaryKey(),
    goodsId: id('goods_id').notNull(),
    storeId: id('store_id').notNull(),
    userId: id('user_id').notNull(),
    goodsName: text('goods_name').notNull(),
    goodsNameEn: text('goods_name_en').notNull().default(''),
    goodsImage: text('goods_image').notNull().default(''),
    content: text('content').notNull(),
    /** Language of the person who wrote it. */
    locale: text('locale').$type<CommentLocale>().notNull(),
    /** When the store first answered. */
    answeredAt: instant('answered_at'),
    /** Visible answers, the store's included. */
    answers: integer('answers').notNull().default(0),
    ...hidden,
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('goods_questions_by_goods').on(table.goodsId, table.id),
    index('goods_questions_by_store').on(table.storeId, table.answeredAt, table.id),
    // Unanswered questions: counted on each page of the back office.
    index('goods_questions_unanswered')
      .on(table.storeId, table.createdAt)
      .where(sql`${table.answeredAt} is null and not ${table.isHidden}`),
    check('goods_questions_locale', sql`${table.locale} in ('zh-cn','en')`),
    check('goods_questions_answers', sql`${table.answers} >= 0`),
  ],
)

/** Answers to questions: one of the store, one of each buyer of the goods. */
export const goodsAnswers = pgTable(
  'goods_answers',
  {
    id: id('id').primaryKey(),
    questionId: id('question_id')
      .notNull()
      .references(() => goodsQuestions.id),
    /** The buyer who answered, 0 for the store. */
    userId: id('user_id').notNull(),
    content: text('content').notNull(),
    locale: text('locale').$type<CommentLocale>().notNull(),
    /** How often it was replaced. */
    changes: integer('changes').notNull().default(0),
    ...hidden,
    createdAt: instant('created_at').notNull(),
  },
  table => [
    uniqueIndex('goods_answers_once').on(table.questionId, table.userId),
    check('goods_answers_locale', sql`${table.locale} in ('zh-cn','en')`),
  ],
)
