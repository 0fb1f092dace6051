import { afterEach, expect, it, vi } from 'vitest'
import type { Costs } from '../load/costs.ts'
import { printGrowth } from './costs-table.ts'

afterEach(() => vi.restoreAllMocks())

const row = (name: string, server: number) => {
  const costs: Costs = {
    rate: 1,
    p50: server,
    p95: server,
    server,
    database: 0,
    statements: 4,
    walBytes: 8,
  }
  return { name, costs }
}

it('growth compares the same unit in both worlds', () => {
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation(text => void lines.push(String(text)))
  printGrowth('ten for one', [row('an hour', 2)], [row('an hour', 5)])
  expect(lines.at(-1)).toMatch(/^an hour +2\.5 +2\.5 +1\.0 +1\.0$/)
})

it('growth without a unit that both worlds have is an error, not an empty table', () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  expect(() => printGrowth('ten for one', [row('an hour (9)', 2)], [row('an hour (355)', 5)])).toThrow('in both worlds')
})
