import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

/** One row per id space; a process takes a block by raising `next` (no sequence, so distributed engines serve too). */
export const idBlocks = pgTable('id_blocks', {
  name: text('name').primaryKey(),
  next: bigint('next', { mode: 'number' }).notNull(),
})
