/** How many rows of each table a call read. */
export interface RowsOfCall {
  readonly name: string
  readonly rows: ReadonlyMap<string, number>
}

/** Rows that a call may read more of a table in the bigger world: another page, other people, other days. */
const MARGIN = 400
const TIMES = 2

/** What may grow, by call and table, and why it does not grow with the whole. */
const MAY_GROW: Readonly<Record<string, string>> = {
  '/Admin/dashboard/all orders': 'orders of the days that are not closed yet, today and yesterday',
  '/Admin/dashboard/all stores':
    'each store once a figure, where its orders of those days are looked up by their index',
  '/Admin/dashboard/all sales_days': 'a row per store and day of the last month, however many orders a day has',
  '/Seller/dashboard/all orders': 'orders of the days that are not closed yet, today and yesterday',
  '/Seller/dashboard/all goods_days': 'a row per goods and day of the last month, however many orders a day has',
  '/Seller/stock_proofs stock_movements': 'the proof of an SKU adds up its own movements, and no others',
}

const pairsOf = (small: readonly RowsOfCall[], big: readonly RowsOfCall[]) =>
  big.flatMap(({ name, rows }) => {
    const was = small.find(call => call.name === name)
    return was === undefined ? [] : [...rows].map(([table, is]) => ({ name, table, was: was.rows.get(table) ?? 0, is }))
  })

/** Prints the tables of which calls read more rows in the bigger world, the most first. */
export function printRowGrowth(small: readonly RowsOfCall[], big: readonly RowsOfCall[]): void {
  console.log('\nrows read, small and big world')
  const grown = pairsOf(small, big).filter(({ was, is }) => is > was)
  for (const { name, table, was, is } of grown.toSorted((a, b) => b.is - b.was - (a.is - a.was)))
    console.log(`${name.padEnd(60)} ${table.padEnd(24)} ${String(was).padStart(9)} ${String(is).padStart(9)}`)
}

/** The calls that read a table in proportion to the world. Throws when the worlds share no call. */
export function rowFaults(small: readonly RowsOfCall[], big: readonly RowsOfCall[]): string[] {
  const pairs = pairsOf(small, big)
  if (pairs.length === 0) throw new Error('No call was made in both worlds.')
  return pairs
    .filter(({ name, table }) => !(`${name} ${table}` in MAY_GROW))
    .filter(({ was, is }) => is > was * TIMES + MARGIN)
    .map(({ name, table, was, is }) => `${name}: ${was} rows of ${table}, then ${is}`)
}
