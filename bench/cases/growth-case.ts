import type { BenchOptions } from '../options.ts'
import { printRowGrowth, type RowsOfCall, rowFaults } from '../report/row-growth.ts'
import { rowsRead } from '../stage/recording/rows-read.ts'
import type { Stage } from '../stage/stage.ts'
import type { BenchCase } from './bench-case.ts'
import { playJourney } from './journey.ts'
import { playStaffDay } from './staff-case.ts'

const SMALL = { goods: 2_000, orders: 2_000, stores: 100, buyers: 1_000 }
const TIMES = 10

async function run(stage: Stage, options: BenchOptions): Promise<void> {
  const worlds = new Map<number, RowsOfCall[]>()
  await playJourney(
    stage,
    { ...options, grow: undefined, growOrders: TIMES },
    {
      title: 'staff day',
      size: SMALL,
      play: scene =>
        playStaffDay(scene, async ({ world }, { name, path, isOfThisWorld }, token) => {
          if (isOfThisWorld) return
          const { shop, cluster, size } = world
          const seen = worlds.get(size.orders) ?? []
          worlds.set(size.orders, [...seen, { name, rows: await rowsRead(shop, cluster.pool, path, token) }])
        }),
    },
  )
  const [small = [], big = []] = [SMALL.orders, SMALL.orders * TIMES].map(orders => worlds.get(orders))
  printRowGrowth(small, big)
  const faults = rowFaults(small, big)
  if (faults.length > 0) throw new Error(`Calls that read in proportion to the orders:\n${faults.join('\n')}`)
}

/** A staff day at 2,000 and 20,000 orders: what its calls cost, and how many rows they read. */
export const growthCase: BenchCase = {
  name: 'growth',
  about: 'a staff day at 2,000 and 20,000 orders: costs and rows read; a call that reads in proportion ends it',
  run,
}
