import { expect, it } from 'vitest'
import { measureUnit } from './costs.ts'

/** Measured processes that use 2 ms of the server, 1 ms of PostgreSQL, 3 statements and 100 bytes for each unit, and a worker that does as much later. */
function world() {
  let done = 0
  let later = 0
  return {
    unit: async () => {
      done += 1
      later += 1
    },
    probe: {
      used: async () => ({
        serverSeconds: done * 0.002,
        databaseSeconds: done * 0.001,
        statements: done * 3,
        walBytes: done * 100,
      }),
      drained: async () => {
        done += later
        later = 0
      },
    },
    units: () => done,
  }
}

it('warms up with the same unit and leaves that out of every figure', async () => {
  const { unit, probe, units } = world()
  const how = { lanes: 2, warmUp: { units: 50 }, length: { units: 20 }, rounds: 3 }
  const costs = await measureUnit(probe, unit, how)
  expect(units()).toBe(50 + 3 * 20)
  expect(costs.server).toBeCloseTo(2)
  expect(costs.database).toBeCloseTo(1)
  expect(costs.statements).toBeCloseTo(3)
  expect(costs.walBytes).toBeCloseTo(100)
})

it('counts what the worker does afterwards where the unit is over only then, and no left-over of the warm-up', async () => {
  const { unit, probe } = world()
  const how = { lanes: 2, warmUp: { units: 30 }, length: { units: 10 }, rounds: 1, drained: true }
  expect((await measureUnit(probe, unit, how)).statements).toBeCloseTo(6)
})
