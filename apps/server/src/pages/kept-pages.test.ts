import { describe, expect, it } from 'vitest'
import { KeptPages } from './kept-pages.ts'

function aCache(limits: { ms?: number; entries?: number; length?: number } = {}) {
  const clock = { now: 0 }
  const kept = new KeptPages<string>(
    text => text.length,
    { ms: 5_000, entries: 3, length: 1_000, ...limits },
    () => clock.now,
  )
  let written = 0
  const read = (key: string, length = 10) =>
    kept.get(key, async () => {
      written += 1
      return 'x'.repeat(length)
    })
  return { kept, clock, read, writes: () => written }
}

describe('pages kept for seconds', () => {
  it('are written once for all who ask meanwhile, and again afterwards', async () => {
    const { read, writes, clock } = aCache()
    await Promise.all([read('/a'), read('/a')])
    clock.now = 4_999
    await read('/a')
    expect(writes()).toBe(1)
    clock.now = 5_000
    await read('/a')
    expect(writes()).toBe(2)
  })

  it('are bounded in number: the oldest go first', async () => {
    const { read, kept, writes } = aCache()
    for (const key of ['/a', '/b', '/c', '/d']) await read(key)
    expect(kept.size.entries).toBe(3)
    await read('/d')
    expect(writes()).toBe(4)
    await read('/a')
    expect(writes()).toBe(5)
  })

  it('are bounded in memory, however large each of them is', async () => {
    const { read, kept } = aCache({ entries: 1_000 })
    for (let page = 0; page < 50; page += 1) await read(`/${page}`, 300)
    expect(kept.size.length).toBeLessThanOrEqual(1_000)
    expect(kept.size.entries).toBe(3)
    await read('/huge', 5_000)
    expect(kept.size).toEqual({ entries: 0, length: 0 })
  })

  it('are not kept when they failed', async () => {
    const { kept, read } = aCache()
    await expect(kept.get('/a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await read('/a')).toBe('x'.repeat(10))
  })
})
