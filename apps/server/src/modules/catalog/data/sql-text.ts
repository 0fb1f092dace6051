import { createHash } from 'node:crypto'
import type { Ctx } from '../../../infra/context.ts'
import { named, type SqlValue } from '../../../infra/database/named.ts'

/** Values of a statement that is built as text; each gets the next `$n`. */
export class Values {
  readonly list: SqlValue[] = []

  /** The placeholder of a value. */
  add(value: SqlValue): string {
    this.list.push(value)
    return `$${this.list.length}`
  }
}

/** Names of statements by their text, so that long texts are not hashed at each call. */
const names = new Map<string, string>()
const MOST_NAMES = 2_000

function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = `q${createHash('sha1').update(text).digest('base64url')}`
  if (names.size >= MOST_NAMES) names.clear()
  names.set(text, name)
  return name
}

/** Runs a statement whose text depends only on the shape of the query, planned once per connection. */
export const runPrepared = <Row extends object>(ctx: Ctx, text: string, values: Values): Promise<Row[]> =>
  named<Row>(ctx, nameOf(text), text, values.list)

/** Runs a statement whose best plan depends on its values (words of a search), planned each time. */
export const runPlanned = <Row extends object>(ctx: Ctx, text: string, values: Values): Promise<Row[]> =>
  named<Row>(ctx, undefined, text, values.list)
