import { percentile } from './percentile.ts'

/** How long units are started: for a time, or until there are enough of them. */
export type Length = { readonly seconds: number } | { readonly units: number }

export interface Driven {
  readonly units: number
  readonly seconds: number
  /** Units a second. */
  readonly rate: number
  /** Milliseconds of one unit. */
  readonly p50: number
  readonly p95: number
}

/** One repeated action; `turn` counts all turns of all lanes. It throws at the first wrong answer. */
export type Unit = (turn: number) => Promise<void>

/** Does units in `lanes` at once. The first failure of any lane ends all of them and is thrown. */
export async function drive(unit: Unit, lanes: number, length: Length): Promise<Driven> {
  const took: number[] = []
  const failures: unknown[] = []
  const begun = performance.now()
  let started = 0
  const isOver = (): boolean =>
    failures.length > 0 ||
    ('units' in length ? started >= length.units : performance.now() - begun >= length.seconds * 1_000)
  const lane = async (): Promise<void> => {
    while (!isOver()) {
      const turn = started
      started += 1
      const from = performance.now()
      try {
        await unit(turn)
        took.push(performance.now() - from)
      } catch (error) {
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  if (failures.length > 0) throw failures[0]
  const seconds = (performance.now() - begun) / 1_000
  return {
    units: took.length,
    seconds,
    rate: took.length / seconds,
    p50: percentile(took, 0.5),
    p95: percentile(took, 0.95),
  }
}
