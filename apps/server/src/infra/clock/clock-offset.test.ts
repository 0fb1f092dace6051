import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Db } from '../database/database.ts'
import { createLog } from '../log/log.ts'
import { createClock, followClockOffset, isMovable } from './clock-offset.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A database whose reads of the offset end when the test says so. */
function slowDatabase() {
  const waiting: ((offset: number) => void)[] = []
  const execute = () => new Promise(resolve => waiting.push(offset => resolve({ rows: [{ value: String(offset) }] })))
  const answer = async (offset: number) => {
    waiting.shift()?.(offset)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { db: { execute } as unknown as Db, answer }
}

async function following() {
  const clock = createClock('test')
  if (!isMovable(clock)) throw new Error('this clock should be movable')
  const { db, answer } = slowDatabase()
  const starting = followClockOffset(clock, db, createLog('silent'))
  await answer(0)
  await starting
  return { clock, answer }
}

describe('following the shared clock', () => {
  it('adopts a move of another process within a second', async () => {
    const { clock, answer } = await following()
    await vi.advanceTimersByTimeAsync(1_000)
    await answer(5_000)
    expect(clock.offset()).toBe(5_000)
  })

  it('does not fall back to a value read before this process itself was moved', async () => {
    const { clock, answer } = await following()
    await vi.advanceTimersByTimeAsync(1_000)
    clock.setOffset(9_000)
    await answer(0)
    expect(clock.offset()).toBe(9_000)
    await vi.advanceTimersByTimeAsync(1_000)
    await answer(9_000)
    expect(clock.offset()).toBe(9_000)
  })
})
