import type { AuditRecord } from '@shiji/contract/platform/audit.words.ts'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Ctx } from '../infra/context.ts'
import type { ListSpec } from './list.ts'

export type IdTable = PgTable & { readonly id: PgColumn }

type Later<T> = T | Promise<T>

/**
 * What an ordinary resource knows about its table: `T` the table, `Wire` a row as it is sent, `Input` and `Change` the
 * bodies of create and update. It is declared in `data/<noun>.queries.ts`; the routes add area, path, noun and schemas.
 */
export interface ResourceRows<T extends IdTable, Wire, Input, Change> {
  readonly table: T
  readonly list: ListSpec
  /** Parent column of a lazy tree: children come with `has_children` set by `present`. */
  readonly parent?: PgColumn
  /**
   * Limits the rows to those of a scope; a foreign id answers like a missing one. If left out, all rows belong to the
   * platform.
   */
  readonly scope?: (ctx: Ctx) => SQL | undefined
  readonly present: (ctx: Ctx, rows: readonly T['$inferSelect'][]) => Later<readonly Wire[]>
  /** Ids that come from the input (codes of divisions) instead of the allocator. */
  readonly newId?: (input: Input) => number
  readonly toInsert: (ctx: Ctx, input: Input) => Later<Omit<T['$inferInsert'], 'id'>>
  readonly toUpdate: (ctx: Ctx, input: Change, before: T['$inferSelect']) => Later<Partial<T['$inferInsert']>>
  /** Unique constraint → the field that a duplicate is reported on. */
  readonly unique?: Readonly<Record<string, string>>
  /** Extra rules inside the transaction, for example "a class with goods stays". */
  readonly beforeDelete?: (tx: Ctx, rows: readonly T['$inferSelect'][]) => Promise<void>
  readonly afterChange?: (tx: Ctx, ids: readonly number[]) => Promise<void>
}

/** A row of any table. */
export interface StoredRow {
  readonly id: number
  readonly [column: string]: unknown
}

/**
 * Any resource, as the engine reads it: the type of its rows matters only where it is declared. The members are
 * methods, so that the rows of every table fit.
 */
export interface Resource {
  readonly noun: AuditRecord
  readonly table: IdTable
  readonly list: ListSpec
  readonly parent?: PgColumn
  readonly unique?: Readonly<Record<string, string>>
  scope?(ctx: Ctx): SQL | undefined
  present(ctx: Ctx, rows: readonly unknown[]): Later<readonly unknown[]>
  newId?(input: unknown): number
  toInsert(ctx: Ctx, input: unknown): Later<object>
  toUpdate(ctx: Ctx, input: unknown, before: unknown): Later<object>
  beforeDelete?(tx: Ctx, rows: readonly unknown[]): Promise<void>
  afterChange?(tx: Ctx, ids: readonly number[]): Promise<void>
}
