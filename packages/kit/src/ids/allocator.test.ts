import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createIdAllocator } from './allocator.ts'

/** A durable counter like the database's; `reserved` lists the requested sizes. */
function counter(first = 1) {
  let next = first
  const reserved: number[] = []
  return {
    reserved,
    reserve: async (size: number): Promise<number> => {
      reserved.push(size)
      const start = next
      next += size
      await Promise.resolve()
      return start
    },
  }
}

/** Runs all pending microtasks. */
const settle = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

describe('createIdAllocator', () => {
  it('reserves nothing before its first use, then counts up across blocks', async () => {
    const { reserve, reserved } = counter(5001)
    const ids = createIdAllocator(reserve, 10)
    expect(reserved).toEqual([])

    const given: number[] = []
    for (let i = 0; i < 25; i++) given.push(await ids.next())
    expect(given).toEqual(Array.from({ length: 25 }, (_, i) => 5001 + i))
  })

  it('shares one reservation between calls at the same time', async () => {
    const { reserve, reserved } = counter()
    const ids = createIdAllocator(reserve, 100)
    const given = await Promise.all(Array.from({ length: 50 }, () => ids.next()))
    expect(new Set(given).size).toBe(50)
    expect(reserved).toEqual([100])
  })

  it('fetches the next block when 80 % of this one is used, not before', async () => {
    const { reserve, reserved } = counter()
    const ids = createIdAllocator(reserve, 10)
    await ids.take(7)
    await settle()
    expect(reserved).toHaveLength(1)
    await ids.next()
    await settle()
    expect(reserved).toHaveLength(2)
    await ids.take(2)
    await settle()
    expect(reserved).toHaveLength(2)
  })

  it('gives ids of the current block while the next one is slow', async () => {
    let release = (_first: number): void => undefined
    let call = 0
    const ids = createIdAllocator(() => {
      call += 1
      return call === 1 ? Promise.resolve(1) : new Promise(resolve => (release = resolve))
    }, 10)
    expect(await ids.take(10)).toHaveLength(10)

    const late = ids.next()
    release(11)
    expect(await late).toBe(11)
  })

  it('rejects waiting calls when a reservation fails, and retries at the next call', async () => {
    const { reserve } = counter()
    let broken = true
    const ids = createIdAllocator(size => (broken ? Promise.reject(new Error('database away')) : reserve(size)), 10)
    const waiting = await Promise.allSettled([ids.next(), ids.take(3)])
    expect(waiting.map(result => result.status)).toEqual(['rejected', 'rejected'])

    broken = false
    expect(await ids.next()).toBe(1)
  })

  it('recovers from a reservation that throws at once', async () => {
    const { reserve } = counter()
    let broken = true
    const ids = createIdAllocator(size => {
      if (broken) throw new Error('no pool')
      return reserve(size)
    }, 10)
    await expect(ids.next()).rejects.toThrow('no pool')

    broken = false
    expect(await ids.next()).toBe(1)
  })

  it('hides a failed prefetch as long as the block lasts', async () => {
    const { reserve } = counter()
    let broken = false
    const ids = createIdAllocator(size => (broken ? Promise.reject(new Error('database away')) : reserve(size)), 10)
    await ids.take(7)
    broken = true
    expect(await ids.take(2)).toEqual([8, 9])
    await settle()
    broken = false
    expect(await ids.take(3)).toEqual([10, 11, 12])
  })

  it('reserves more than a block in one call of its own', async () => {
    const { reserve, reserved } = counter()
    const ids = createIdAllocator(reserve, 10)
    await ids.next()
    const many = await ids.take(500)
    expect(reserved).toEqual([10, 500])
    expect(many).toEqual(Array.from({ length: 500 }, (_, i) => 11 + i))
    expect(await ids.next()).toBe(2)
  })

  it.each([0, -1, 1.5, Number.NaN])('refuses the block size %d', size => {
    expect(() => createIdAllocator(counter().reserve, size)).toThrow(RangeError)
  })

  it.each([-1, 1.5, Number.NaN])('refuses to take %d ids', async n => {
    await expect(createIdAllocator(counter().reserve).take(n)).rejects.toThrow(RangeError)
  })

  it.each([0, -5, 1.5, Number.NaN, Number.MAX_SAFE_INTEGER - 3])('refuses a block that starts at %d', async first => {
    await expect(createIdAllocator(async () => first, 10).next()).rejects.toThrow(RangeError)
  })

  it('never gives an id twice, in any interleaving of two processes, sizes and failures', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 7 }),
        fc.array(fc.record({ n: fc.nat(15), second: fc.boolean() }), { maxLength: 30 }),
        fc.infiniteStream(fc.nat(5)),
        async (size, calls, luck) => {
          const shared = counter()
          const flaky = async (count: number): Promise<number> => {
            const roll = luck.next().value
            for (let i = 0; i < roll; i++) await Promise.resolve()
            if (roll === 5) throw new Error('database away')
            return shared.reserve(count)
          }
          const processes = [createIdAllocator(flaky, size), createIdAllocator(flaky, size)] as const
          const results = await Promise.allSettled(calls.map(({ n, second }) => processes[second ? 1 : 0].take(n)))

          const given = results.flatMap(result => (result.status === 'fulfilled' ? result.value : []))
          expect(new Set(given).size).toBe(given.length)
          results.forEach((result, index) => {
            if (result.status === 'fulfilled') expect(result.value).toHaveLength(calls[index]?.n ?? -1)
          })
        },
      ),
    )
  })
})
