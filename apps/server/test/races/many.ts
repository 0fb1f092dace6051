import { sql } from 'drizzle-orm'
import type { Answer, TestApp } from '#harness/app.ts'
import { stocks } from '../../src/modules/catalog/index.ts'

/** Connections of a race: more than enough to run side by side, fewer than the callers, so that some have to wait. */
export const CONNECTIONS = 16

/** Answers by business code: `{200: 1, 409: 19}`. */
export function byCode(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { code } of answers) counts[code] = (counts[code] ?? 0) + 1
  return counts
}

/** Opens the pool's connections first, so that the callers of a race really start together. */
export async function warm(server: TestApp): Promise<void> {
  await Promise.all(Array.from({ length: CONNECTIONS }, () => server.ctx.db.execute(sql`select pg_sleep(0.05)`)))
}

/** Stock on hand and reserved of a SKU. */
export async function stockOf(server: TestApp, skuId: number): Promise<{ onHand: number; reserved: number }> {
  const [row] = await server.ctx.db.select().from(stocks).where(sql`${stocks.skuId} = ${skuId}`)
  return { onHand: row?.onHand ?? 0, reserved: row?.reserved ?? 0 }
}

/** Callers of a mutant: fewer than the connections, so that all of them can be between reading and writing at one time. */
const NAIVE = 10

/** A barrier: no caller continues before `count` have arrived. It makes a mutant's worst case certain. */
function meeting(count: number): () => Promise<void> {
  let arrived = 0
  let open: () => void = () => undefined
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  return () => {
    arrived += 1
    if (arrived === count) open()
    return opened
  }
}

/** Runs code that reads, waits until everyone has read, and writes; returns nothing, the caller checks the result. */
export const naively = async (work: (met: () => Promise<void>, at: number) => Promise<void>): Promise<void> => {
  const met = meeting(NAIVE)
  await Promise.all(Array.from({ length: NAIVE }, (_, at) => work(met, at)))
}
