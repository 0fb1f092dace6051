import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { transact } from '../database/transact.ts'
import { Reactions } from '../outbox/reactions.ts'
import { jobs } from './job.table.ts'
import { enqueue, enqueueAll, type JobHandler, JobKinds, withdraw } from './jobs.ts'
import { plantRecurring, runDueJobs } from './run-jobs.ts'
import { restAfter, startWorker } from './worker.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
afterEach(async () => {
  server.clock.setOffset(0)
  await server.ctx.db.delete(jobs)
})

const put = (dedupe: string, { kind = 'work', inMs = 0 } = {}) =>
  transact(server.ctx, tx =>
    enqueue(tx, { kind, dedupe, payload: { name: dedupe }, runAt: new Date(tx.clock.now().getTime() + inMs) }),
  )
const rowOf = async (dedupe: string) => {
  const [row] = await server.ctx.db.select().from(jobs).where(eq(jobs.dedupe, dedupe))
  return row
}
const kindsThat = (work: (name: string) => Promise<void>) => {
  const kinds = new JobKinds()
  kinds.on('work', (_ctx, payload) => work(String(payload.name)))
  return kinds
}

describe('a job', () => {
  it('runs when it is due, once, with its payload', async () => {
    const seen: string[] = []
    const kinds = kindsThat(async name => void seen.push(name))
    await put('later', { inMs: 60_000 })
    await put('now')
    await runDueJobs(server.runtime, kinds)
    expect(seen).toEqual(['now'])
    server.clock.moveBy(60_000)
    await runDueJobs(server.runtime, kinds)
    await runDueJobs(server.runtime, kinds)
    expect(seen).toEqual(['now', 'later'])
    expect((await rowOf('later'))?.doneAt).toEqual(server.clock.now())
  })

  it('does not exist when the transaction that enqueued it rolls back', async () => {
    const failing = transact(server.ctx, async tx => {
      await enqueue(tx, { kind: 'work', dedupe: 'gone', runAt: tx.clock.now() })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await rowOf('gone')).toBeUndefined()
  })

  it('is open once per kind and dedupe text, and may be enqueued again after it is done', async () => {
    await Promise.all([1, 2, 3].map(() => put('one')))
    expect(await server.ctx.db.select().from(jobs)).toHaveLength(1)
    await runDueJobs(
      server.runtime,
      kindsThat(async () => undefined),
    )
    await put('one')
    expect(await server.ctx.db.select().from(jobs)).toHaveLength(2)
  })

  it('can be withdrawn while it waits', async () => {
    await put('timer', { inMs: 1_000 })
    await transact(server.ctx, tx => withdraw(tx, 'work', 'timer'))
    expect(await rowOf('timer')).toBeUndefined()
  })

  it('is retried with growing waits when it fails, and blocks no other', async () => {
    const seen: string[] = []
    const kinds = kindsThat(async name => {
      seen.push(name)
      if (name === 'bad') throw new Error('no luck')
    })
    await put('bad')
    await put('good')
    await runDueJobs(server.runtime, kinds)
    expect(seen).toEqual(['bad', 'good'])
    const waits: number[] = []
    for (let round = 0; round < 3; round += 1) {
      const row = await rowOf('bad')
      waits.push((row?.runAt.getTime() ?? 0) - server.clock.now().getTime())
      server.clock.moveBy(waits.at(-1) ?? 0)
      await runDueJobs(server.runtime, kinds)
    }
    expect(waits).toEqual([4_000, 8_000, 16_000])
    expect(await rowOf('bad')).toMatchObject({ attempts: 4, lastError: 'Error: no luck', doneAt: null })
  })

  it('of a worker that died is run again when its lease is over, not before', async () => {
    await put('orphan')
    await server.ctx.db.update(jobs).set({ lockedUntil: new Date(server.clock.now().getTime() + 60_000), attempts: 1 })
    const seen: string[] = []
    const kinds = kindsThat(async name => void seen.push(name))
    server.clock.moveBy(60_000)
    expect(await runDueJobs(server.runtime, kinds)).toBe(0)
    server.clock.moveBy(1)
    expect(await runDueJobs(server.runtime, kinds)).toBe(1)
    expect(seen).toEqual(['orphan'])
  })

  it('is taken by only one of many workers', async () => {
    for (let index = 0; index < 120; index += 1) await put(`job ${index}`)
    const seen: string[] = []
    const kinds = kindsThat(async name => void seen.push(name))
    const worker = async () => {
      while ((await runDueJobs(server.runtime, kinds)) > 0);
    }
    await Promise.all([1, 2, 3, 4, 5, 6].map(worker))
    expect(seen).toHaveLength(120)
    expect(new Set(seen).size).toBe(120)
  })

  it('would be taken by several if taking were not one locking statement (mutant)', async () => {
    for (let index = 0; index < 40; index += 1) await put(`job ${index}`)
    const seen: number[] = []
    const takeBlindly = async () => {
      const open = await server.ctx.db.select({ id: jobs.id }).from(jobs)
      for (const { id } of open) {
        await server.ctx.db.update(jobs).set({ doneAt: server.clock.now() }).where(eq(jobs.id, id))
        seen.push(id)
      }
    }
    await Promise.all([1, 2, 3, 4].map(takeBlindly))
    expect(seen.length).toBeGreaterThan(40)
  })
})

describe('a long job', () => {
  const longThat = (handler: JobHandler): JobKinds => {
    const kinds = new JobKinds()
    kinds.on('work', handler, 'long')
    return kinds
  }

  it('waits in a lane of its own, one at a time', async () => {
    await Promise.all(['a', 'b'].map(dedupe => put(dedupe)))
    const kinds = longThat(async () => undefined)
    expect(await runDueJobs(server.runtime, kinds)).toBe(0)
    expect(await runDueJobs(server.runtime, kinds, 'long')).toBe(1)
    expect(await runDueJobs(server.runtime, kinds, 'long')).toBe(1)
  })

  it('keeps its lease as long as it renews it', async () => {
    await put('held')
    let others = 0
    const kinds = longThat(async (_ctx, _payload, lease) => {
      for (let minute = 0; minute < 3; minute += 1) {
        server.clock.moveBy(50_000)
        expect(await lease.renew()).toBe(true)
        others += await runDueJobs(server.runtime, kinds, 'long')
      }
    })
    expect(await runDueJobs(server.runtime, kinds, 'long')).toBe(1)
    expect(others).toBe(0)
    expect((await rowOf('held'))?.doneAt).not.toBeNull()
  })

  it('that another worker has taken can be neither renewed, ended nor failed by the first', async () => {
    await put('lost')
    let run = 0
    const second = Promise.withResolvers<void>()
    let seen: unknown
    const kinds: JobKinds = longThat(async (_ctx, _payload, lease) => {
      run += 1
      if (run === 2) return second.promise
      server.clock.moveBy(61_000)
      const taken = runDueJobs(server.runtime, kinds, 'long')
      await vi.waitFor(() => expect(run).toBe(2))
      expect(await lease.renew()).toBe(false)
      seen = taken
      throw new Error('given up')
    })
    await runDueJobs(server.runtime, kinds, 'long')
    expect(await rowOf('lost')).toMatchObject({ attempts: 2, lastError: null, doneAt: null })
    second.resolve()
    await seen
    expect((await rowOf('lost'))?.doneAt).not.toBeNull()
  })

  it('is given up when the worker stops, and is due again', async () => {
    await put('stopped')
    const started = Promise.withResolvers<void>()
    const kinds = longThat(async (_ctx, _payload, lease) => {
      started.resolve()
      while (await lease.renew()) await new Promise(resolve => setImmediate(resolve))
      throw new Error('given up')
    })
    const worker = startWorker(server.runtime, new Reactions(), kinds)
    await started.promise
    await worker.stop()
    expect(await rowOf('stopped')).toMatchObject({ doneAt: null, lockedUntil: null, lastError: 'Error: given up' })
  })
})

it('a worker pauses twice as long after each failure in a row, 5 s at most', () => {
  expect([0, 1, 2, 3, 4, 40].map(restAfter)).toEqual([500, 1_000, 2_000, 4_000, 5_000, 5_000])
})

describe('recurring work', () => {
  it('is due again if the clock is moved past its next time while it runs', async () => {
    const kinds = new JobKinds()
    let runs = 0
    kinds.every('daily', 86_400_000, async () => {
      runs += 1
      if (runs === 1) server.clock.moveBy(8 * 86_400_000)
    })
    await plantRecurring(server.runtime, kinds)
    await runDueJobs(server.runtime, kinds)
    await runDueJobs(server.runtime, kinds)
    expect(runs).toBe(2)
    await runDueJobs(server.runtime, kinds)
    expect(runs).toBe(2)
  })

  it('has one row however many processes start, and re-enqueues itself after each run', async () => {
    let runs = 0
    const kinds = new JobKinds()
    kinds.every('tick', 1_000, async () => {
      runs += 1
    })
    await Promise.all([1, 2, 3].map(() => plantRecurring(server.runtime, kinds)))
    for (let second = 0; second < 3; second += 1) {
      await runDueJobs(server.runtime, kinds)
      await runDueJobs(server.runtime, kinds)
      server.clock.moveBy(1_000)
    }
    expect(runs).toBe(3)
    expect(await server.ctx.db.select().from(jobs)).toHaveLength(1)
  })

  it('continues after a failure', async () => {
    let runs = 0
    const kinds = new JobKinds()
    kinds.every('tick', 1_000, async () => {
      runs += 1
      if (runs === 1) throw new Error('first time')
    })
    await plantRecurring(server.runtime, kinds)
    await runDueJobs(server.runtime, kinds)
    server.clock.moveBy(4_000)
    await runDueJobs(server.runtime, kinds)
    expect(runs).toBe(2)
    expect(await rowOf('recurring')).toMatchObject({ attempts: 0, lastError: null })
  })

  it('refuses two handlers of one kind', () => {
    const kinds = kindsThat(async () => undefined)
    expect(() => kinds.on('work', async () => undefined)).toThrow('registered twice')
  })
})

describe('the worker', () => {
  it('finishes the current batch and ends', async () => {
    await put('slow')
    const started = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const kinds = kindsThat(async () => {
      started.resolve()
      await held.promise
    })
    const worker = startWorker(server.runtime, new Reactions(), kinds)
    await started.promise
    let hasStopped = false
    const stopping = worker.stop().then(() => {
      hasStopped = true
    })
    await new Promise(resolve => setImmediate(resolve))
    expect(hasStopped).toBe(false)
    held.resolve()
    await stopping
    expect((await rowOf('slow'))?.doneAt).not.toBeNull()
  })

  it('begins with long jobs once the short ones that became due meanwhile are done', async () => {
    const order: string[] = []
    const allRan = Promise.withResolvers<void>()
    const kinds = kindsThat(async () => {
      order.push('short')
    })
    kinds.on(
      'check',
      async () => {
        order.push('long')
        allRan.resolve()
      },
      'long',
    )
    const dues = Array.from({ length: 45 }, (_, at) => ({ kind: 'work', dedupe: `due ${at}` }))
    await enqueueAll(
      server.ctx,
      [{ kind: 'check', dedupe: 'books' }, ...dues].map(job => ({ ...job, runAt: server.clock.now() })),
    )
    const worker = startWorker(server.runtime, new Reactions(), kinds)
    await allRan.promise
    await worker.stop()
    expect(order).toEqual([...dues.map(() => 'short'), 'long'])
  })
})
