import type { Probe, Used } from '../stage/probe.ts'
import { type Driven, drive, type Length, type Unit } from './drive.ts'
import { median } from './median.ts'

/** What one unit took and cost. */
export interface Costs {
  readonly rate: number
  readonly p50: number
  readonly p95: number
  /** Processor ms of the server's process. */
  readonly server: number
  /** Processor ms of PostgreSQL's processes. */
  readonly database: number
  readonly statements: number
  readonly walBytes: number
}

export interface Measured {
  readonly lanes: number
  readonly warmUp: Length
  readonly length: Length
  readonly rounds: number
  /** Waits until the worker has done what the units left behind, and counts that too. */
  readonly drained?: boolean
}

const perUnit = (driven: Driven, before: Used, after: Used): Costs => ({
  rate: driven.rate,
  p50: driven.p50,
  p95: driven.p95,
  server: ((after.serverSeconds - before.serverSeconds) * 1_000) / driven.units,
  database: ((after.databaseSeconds - before.databaseSeconds) * 1_000) / driven.units,
  statements: (after.statements - before.statements) / driven.units,
  walBytes: (after.walBytes - before.walBytes) / driven.units,
})

/** Warms up with the same unit, then measures rounds of it; each figure is the median of the rounds. */
export async function measureUnit(probe: Pick<Probe, 'used' | 'drained'>, unit: Unit, how: Measured): Promise<Costs> {
  const settle = async (): Promise<void> => {
    if (how.drained) await probe.drained()
  }
  await drive(unit, how.lanes, how.warmUp)
  await settle()
  const rounds: Costs[] = []
  for (let round = 0; round < how.rounds; round += 1) {
    const before = await probe.used()
    const driven = await drive(unit, how.lanes, how.length)
    await settle()
    rounds.push(perUnit(driven, before, await probe.used()))
  }
  const of = (read: (costs: Costs) => number): number => median(rounds.map(read))
  return {
    rate: of(({ rate }) => rate),
    p50: of(({ p50 }) => p50),
    p95: of(({ p95 }) => p95),
    server: of(({ server }) => server),
    database: of(({ database }) => database),
    statements: of(({ statements }) => statements),
    walBytes: of(({ walBytes }) => walBytes),
  }
}
