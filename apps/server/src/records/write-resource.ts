import { and, eq, inArray } from 'drizzle-orm'
import { AppError, InvalidInput } from '../infra/app-error.ts'
import { audit } from '../infra/audit/audit.ts'
import { lastChange } from '../infra/audit/last-change.ts'
import type { Ctx } from '../infra/context.ts'
import { FOREIGN_KEY_VIOLATION, sqlState, UNIQUE_VIOLATION, violatedConstraint } from '../infra/database/sql-state.ts'
import { transact } from '../infra/database/transact.ts'
import { loadRow, presentOne, rowsInScope, storedRows } from './read-resource.ts'
import type { Resource } from './resource.ts'
import { versionOf } from './row-version.ts'

/** Creates a record in one transaction with its audit row. A duplicate is refused on its field. */
export function createRow(resource: Resource, ctx: Ctx, input: unknown): Promise<{ readonly id: number }> {
  const { noun, table } = resource
  return transact(ctx, async tx => {
    const id = resource.newId?.(input) ?? (await tx.ids.next())
    const values = { ...(await resource.toInsert(tx, input)), id }
    await tx.db
      .insert(table)
      .values(values)
      .catch((error: unknown) => refuseDuplicate(resource, error))
    await audit(tx, { action: `${noun}.create`, subjectType: noun, subjectId: id, after: values })
    await resource.afterChange?.(tx, [id])
    return { id }
  })
}

export interface RowChange {
  readonly id: number
  readonly input: unknown
  /** The version that the editor saw; undefined when the client sent none. */
  readonly seen: string | undefined
}

/**
 * Changes a record in one transaction with its audit row. Refuses with `record.changed`, which carries the current
 * record, when another person has changed it since it was read.
 */
export function updateRow(
  resource: Resource,
  ctx: Ctx,
  { id, input, seen }: RowChange,
): Promise<{ readonly id: number }> {
  const { noun, table } = resource
  return transact(ctx, async tx => {
    const before = await loadRow(resource, tx, id, 'locked')
    if (seen !== undefined && seen !== versionOf(before)) {
      const change = await lastChange(tx, noun, id)
      throw new AppError('record.changed', {}, { current: await presentOne(resource, tx, before), ...change })
    }
    const change = await resource.toUpdate(tx, input, before)
    if (Object.keys(change).length > 0) {
      await tx.db
        .update(table)
        .set({ ...change })
        .where(eq(table.id, id))
        .catch((error: unknown) => refuseDuplicate(resource, error))
    }
    await audit(tx, { action: `${noun}.update`, subjectType: noun, subjectId: id, before, after: change })
    await resource.afterChange?.(tx, [id])
    return { id }
  })
}

/** Deletes all of these records or none, with an audit row for each. One that is missing, foreign or in use refuses all. */
export function deleteRows(
  resource: Resource,
  ctx: Ctx,
  ids: readonly number[],
): Promise<{ readonly deleted: number }> {
  const { noun, table } = resource
  return transact(ctx, async tx => {
    const where = and(inArray(table.id, [...ids]), rowsInScope(resource, tx))
    const rows = await storedRows(resource, tx, where)
    if (rows.length !== ids.length) throw new AppError('record.missing')
    await resource.beforeDelete?.(tx, rows)
    await tx.db
      .delete(table)
      .where(where)
      .catch((error: unknown) => {
        throw sqlState(error) === FOREIGN_KEY_VIOLATION ? new AppError('record.in_use') : error
      })
    for (const row of rows)
      await audit(tx, { action: `${noun}.delete`, subjectType: noun, subjectId: row.id, before: row })
    await resource.afterChange?.(tx, ids)
    return { deleted: rows.length }
  })
}

function refuseDuplicate({ unique }: Resource, error: unknown): never {
  if (sqlState(error) !== UNIQUE_VIOLATION) throw error
  const field = unique?.[violatedConstraint(error) ?? '']
  throw field === undefined ? new AppError('record.duplicate') : new InvalidInput([{ field, key: 'refusal.taken' }])
}
