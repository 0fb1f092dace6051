import { afterEach, describe, expect, it, vi } from 'vitest'
import { ChunkLoadError, loadChunk } from './load-chunk.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('chunk loading failure (spec §8)', () => {
  it('ChunkLoadError after 120000 ms', async () => {
    vi.useFakeTimers()
    const loading = loadChunk(() => new Promise(() => undefined))
    const outcome: { error?: unknown } = {}
    loading.catch(error => {
      outcome.error = error
    })
    await vi.advanceTimersByTimeAsync(119_999)
    expect(outcome.error).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome.error).toBeInstanceOf(ChunkLoadError)
  })

  it('a chunk that cannot be fetched fails at once, with its cause', async () => {
    const cause = new TypeError('offline')
    await expect(loadChunk(() => Promise.reject(cause))).rejects.toMatchObject({ name: 'ChunkLoadError', cause })
  })

  it('a chunk that arrives leaves no timer behind', async () => {
    vi.useFakeTimers()
    expect(await loadChunk(async () => 'screen')).toBe('screen')
    expect(vi.getTimerCount()).toBe(0)
  })
})
