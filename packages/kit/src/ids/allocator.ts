import { isId } from './id.ts'

/** Allocates ids from blocks reserved in the database, so that most ids need no round trip. */
export interface IdAllocator {
  /** The next id, never given twice. */
  next(): Promise<number>
  /** The next n ids, ascending within a block; more than a block's worth is reserved in one call of its own. */
  take(n: number): Promise<number[]>
}

interface Block {
  next: number
  readonly end: number
}

/**
 * Creates an allocator over `reserve(size)`, which durably reserves that many ids and returns the first. Concurrent calls
 * share one reservation; the next block is fetched when 80 % of the current one is used. A failed reservation rejects the waiting calls and is
 * retried by the next call; ids may be skipped, never repeated.
 */
export function createIdAllocator(reserve: (size: number) => Promise<number>, size = 1000): IdAllocator {
  if (!isId(size)) throw new RangeError(`Not a block size: ${size}`)
  let block: Block = { next: 0, end: 0 }
  let spare: Block | undefined
  let pending: Promise<void> | undefined

  async function reserveBlock(count: number): Promise<Block> {
    const first = await reserve(count)
    if (!isId(first) || !isId(first + count - 1)) throw new RangeError(`Not a block of ids: ${first} + ${count}`)
    return { next: first, end: first + count }
  }

  function refill(): Promise<void> {
    pending ??= reserveBlock(size)
      .then(reserved => {
        spare = reserved
      })
      .finally(() => {
        pending = undefined
      })
    return pending
  }

  function prefetch(): void {
    const left = block.end - block.next
    // No caller waits for a prefetch: the call that needs the block reserves again and gets the error.
    if (left <= size * 0.2 && !spare && !pending) refill().catch(() => undefined)
  }

  async function next(): Promise<number> {
    while (block.next === block.end) {
      if (spare) {
        block = spare
        spare = undefined
      } else await refill()
    }
    const id = block.next++
    prefetch()
    return id
  }

  async function take(n: number): Promise<number[]> {
    if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(`Not a count of ids: ${n}`)
    if (n > size) {
      const { next: first } = await reserveBlock(n)
      return Array.from({ length: n }, (_, index) => first + index)
    }
    const ids: number[] = []
    while (ids.length < n) ids.push(await next())
    return ids
  }

  return { next, take }
}
