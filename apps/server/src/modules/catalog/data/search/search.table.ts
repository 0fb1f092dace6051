import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

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
