import { type Costs, type Measured, measureUnit } from '../load/costs.ts'
import type { Unit } from '../load/drive.ts'
import { HttpClient } from '../load/http-client.ts'
import type { BenchOptions } from '../options.ts'
import { type CostRow, printCosts, printGrowth, printMemory } from '../report/costs-table.ts'
import { Probe } from '../stage/probe.ts'
import { memoryOf } from '../stage/proc.ts'
import { buildServer, startServer } from '../stage/server.ts'
import type { Stage, World, WorldSize } from '../stage/stage.ts'

/** What a journey works with: a world, the measured server over it, and a client of that server. */
export interface Scene {
  readonly world: World
  readonly client: HttpClient
  readonly options: BenchOptions
  /** Warms up, measures, and keeps the figures for the report. */
  measure(name: string, unit: Unit, how: Measured): Promise<Costs>
}

export interface Journey {
  /** Head of the table. */
  readonly title: string
  readonly size: WorldSize
  play(scene: Scene): Promise<void>
}

/**
 * Plays a journey and prints what it costs; with `--grow` or `--grow-orders` again in a world that many times as big, or
 * of that many times the orders, and how the cost grew.
 */
export async function playJourney(stage: Stage, options: BenchOptions, journey: Journey): Promise<void> {
  const { size } = journey
  buildServer()
  const small = await playIn(await stage.world(size), options, journey)
  const { grow = 1, growOrders = 1 } = options
  if (grow * growOrders === 1) return
  const bigger = { ...size, goods: size.goods * grow, orders: size.orders * grow * growOrders }
  const big = await playIn(await stage.world(bigger), options, journey)
  const of = `${bigger.goods} goods, ${bigger.orders} orders for ${size.goods}, ${size.orders}`
  printGrowth(of, small, big)
}

async function playIn(world: World, options: BenchOptions, journey: Journey): Promise<readonly CostRow[]> {
  const server = await startServer(world.cluster.url)
  const client = new HttpClient(server.origin)
  const probe = await Probe.open(world.cluster.url, server.pid)
  const rows: CostRow[] = []
  try {
    await probe.drained()
    const idle = memoryOf(server.pid).now
    const measure: Scene['measure'] = async (name, unit, how) => {
      const costs = await measureUnit(probe, unit, how)
      rows.push({ name, costs })
      return costs
    }
    await journey.play({ world, client, options, measure })
    printCosts(journey.title, rows)
    printMemory(server.pid, idle)
    return rows
  } finally {
    client.close()
    await probe.close()
    await server.stop()
  }
}
