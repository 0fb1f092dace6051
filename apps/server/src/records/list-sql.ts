import type { Page } from '@shiji/contract/envelope.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { and, asc, desc, getTableName, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Ctx } from '../infra/context.ts'
import { charactersOf } from '../infra/database/columns.ts'
import type { Filter, FilterColumn, FilterValue, FoundIds, ParsedList, Sort } from './list.ts'

const likeText = (value: FilterValue | undefined): string => String(value).replaceAll(/[\\%_]/g, match => `\\${match}`)

/** The condition of one filter, values bound as parameters. */
export function filterCondition(filter: Filter): SQL {
  const condition = columnCondition(filter)
  return filter.field.through?.(condition, filter.values) ?? condition
}

/** The condition on the columns themselves, whichever rows they belong to. */
function columnCondition(filter: Filter): SQL {
  const { otherLanguage, ...field } = filter.field
  const one = oneCondition({ ...filter, field })
  if (otherLanguage === undefined) return one
  return sql`(${one} or ${oneCondition({ ...filter, field: { ...field, column: otherLanguage } })})`
}

const PARTS = ['like', 'likeLeft', 'likeRight']

function oneCondition(filter: Filter): SQL {
  const { field, operator, values } = filter
  if (!field.byCharacters || !PARTS.includes(operator)) return plainCondition(filter)
  return sql`(${charactersOf(field.column)} @> ${charactersOf(sql`${String(values[0])}::text`)} and ${plainCondition(filter)})`
}

function plainCondition({ field, operator, values }: Filter): SQL {
  const column = sql`${field.column}`
  const [first, second] = values
  switch (operator) {
    case 'like':
      return sql`${column} ilike ${`%${likeText(first)}%`}`
    case 'likeRight':
      if (field.isCode) return beginsWith(column, String(first))
      return sql`${column} ilike ${`${likeText(first)}%`}`
    case 'likeLeft':
      return sql`${column} ilike ${`%${likeText(first)}`}`
    case 'gt':
      return sql`${column} > ${first}`
    case 'lt':
      return sql`${column} < ${first}`
    case 'ngt':
      return sql`${column} >= ${first}`
    case 'nlt':
      return sql`${column} <= ${first}`
    case 'between':
      return sql`${column} between ${first} and ${second}`
    case 'in':
      return sql`${column} in (${sql.join(
        values.map(value => sql`${value}`),
        sql`, `,
      )})`
    default:
      return sql`${column} = ${first}`
  }
}

/** U+FFFF comes after every letter and digit. */
const beginsWith = (column: SQL, start: string): SQL => {
  const low = start.toUpperCase()
  return sql`(${column} >= ${low} and ${column} < ${`${low}\uffff`})`
}

/** All filters of the call and the screen's own conditions, joined by and. */
export const listCondition = (list: ParsedList, ...own: (SQL | undefined)[]): SQL | undefined =>
  and(...own, ...list.filters.map(filterCondition))

/** The same, for lists with filters that read the ids of other rows first (`byIds`). */
export async function listConditionByIds(
  ctx: Ctx,
  list: ParsedList,
  ...own: (SQL | undefined)[]
): Promise<SQL | undefined> {
  const conditions: SQL[] = []
  for (const filter of list.filters) {
    const { column: _column, otherLanguage: _other, byCharacters: _characters, ...field } = filter.field
    const byIds = await filter.field.byIds?.(ctx, column =>
      columnCondition({ ...filter, field: { ...field, ...column } }),
    )
    conditions.push(byIds ?? filterCondition(filter))
  }
  return and(...own, ...conditions)
}

/** Most ids of other rows that a list is narrowed by; with more, one statement finds them as it reads the list. */
const MOST_IDS = 1_000

/**
 * For `byIds`: the ids that a query finds, undefined where they are more than `most`. The query has one column `id`. Few
 * rows each allow more ids.
 */
export async function fewIds(ctx: Ctx, query: SQL, most = MOST_IDS): Promise<readonly number[] | undefined> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`select id from (${query}) found limit ${most + 1}`)
  return rows.length > most ? undefined : rows.map(row => Number(row.id))
}

