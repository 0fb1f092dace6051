import { inArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Ctx } from '../infra/context.ts'
import type { IdTable } from './resource.ts'

/** A name in both languages; `name_en` may be empty. */
export interface RecordName {
  readonly name: string
  readonly name_en: string
}

/** Names of records of one kind by id; missing ones are absent. */
export type NamesOf = (ctx: Ctx, ids: readonly number[]) => Promise<ReadonlyMap<number, RecordName>>

/** Names of records of several kinds; each module adds those of its own (`ServerModule.names`). */
export type RecordNames = Readonly<Record<string, NamesOf>>

/** Reads names of a table by id. */
export const namesIn =
  (table: IdTable, name: PgColumn, nameEn: PgColumn | SQL = name): NamesOf =>
  async (ctx, ids) => {
    if (ids.length === 0) return new Map()
    const rows = await ctx.db
      .select({ id: table.id, name, nameEn })
      .from(table)
      .where(inArray(table.id, [...ids]))
    return new Map(rows.map(row => [Number(row.id), { name: String(row.name), name_en: String(row.nameEn) }]))
  }
