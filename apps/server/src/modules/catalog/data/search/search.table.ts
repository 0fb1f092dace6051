import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../../infra/database/columns.ts'

/** Words in names of goods: suggestions while typing. Han words carry their pronunciation. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text('word').primaryKey(),
    pinyin: text('pinyin').notNull().default(''),
    initials: text('initials').notNull().default(''),
  },
  table => [
    index('search_words_word').on(table.word.op('text_pattern_ops')),
    index('search_words_pinyin').on(table.pinyin.op('text_pattern_ops')),
    index('search_words_initials').on(table.initials.op('text_pattern_ops')),
  ],
)

/** Every word and every word without one letter: a misspelt word is looked up by what both have in common. */
export const searchVariants = pgTable(
  'search_variants',
  { variant: text('variant').notNull(), term: text('term').notNull() },
  table => [primaryKey({ columns: [table.variant, table.term] })],
)

/**
 * Words that mean the same to buyers, kept by the platform. A search for `word` also finds each of `means`; with
 * `twoWay`, a search for any of them finds all.
 */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: id('id').primaryKey(),
    /** As searches are compared: lower case, without full-width forms. */
    word: text('word').notNull(),
    /** The same, separated by commas. */
    means: text('means').notNull(),
    isTwoWay: boolean('is_two_way').notNull().default(true),
    /** The class that the word means, if any: its goods lead. */
    classId: id('class_id'),
    isEnabled: boolean('is_enabled').notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  table => [uniqueIndex('search_synonyms_once').on(table.word)],
)
