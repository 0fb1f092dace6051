import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Ctx } from '../../../../infra/context.ts'
import { Recent } from './recent.ts'

const KEPT_MS = 1_000
const root = {}
const ctx = { root } as Ctx

/** Work that ends when the test says so. */
const slowWork = () => {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { work: vi.fn(() => promise), resolve, reject }
}
const never = () => Promise.reject(new Error('was asked again'))
const always = () => true

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

describe('a recent result', () => {
  it('is given again until it is too old', async () => {
    const recent = new Recent<string>(KEPT_MS)
    await recent.getOr(ctx, 'tea', async () => 'old', always)
    vi.advanceTimersByTime(KEPT_MS - 1)
    expect(await recent.getOr(ctx, 'tea', never, always)).toBe('old')
    vi.advanceTimersByTime(1)
    expect(await recent.getOr(ctx, 'tea', async () => 'new', always)).toBe('new')
  })

  it('is not kept when it is not worth it', async () => {
    const recent = new Recent<string>(KEPT_MS)
    await recent.getOr(
      ctx,
      'tea',
      async () => 'few',
      () => false,
    )
    expect(await recent.getOr(ctx, 'tea', async () => 'more', always)).toBe('more')
  })

  it('is given to others while one caller renews it, for as long again and no longer', async () => {
    const recent = new Recent<string>(KEPT_MS)
    await recent.getOr(ctx, 'tea', async () => 'old', always)
    vi.advanceTimersByTime(KEPT_MS)
    const first = slowWork()
    const renewed = recent.getOr(ctx, 'tea', first.work, always)
    expect(await recent.getOr(ctx, 'tea', never, always)).toBe('old')
    vi.advanceTimersByTime(KEPT_MS)
    expect(await recent.getOr(ctx, 'tea', async () => 'newer', always)).toBe('newer')
    first.resolve('new')
    expect(await renewed).toBe('new')
  })

  it('that could not be renewed is asked for by the next caller', async () => {
    const recent = new Recent<string>(KEPT_MS)
    await recent.getOr(ctx, 'tea', async () => 'old', always)
    vi.advanceTimersByTime(KEPT_MS)
    const first = slowWork()
    const renewed = recent.getOr(ctx, 'tea', first.work, always)
    first.reject(new Error('the connection was cut'))
    await expect(renewed).rejects.toThrow('the connection was cut')
    expect(await recent.getOr(ctx, 'tea', async () => 'new', always)).toBe('new')
  })
})
