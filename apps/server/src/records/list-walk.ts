import { LIMITS } from '@shiji/contract/limits.ts'
import { sql } from 'drizzle-orm'
import fastJson from 'fast-json-stringify'
import type { TSchema } from 'typebox'
import { AppError } from '../infra/app-error.ts'
import type { Ctx } from '../infra/context.ts'
import type { IdQuery, ParsedList } from './list.ts'
import type { ListCall } from './list-call.ts'
import { listOrder } from './list-sql.ts'

/** The next rows of a list that is read to its end. */
export interface WalkedPage {
  /** JSON of the rows, joined by commas: written once and never parsed on the way. */
  readonly text: string
  readonly rows: number
  /** How many rows there are in all. */
  readonly total: number
}

/**
 * All rows of a list call from the first to the last, 400 at a time, through the call's own handler, presenter and
 * schema, so that scope, masks and declared fields are those of the page. The ids are read once, by one statement; in a
 * transaction with one snapshot the whole is consistent. Refuses with `export.too_many` when the filter finds more than
 * `most`.
 */
export async function* walkList(
  ctx: Ctx,
  { path, data: schema, read }: ListCall,
  list: ParsedList,
  most: number,
): AsyncGenerator<WalkedPage, void> {
  const write = fastJson(rowsSchema(schema))
  const perPage = LIMITS.list.perPageMax
  let all: readonly number[] | undefined
  for (let from = 0, total = 1; from < total; from += perPage) {
    const reader: ParsedList['reader'] = async (tx, query) => {
      all ??= await idsOf(tx, query, most)
      return { ids: all.slice(from, from + perPage), total: all.length }
    }
    const page = { ...list, page: 1 + from / perPage, perPage, childrenOf: undefined, reader }
    const { data, ...answer } = pageOf(await read(ctx, page))
    total = answer.total
    if (all === undefined && total > 0) throw new Error(`${path} does not read its ids through pageIds`)
    yield { text: write(data).slice(1, -1), rows: data.length, total }
  }
}

interface PageSchema {
  readonly properties?: { readonly data?: object }
  readonly anyOf?: readonly PageSchema[]
}

/** Schema of the rows in a list's answer, which for a tree is one of two. */
function rowsSchema(data: TSchema): object {
  const { properties, anyOf }: PageSchema = JSON.parse(JSON.stringify(data))
  const rows = properties?.data ?? anyOf?.[0]?.properties?.data
  if (rows === undefined) throw new Error('a list call that answers no page')
  return rows
}

function pageOf(answer: unknown): { readonly data: readonly unknown[]; readonly total: number } {
  const { data, total }: { data?: unknown; total?: unknown } = Object(answer)
  if (Array.isArray(data) && typeof total === 'number') return { data, total }
  throw new Error('a list call that answers no page')
}

async function idsOf(ctx: Ctx, { table, idColumn, list, where }: IdQuery, most: number): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: sql<string>`${idColumn}` })
    .from(table)
    .where(where)
    .orderBy(...listOrder(list, idColumn))
    .limit(most + 1)
  if (rows.length > most) throw new AppError('export.too_many', { limit: most })
  return rows.map(row => Number(row.id))
}
