import { FILTER_OPERATORS, filterValue } from '@shiji/contract/lists/list.ts'
import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppError } from '../../src/infra/app-error.ts'
import { EMPTY_LIST, flag, type ListSpec, number, parseList, text, time, word } from '../../src/records/list.ts'
import { filterCondition, listCondition, toPage } from '../../src/records/list-sql.ts'

const column = (name: string) => sql.identifier(name)
const spec: ListSpec = {
  filters: {
    name: text(sql`${column('name')}`),
    state: word(sql`${column('state')}`),
    price: number(sql`${column('price')}`),
    open: flag(sql`${column('open')}`),
    created_at: time(sql`${column('created_at')}`),
  },
  sorts: { name: sql`${column('name')}`, price: sql`${column('price')}` },
  defaultSort: { prop: 'price', order: 'desc' },
}
const dialect = new PgDialect()
const sqlOf = (query: Record<string, string>) => {
  const condition = listCondition(parseList(spec, query))
  return condition === undefined ? undefined : dialect.sqlToQuery(condition)
}

describe('the list protocol', () => {
  it('never puts a value into the SQL text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('name', 'state'),
        fc.string({ minLength: 1, maxLength: 60 }),
        fc.constantFrom('', '|like', '|likeLeft', '|likeRight', '|in'),
        (field, value, operator) => {
          try {
            const query = sqlOf({ [field]: value + operator })
            if (query !== undefined) expect(query.sql).toMatch(/^\(?"(name|state)" (=|ilike|in) [($\d, )]+$/)
          } catch (error) {
            expect(error).toBeInstanceOf(AppError)
          }
        },
      ),
      { numRuns: 500 },
    )
  })

  it('refuses or understands any input; it never breaks', () => {
    const key = fc.oneof(
      fc.constantFrom('name', 'price', 'open', 'created_at', 'sort', 'page', 'per_page', 'pid', 'isChildren'),
      fc.string(),
    )
    const value = fc.oneof(
      fc.string(),
      fc.array(fc.string()),
      fc.object(),
      fc.constantFrom('1', '1|in', '1,2|between', 'price|asc', '__proto__|asc', 'true'),
    )
    fc.assert(
      fc.property(fc.dictionary(key, value), query => {
        try {
          const list = parseList(spec, query)
          expect(list.perPage).toBeLessThanOrEqual(400)
          expect(list.sorts.length).toBeGreaterThan(0)
        } catch (error) {
          expect(error).toBeInstanceOf(AppError)
        }
      }),
      { numRuns: 1_000 },
    )
  })

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'Name', 'name ', 'password_hash', 'name;drop'])(
    '%s is not a field',
    name => {
      expect(() => parseList(spec, Object.fromEntries([[name, 'x']]))).toThrow('request.invalid')
      expect(() => parseList(spec, { sort: `${name}|asc` })).toThrow('request.invalid')
    },
  )

  it('has the operators of each kind and no others', () => {
    const allowed = (field: string, value: string) =>
      FILTER_OPERATORS.filter(operator => {
        try {
          return parseList(spec, { [field]: `${value}|${operator}` }).filters.length === 1
        } catch {
          return false
        }
      })
    expect(allowed('name', 'a')).toEqual(['eq', 'like', 'likeLeft', 'likeRight', 'in'])
    expect(allowed('state', 'a')).toEqual(['eq', 'in'])
    expect(allowed('open', '1')).toEqual(['eq'])
    expect(allowed('price', '1')).toEqual(['eq', 'gt', 'lt', 'ngt', 'nlt', 'in'])
    expect(allowed('price', '1,2')).toEqual(['in', 'between'])
    expect(allowed('created_at', '2026-06-01')).toEqual(['gt', 'lt', 'ngt', 'nlt'])
  })

  it.each([
    'price|descx',
    'price|desc|asc',
    'price|',
    'price|DESC',
    'price|desc ',
    'price|constructor',
    'price|asc,name|up',
  ])('sort=%s is an error, never interpreted as something similar', sort => {
    expect(() => parseList(spec, { sort })).toThrow('request.invalid')
  })

  it('a sort that comes twice is an error', () => {
    expect(() => parseList(spec, { sort: ['price|asc', 'name|asc'] })).toThrow('request.invalid')
  })

  it('a sort names its direction by word or in full, and ascends if it names none', () => {
    const orders = (sort: string) => parseList(spec, { sort }).sorts.map(({ order }) => order)
    expect(orders('price|asc,name|desc')).toEqual(['asc', 'desc'])
    expect(orders('price|descending,name|ascending')).toEqual(['desc', 'asc'])
    expect(orders('price')).toEqual(['asc'])
  })

  it.each(['x|zzz', 'x|Like', 'x|like ', 'x|', 'a|b', 'x|like|', 'x|constructor'])(
    'the value %s has an unknown operator and is an error, never read as a plain value',
    value => {
      for (const name of ['name', 'state']) expect(() => parseList(spec, { [name]: value })).toThrow('request.invalid')
    },
  )

  it('a value that contains a bar is recognised by its operator, as the client writes it', () => {
    const read = (value: string) => {
      const [filter] = parseList(spec, { name: value }).filters
      return [filter?.values, filter?.operator]
    }
    expect(read('a|b|like')).toEqual([['a|b'], 'like'])
    expect(read('a|eq|eq')).toEqual([['a|eq'], 'eq'])
    for (const value of ['plain', 'a|b', 'a|like', '|']) expect(read(filterValue(value))).toEqual([[value], 'eq'])
  })

  it('an id list is at most 400 long', () => {
    const ids = (count: number) => `${Array.from({ length: count }, (_, index) => index).join(',')}|in`
    expect(parseList(spec, { price: ids(400) }).filters[0]?.values).toHaveLength(400)
    expect(() => parseList(spec, { price: ids(401) })).toThrow('request.invalid')
  })

  it("reads times in the shop's zone and as ISO", () => {
    const at = (value: string) => parseList(spec, { created_at: `${value}|ngt` }).filters[0]?.values[0]
    expect(at('2026-06-01 08:00:00')).toEqual(new Date('2026-06-01T00:00:00Z'))
    expect(at('2026-06-01T00:00:00.000Z')).toEqual(new Date('2026-06-01T00:00:00Z'))
    expect(() => at('2026-02-30')).toThrow('request.invalid')
  })

  it('escapes wildcards', () => {
    const [filter] = parseList(spec, { name: '50%_\\|like' }).filters
    expect(filter && dialect.sqlToQuery(filterCondition(filter)).params).toEqual(['%50\\%\\_\\\\%'])
  })

  it('derives page numbers from the total', () => {
    const page = (total: number) => toPage({ ...EMPTY_LIST, perPage: 30 }, [], total).last_page
    expect([0, 1, 30, 31, 100_001].map(page)).toEqual([1, 1, 1, 2, 3_334])
  })
})
