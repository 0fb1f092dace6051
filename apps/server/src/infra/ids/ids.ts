import { createIdAllocator } from '@shiji/kit/ids/allocator.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { idBlocks } from './id.table.ts'

const FIRST_ID = 100_001

/** Makes record ids below 2^53 from blocks reserved in the database. */
export interface Ids {
  next(): Promise<number>
  take(count: number): Promise<number[]>
}

/**
 * Ids of this process. `db` must never be a transaction, so that a rollback does not return a block, and its
 * connections must not be those that transactions use.
 */
export function createIds(db: Db, blockSize = 1_000): Ids {
  return createIdAllocator(async size => {
    const [row] = await db
      .insert(idBlocks)
      .values({ name: 'record', next: FIRST_ID + size })
      .onConflictDoUpdate({ target: idBlocks.name, set: { next: sql`${idBlocks.next} + ${size}` } })
      .returning({ next: idBlocks.next })
    if (row === undefined) throw new Error('no id block returned')
    return row.next - size
  }, blockSize)
}
