import type { Actor, Ctx } from '../context.ts'

/** A value as the driver sends it; lists travel as PostgreSQL arrays. */
export type SqlValue = string | number | boolean | Date | null | readonly string[] | readonly (number | null)[]

const LIST = /\$\d+::\w+\[\]/g

/**
 * The statement with each list behind a subselect. A plan for the values of one call estimates by their count, say 2,
 * while a plan for all calls assumes 10: it always looks more expensive, so PostgreSQL would plan at every call. Behind
 * a subselect both assume 10, and after five calls the plan stays. `plan_cache_mode` would affect the searches as well,
 * whose best plan depends on their words, and poolers do not pass it on.
 */
const withHiddenLists = (text: string): string =>
  text.replaceAll(LIST, list => `(select ${list})${list.slice(list.indexOf('::'))}`)

/**
 * Runs a statement under a name, so that each connection parses and plans it once: for hot paths whose plan does not
 * depend on the values. bigint and times are returned as text; the caller maps them. One name must always carry the
 * same text; without a name the statement is planned for its values each time.
 */
export async function named<Row extends object>(
  ctx: Ctx<Actor>,
  name: string | undefined,
  text: string,
  values: readonly SqlValue[],
): Promise<Row[]> {
  const query = ctx.db._.session.prepareQuery<{ execute: { rows: Row[] }; all: never; values: never }>(
    { sql: name === undefined ? text : withHiddenLists(text), params: [...values] },
    undefined,
    name,
    false,
  )
  return (await query.execute()).rows
}
