import { PgDialect, pgTable } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { id } from '../infra/database/columns.ts'
import { buyerScope, PLATFORM_SCOPE, type Scope, storeScope } from '../infra/scope.ts'
import { inScope, ownerOf, ownRows, textScope } from './in-scope.ts'

const things = pgTable('things', { id: id('id'), storeId: id('store_id'), userId: id('user_id') })
const columns = { store: things.storeId, buyer: things.userId }
const PUBLIC: Scope = { of: 'public' }
const ids = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })
const owned = fc.oneof(ids.map(storeScope), ids.map(buyerScope))

describe('a query in a scope', () => {
  it('always has the condition of its store or its buyer, and none for the platform alone', () => {
    fc.assert(
      fc.property(owned, scope => {
        const { sql, params } = new PgDialect().sqlToQuery(inScope(scope, columns))
        expect([sql, params]).toEqual([`"things"."${scope.of === 'store' ? 'store_id' : 'user_id'}" = $1`, [scope.id]])
      }),
    )
    expect(inScope(PLATFORM_SCOPE, columns)).toBeUndefined()
  })

  it('throws if the rows have no column for it, instead of reading all of them', () => {
    expect(() => inScope(storeScope(1), { buyer: things.userId })).toThrow('no column for the scope store')
    expect(() => inScope(buyerScope(1), { store: things.storeId })).toThrow('no column for the scope buyer')
    expect(() => inScope(PUBLIC, columns)).toThrow('no column for the scope public')
  })

  it('throws for an invalid id', () => {
    for (const nobody of [0, -1, 1.5, Number.NaN])
      expect(() => inScope(storeScope(nobody), columns)).toThrow('names nobody')
  })
})

describe('rows of the scope itself', () => {
  const desks = pgTable('desks', { storeId: id('store_id').notNull(), role: id('role_store_id') })
  const told = (scope: Scope, column: typeof desks.storeId | typeof desks.role) => {
    const { sql, params } = new PgDialect().sqlToQuery(ownRows(scope, column))
    return [sql, ...params]
  }

  it('are those of the store, and for the platform those marked by 0 or by null', () => {
    fc.assert(
      fc.property(ids, id => {
        expect(told(storeScope(id), desks.storeId)).toEqual(['"desks"."store_id" = $1', id])
      }),
    )
    expect(told(PLATFORM_SCOPE, desks.storeId)).toEqual(['"desks"."store_id" = $1', 0])
    expect(told(PLATFORM_SCOPE, desks.role)).toEqual(['"desks"."role_store_id" is null'])
  })

  it('throws for a buyer and for visitors', () => {
    for (const scope of [buyerScope(1), PUBLIC])
      expect(() => ownRows(scope, desks.role)).toThrow('no column for the scope')
  })
})

describe('a statement of text in a scope', () => {
  const text = textScope({ store: 't.store_id', buyer: 't.user_id' }, 4)

  it('binds the id of its owner, and no value for the platform alone', () => {
    expect(text.condition).toBe('($4::bigint is null or t.user_id = $4) and ($5::bigint is null or t.store_id = $5)')
    fc.assert(
      fc.property(owned, scope => {
        expect(text.values(scope)).toEqual(scope.of === 'buyer' ? [scope.id, null] : [null, scope.id])
      }),
    )
    expect(text.values(PLATFORM_SCOPE)).toEqual([null, null])
  })

  it('throws if it has no column for it', () => {
    expect(() => textScope({ store: 't.store_id' }, 1).values(buyerScope(1))).toThrow('no column for the scope buyer')
    expect(() => text.values(PUBLIC)).toThrow('no column for the scope public')
    expect(() => text.values(storeScope(0))).toThrow('names nobody')
  })

  it('of one buyer alone binds their id, and throws for an invalid one', () => {
    expect(ownerOf(buyerScope(7))).toBe(7)
    expect(() => ownerOf(buyerScope(0))).toThrow('names nobody')
  })
})
