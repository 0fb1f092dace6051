import { eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { SqlValue } from '../infra/database/named.ts'
import { type BuyerScope, type Scope, type StoreScope, storeKeyOf } from '../infra/scope.ts'

/** The columns that name the owner of a row; leave out those that the table does not have. */
export interface OwnerColumns<C> {
  readonly store?: C
  readonly buyer?: C
}

/**
 * The condition that limits a query to the rows of a scope; undefined (no condition) for the platform only. A scope for
 * which the table has no column is a bug and is thrown, never "all rows".
 */
export function inScope(scope: StoreScope | BuyerScope, columns: OwnerColumns<PgColumn | SQL>): SQL
export function inScope(scope: Scope, columns: OwnerColumns<PgColumn | SQL>): SQL | undefined
export function inScope(scope: Scope, columns: OwnerColumns<PgColumn | SQL>): SQL | undefined {
  return scope.of === 'platform' ? undefined : ownedBy(scope, columns)
}

/**
 * The rows that belong to the scope itself, in tables where the platform has rows too (roles, desks): those of the
 * store, or those that the column marks as the platform's, by null where it may be null and by 0 elsewhere. Never those
 * of others, not even for the platform.
 */
export function ownRows(scope: Scope, store: PgColumn): SQL {
  if (scope.of !== 'platform') return ownedBy(scope, { store })
  return store.notNull ? eq(store, storeKeyOf(scope)) : isNull(store)
}

/** The same for a statement that is text: its condition, and the values that the condition reads. */
export interface TextScope {
  readonly condition: string
  readonly values: (scope: Scope) => SqlValue[]
}

/**
 * `inScope` for a statement that is text and has one text for all scopes: its condition reads as many values as there
 * are columns, from `$<first>` on, the buyer's before the store's. A scope without a column is thrown.
 */
export function textScope(columns: OwnerColumns<string>, first: number): TextScope {
  const kinds = (['buyer', 'store'] as const).filter(kind => columns[kind] !== undefined)
  const terms = kinds.map((kind, at) => `($${first + at}::bigint is null or ${columns[kind]} = $${first + at})`)
  return {
    condition: terms.join(' and '),
    values(scope) {
      if (scope.of === 'platform') return kinds.map(() => null)
      columnOf(scope, columns)
      return kinds.map(kind => (kind === scope.of ? idOf(scope) : null))
    },
  }
}

const ownedBy = (scope: Scope, columns: OwnerColumns<PgColumn | SQL>): SQL =>
  sql`${columnOf(scope, columns)} = ${idOf(scope)}`

/**
 * For a text statement that only serves one buyer or one store and names its column directly, `user_id = $1`: the value
 * to bind. Throws for an id without an owner.
 */
export const ownerOf = (scope: StoreScope | BuyerScope): number => idOf(scope)

function columnOf<C>(scope: Scope, columns: OwnerColumns<C>): C {
  const column = scope.of === 'store' || scope.of === 'buyer' ? columns[scope.of] : undefined
  if (column === undefined) throw new Error(`these rows have no column for the scope ${scope.of}`)
  return column
}

/** The id of the owner. Throws for an invalid id (0, not a number). */
function idOf(scope: Scope): number {
  if ('id' in scope && Number.isSafeInteger(scope.id) && scope.id > 0) return scope.id
  throw new Error(`the scope ${scope.of} names nobody`)
}
