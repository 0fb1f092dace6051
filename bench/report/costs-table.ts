import type { Costs } from '../load/costs.ts'
import { memoryOf } from '../stage/proc.ts'

export interface CostRow {
  readonly name: string
  readonly costs: Costs
}

const COLUMNS: readonly (readonly [string, (costs: Costs) => string])[] = [
  ['per s', ({ rate }) => rate.toFixed(rate < 10 ? 1 : 0)],
  ['p50 ms', ({ p50 }) => p50.toFixed(0)],
  ['p95 ms', ({ p95 }) => p95.toFixed(0)],
  ['server ms', ({ server }) => server.toFixed(1)],
  ['PostgreSQL ms', ({ database }) => database.toFixed(1)],
  ['statements', ({ statements }) => statements.toFixed(1)],
  ['WAL kB', ({ walBytes }) => (walBytes / 1_024).toFixed(1)],
]
const WIDTH = 14

const line = (name: string, cells: readonly string[]): string =>
  [name.padEnd(52), ...cells.map(cell => cell.padStart(WIDTH))].join('')

/** Prints what units cost: each figure of one unit, processor time that of the measured processes. */
export function printCosts(title: string, rows: readonly CostRow[]): void {
  console.log(
    `\n${line(
      title,
      COLUMNS.map(([name]) => name),
    )}`,
  )
  for (const { name, costs } of rows)
    console.log(
      line(
        name,
        COLUMNS.map(([, show]) => show(costs)),
      ),
    )
}

/** Prints the memory of the measured server; `idle` is what it held when it was ready. */
export function printMemory(pid: number, idle: number): void {
  const { now, peak } = memoryOf(pid)
  console.log(
    `memory of the server: ${idle.toFixed(0)} MB when ready, ${now.toFixed(0)} MB after the load, ${peak.toFixed(0)} MB at most`,
  )
}

const work = ({ server, database }: Costs): number => server + database

/**
 * Prints how the cost of the same units grew with the world, whose sizes `of` says: 1.0 is not at all. Throws when the
 * worlds share no unit.
 */
export function printGrowth(of: string, small: readonly CostRow[], big: readonly CostRow[]): void {
  console.log(`\n${line(`${of}: times as much`, ['processor', 'p50', 'statements', 'WAL'])}`)
  const pairs = big.flatMap(row => {
    const before = small.find(({ name }) => name === row.name)
    return before === undefined ? [] : [{ name: row.name, was: before.costs, is: row.costs }]
  })
  if (pairs.length === 0) throw new Error('No unit was measured in both worlds.')
  for (const { name, was, is } of pairs.toSorted((a, b) => work(b.is) / work(b.was) - work(a.is) / work(a.was))) {
    const ratio = (read: (costs: Costs) => number): string => (read(is) / read(was)).toFixed(1)
    const wal = (costs: Costs): number => costs.walBytes
    console.log(line(name, [ratio(work), ratio(({ p50 }) => p50), ratio(({ statements }) => statements), ratio(wal)]))
  }
}