/** Whether a column is one of these ids. */
export const isOneOf = (column: SQLWrapper, ids: readonly number[]): SQL =>
  sql`${column} = any(${sql.param(ids)}::bigint[])`

/** Whether a text in two languages is one of these in either. */
export const isOneOfTexts = ({ column, otherLanguage = column }: FilterColumn, texts: readonly string[]): SQL => {
  const wanted = sql`any(${sql.param(texts)}::text[])`
  return sql`(${column} = ${wanted} or ${otherLanguage} = ${wanted})`
}

const direction = (sort: Sort): SQL => (sort.order === 'asc' ? asc(sql`${sort.column}`) : desc(sql`${sort.column}`))

/** Sort terms of the call, the id last so that pages never overlap. */
export function listOrder(list: ParsedList, idColumn: SQLWrapper): SQL[] {
  const order = list.sorts[0]?.order ?? 'desc'
  return [...list.sorts, { column: idColumn, order } satisfies Sort].map(direction)
}

/** Numbers that only a page shows beside its rows (badges of tabs): exports and sums skip them. */
export const besidePage = async <T>(list: ParsedList, read: () => Promise<T>): Promise<T | undefined> =>
  list.reader === undefined ? read() : undefined

/** Ids of one page by an index-only subquery plus the capped total; the screen's query then joins what it shows. */
export async function pageIds(
  ctx: Ctx,
  table: PgTable,
  idColumn: PgColumn,
  list: ParsedList,
  where: SQL | undefined,
): Promise<FoundIds> {
  if (list.reader !== undefined) return list.reader(ctx, { table, idColumn, list, where })
  const offset = (list.page - 1) * list.perPage
  const rows = await ctx.db
    .select({ id: sql<string>`${idColumn}` })
    .from(table)
    .where(where)
    .orderBy(...listOrder(list, idColumn))
    .limit(list.perPage)
    .offset(offset)
  const ids = rows.map(row => Number(row.id))
  return { ids, total: await countUpTo(ctx, table, where, offset, ids.length, list.perPage) }
}

/**
 * Whether a whole table (no condition) is longer than the count cap by PostgreSQL's statistics, so that nothing has to be
 * read to know it. They may be a fifth behind, and jobs delete old logs: twice the cap leaves room for that.
 */
export const isFarAboveCap = (table: PgTable, where: SQL | undefined): SQL =>
  where === undefined
    ? sql`(select c.reltuples > ${2 * LIMITS.list.countCap} from pg_class c where c.oid = ${getTableName(table)}::regclass)`
    : sql`false`

/** The where clause of a condition; nothing without one. */
export const whereClause = (where: SQL | undefined): SQL => (where === undefined ? sql`` : sql`where ${where}`)

/**
 * Exact up to the cap, cap + 1 above it. The count is skipped when the page itself shows it (a first or last page that
 * is not full).
 */
export async function countUpTo(
  ctx: Ctx,
  table: PgTable,
  where: SQL | undefined,
  offset: number,
  got: number,
  perPage: number,
): Promise<number> {
  if (got < perPage && (got > 0 || offset === 0)) return offset + got
  const most = LIMITS.list.countCap + 1
  const { rows } = await ctx.db.execute<{ total: string }>(sql`
    select case when ${isFarAboveCap(table, where)} then ${most} else (
      select count(*) from (select 1 from ${table} ${whereClause(where)} limit ${most}) capped) end as total`)
  return Number(rows[0]?.total ?? 0)
}

/** The list answer of spec §3. */
export function toPage<T>(
  list: ParsedList,
  rows: readonly T[],
  total: number,
  count?: Readonly<Record<string, number>>,
): Page<T> {
  return {
    data: rows,
    count: count ?? rows.length,
    total,
    per_page: list.perPage,
    last_page: Math.max(1, Math.ceil(total / list.perPage)),
    current_page: list.page,
  }
}

/** Sorts rows that were loaded by id into the page's order. */
export function inOrder<T extends { readonly id: number }>(ids: readonly number[], rows: readonly T[]): T[] {
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}
