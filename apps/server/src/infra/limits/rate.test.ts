import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { AppError } from '../app-error.ts'
import { transact } from '../database/transact.ts'
import { rateCounters } from './rate.table.ts'
import { counted, countUp, forget, limit } from './rate.ts'
import { createTurnstile } from './turnstile.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
afterEach(async () => {
  server.clock.setOffset(0)
  await server.ctx.db.delete(rateCounters)
})

const rule = { key: 'x', max: 3, windowMs: 60_000 }

describe('counters that all processes share', () => {
  it('let exactly the limit through when fifty come at once', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => limit(server.ctx, rule)))
    expect(outcomes.filter(outcome => outcome.status === 'fulfilled')).toHaveLength(3)
  })

  it('say when to retry', async () => {
    server.clock.moveBy(45_000)
    for (let count = 0; count < 3; count += 1) await limit(server.ctx, rule)
    const refused = await limit(server.ctx, rule).catch(error => error)
    expect(refused).toBeInstanceOf(AppError)
    expect(refused).toMatchObject({ id: 'request.too_many', data: { retry_after: 15 } })
    server.clock.moveBy(15_000)
    await limit(server.ctx, rule)
  })

  it('survive a rollback of the work that they count', async () => {
    await transact(server.ctx, async tx => {
      await countUp(tx, rule)
      throw new Error('rolled back')
    }).catch(() => undefined)
    expect(await counted(server.ctx, rule)).toBe(1)
    await forget(server.ctx, rule)
    expect(await counted(server.ctx, rule)).toBe(0)
  })

  it('work while every connection for transactions is busy', async () => {
    const all = Array.from({ length: 12 }, () => transact(server.ctx, tx => countUp(tx, rule)))
    expect((await Promise.all(all)).toSorted((a, b) => a - b).at(-1)).toBe(12)
  })
})

describe('a turnstile', () => {
  it('runs a few at once, lets some wait in order, and refuses the rest', async () => {
    const inTurn = createTurnstile(2, 3)
    let running = 0
    let most = 0
    const order: number[] = []
    const work = (index: number) =>
      inTurn(async () => {
        running += 1
        most = Math.max(most, running)
        order.push(index)
        await new Promise(resolve => setImmediate(resolve))
        running -= 1
      })
    const outcomes = await Promise.allSettled([0, 1, 2, 3, 4, 5, 6].map(work))
    expect(outcomes.map(outcome => outcome.status)).toEqual([...Array(5).fill('fulfilled'), 'rejected', 'rejected'])
    expect([most, order]).toEqual([2, [0, 1, 2, 3, 4]])
    await work(7)
  })

  it('continues after work that fails', async () => {
    const inTurn = createTurnstile(1, 1)
    await expect(inTurn(() => Promise.reject(new Error('x')))).rejects.toThrow('x')
    expect(await inTurn(async () => 5)).toBe(5)
  })
})
