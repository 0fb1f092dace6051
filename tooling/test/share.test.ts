import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FEW_JOURNEYS, journeysOf, shareOf } from './share.ts'
import { checkout } from './step.ts'

const UNITS = { name: 'units', args: ['--project=kit'], parts: 5 }
const commits = Array.from({ length: 100 }, (_, at) => at.toString(16).padStart(40, '0'))

describe('what the test command plays', () => {
  it('is a part that the commit draws, the same each time, and every part over the commits', () => {
    const drawn = commits.map(commit => shareOf(UNITS, 'sample', commit))
    expect(drawn).toEqual(commits.map(commit => shareOf(UNITS, 'sample', commit)))
    expect([...new Set(drawn.map(({ args }) => args.at(-1)))].toSorted()).toEqual(
      [1, 2, 3, 4, 5].map(part => `--shard=${part}/5`),
    )
    expect(new Set(drawn.map(({ name }) => name)).size).toBe(5)
  })

  it('is everything where all is asked for', () => {
    expect(shareOf(UNITS, 'all', commits[0] ?? '')).toEqual({ name: 'units', args: ['--project=kit'] })
    expect(journeysOf('all').args).toEqual(['--project=e2e'])
  })

  it('has journeys that exist', () => {
    expect(journeysOf('sample').args).toHaveLength(1 + FEW_JOURNEYS.length)
    for (const path of FEW_JOURNEYS)
      expect([
        path,
        globSync(`${path}*`, { cwd: join(checkout, 'e2e') }).filter(file => existsSync(join(checkout, 'e2e', file))),
      ]).toEqual([path, [expect.stringContaining(path)]])
  })
})
