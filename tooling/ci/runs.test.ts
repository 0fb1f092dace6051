import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkout } from '../test/step.ts'
import { gates } from './gates.ts'
import { ON_OLDEST, onOldest, storiesOtherwise } from './runs.ts'

const hashes = Array.from({ length: 60 }, (_none, at) => at.toString(16).padStart(40, '0'))
const tests = globSync('{src,test}/**/*.test.ts', { cwd: join(checkout, 'apps/server') })

describe('on PostgreSQL 15', () => {
  it.each(Object.entries(ON_OLDEST))('%s are run: each of their paths has tests', (_what, paths) => {
    for (const path of paths) expect(tests.filter(test => test.includes(path))).not.toEqual([])
    expect(onOldest('sample').args).toEqual(expect.arrayContaining([...paths]))
  })

  it('a sample has all races and one journey', () => {
    expect(tests.filter(test => test.startsWith('test/races/')).length).toBeGreaterThan(10)
    expect(ON_OLDEST.journey).toHaveLength(1)
  })

  it('all tests of the server run when there is time', () => {
    expect(onOldest('all').args).toEqual(['--project=server'])
  })
})

describe('stories in the dark and in English', () => {
  it('are a sixth each in a sample, the same sixth each time for the same commit', () => {
    const runs = storiesOtherwise('sample', hashes[7] ?? '')
    expect(runs.map(({ name }) => name.replace(/\d of/, 'n of'))).toEqual([
      'stories in the dark, part n of 6',
      'stories in English, part n of 6',
    ])
    for (const { name, args } of runs) {
      const [part] = /\d(?= of 6)/.exec(name) ?? []
      expect(args).toContain(`--shard=${part}/6`)
    }
    expect(storiesOtherwise('sample', hashes[7] ?? '')).toEqual(runs)
  })

  it('over the commits are every sixth, and each way draws for itself', () => {
    const drawn = hashes.map(hash => storiesOtherwise('sample', hash).map(({ args }) => args.at(-1)))
    for (const way of [0, 1]) expect(new Set(drawn.map(parts => parts[way])).size).toBe(6)
    expect(drawn.some(([dark, english]) => dark !== english)).toBe(true)
  })

  it('are passed to the browser as its theme and its language', () => {
    expect(storiesOtherwise('sample', '').map(({ env }) => env)).toEqual([
      { STORY_THEME: 'dark' },
      { STORY_LOCALE: 'en' },
    ])
  })

  it('are all of them when there is time', () => {
    for (const { args } of storiesOtherwise('all', '')) expect(args).toEqual(['--project=stories*'])
  })

  it('are among the gates of both', () => {
    const named = (depth: 'sample' | 'all') => gates(depth).map(({ name }) => name)
    expect(named('sample').filter(name => /^stories in (the dark|English), part \d of 6$/.test(name))).toHaveLength(2)
    expect(named('all')).toEqual(expect.arrayContaining(['stories in the dark', 'stories in English']))
  })
})
